import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { api, configureClient, injectContract } from '@temple/api-client';
import {
  addNamespace,
  createI18n,
  htmlLang,
  I18nProvider,
  LANGUAGE_NAMES,
  type Language,
} from '@temple/i18n';
import { BrowserRouter } from '@temple/router';
import { makeStore, StoreProvider } from '@temple/store';
import type { RemoteDefinition } from '../remote.ts';
import { FakeShell } from './fake-shell.tsx';
import s from './fake-shell.module.css';

const { useTempleInfo, useConfigMap } = injectContract('system', {
  templeInfo: 'GET /pub/product/temple/info',
  configMap: 'GET /pub/system/configMap',
});

export interface AloneOptions {
  /** `themeCss` of `@temple/ui/tokens`: this package may not import the kit. */
  readonly themeCss: (primaryColor: string) => string;
}

/** The remote with the temple of the real server, or why there is none. */
function Site({ remote, themeCss }: { remote: RemoteDefinition } & AloneOptions) {
  const temple = useTempleInfo();
  const config = useConfigMap({ configCode: 'basics' });
  const error = temple.error ?? config.error;
  if (error) {
    return (
      <p className={s.problem} role="alert">
        {error.msg || `The API does not answer (${error.kind} ${error.code}).`}
      </p>
    );
  }
  if (!temple.data || !config.data) return <p role="status">Asking the API for the temple…</p>;
  return (
    <>
      <style>{themeCss(temple.data.primaryColor)}</style>
      <FakeShell remote={remote} temple={temple.data} config={config.data} />
    </>
  );
}

function askedLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  return LANGUAGE_NAMES.find(({ code }) => code === asked)?.code ?? 'zh';
}

/** Runs a remote on the fake shell in the element `root`; `?lang=` chooses the language. */
export async function runAlone(remote: RemoteDefinition, options: AloneOptions): Promise<void> {
  const language = askedLanguage();
  document.documentElement.lang = htmlLang(language);
  configureClient({ language });
  const store = makeStore({ [api.reducerPath]: api.reducer }, [api.middleware]);
  const i18n = createI18n(language);
  await addNamespace(i18n, remote.id, remote.locales);
  remote.setup?.({ store, i18n });
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <StoreProvider store={store}>
        <I18nProvider i18n={i18n}>
          <BrowserRouter>
            <Site remote={remote} {...options} />
          </BrowserRouter>
        </I18nProvider>
      </StoreProvider>
    </StrictMode>,
  );
}
