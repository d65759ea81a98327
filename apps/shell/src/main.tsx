import './styles.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { configureClient, listenToApi, prefill } from '@temple/api-client';
import { rememberHint } from '@temple/browser-storage';
import { BOOT_ELEMENT, type BootData } from '@temple/contracts/boot';
import { addNamespace, createI18n } from '@temple/i18n';
import { BrowserRouter } from '@temple/router';
import { App } from './app/app.tsx';
import { makeShellStore } from './app/make-store.ts';
import type { ShellRuntime } from './app/runtime.tsx';
import { errorToasts } from './boot/error-toasts.ts';
import { followLinks } from './boot/follow-links.ts';
import './boot/endpoints.ts';
import { readRows } from './boot/rows.ts';
import { RouteTitles } from './boot/titles.ts';
import { updates } from './boot/updates.ts';
import { Remotes } from './remotes/remotes.ts';
import { locales } from './text.ts';

function readBoot(): BootData {
  const text = document.getElementById(BOOT_ELEMENT)?.textContent;
  if (!text) throw new Error('The page came without its boot data');
  return JSON.parse(text) as BootData;
}

/** `request-cmd` of the specification: which kind of client this is. */
function requestCmd(layout: BootData['layout']): 'wx' | 'h5' | 'pc' {
  if (/MicroMessenger/i.test(navigator.userAgent)) return 'wx';
  return layout === 'desktop' ? 'pc' : 'h5';
}

async function start(): Promise<void> {
  const boot = readBoot();
  configureClient({
    language: boot.language,
    license: boot.license,
    requestCmd: requestCmd(boot.layout),
  });
  const store = makeShellStore();
  const i18n = createI18n(boot.language);
  // The catalogue's chunk is preloaded by the HTML, so this waits for the cache only.
  await addNamespace(i18n, 'shell', locales);
  let waiting = prefill(store, boot.answers);
  const remotes = new Remotes(boot.remotes, {
    store,
    i18n,
    onCode: () => {
      waiting = prefill(store, waiting);
    },
  });
  const rows = readRows(boot.rows);
  const runtime: ShellRuntime = { boot, store, i18n, rows, titles: new RouteTitles(boot), remotes };
  const root = document.getElementById('root') as HTMLElement;
  const app = <App runtime={runtime} Router={BrowserRouter} />;
  startTransition(() => {
    if (boot.rendered) {
      hydrateRoot(root, app, {
        onRecoverableError: (error) => console.error('Hydration had to recover', error),
      });
    } else createRoot(root).render(app);
  });
  listenToApi(errorToasts(i18n));
  followLinks(rows, remotes);
  addEventListener('online', () => remotes.retryFailed());
  updates.watch(
    boot.revision,
    boot.remotes.map((remote) => `${remote.id}/${remote.version}`),
  );
  const rememberWidth = () => rememberHint('width', window.innerWidth);
  rememberWidth();
  addEventListener('resize', rememberWidth);
}

void start();
