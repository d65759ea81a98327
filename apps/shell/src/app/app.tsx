import type { ComponentType, ReactNode } from 'react';
import { I18nProvider } from '@temple/i18n';
import { StoreProvider } from '@temple/store';
import { Frame } from '../frame/frame.tsx';
import { RuntimeProvider, type ShellRuntime } from './runtime.tsx';

/** The whole product under its providers; the router differs between browser and edge. */
export function App({
  runtime,
  Router,
}: {
  runtime: ShellRuntime;
  Router: ComponentType<{ children: ReactNode }>;
}) {
  return (
    <StoreProvider store={runtime.store}>
      <I18nProvider i18n={runtime.i18n}>
        <RuntimeProvider value={runtime}>
          <Router>
            <Frame lock={runtime.boot.config['lock_serve']} />
          </Router>
        </RuntimeProvider>
      </I18nProvider>
    </StoreProvider>
  );
}
