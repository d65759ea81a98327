import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { messages } from '@temple/remote-kit';
import { useAddress } from '@temple/router';
import { useHydrated } from '../app/hydrated.ts';
import type { LayoutKind } from '@temple/route-table';
import { usePlace } from '../app/location.ts';
import { TitleKeeper } from '../app/title.tsx';
import { useText } from '../text.ts';
import { Arrival } from './arrival.tsx';
import { DesktopFooter, DesktopHeader } from './desktop-bars.tsx';
import { LoadingToast } from './loading-toast.tsx';
import { MobileTopBar, TabBar } from './mobile-bars.tsx';
import { NetworkNotice } from './network-notice.tsx';
import { PageHost } from './page-host.tsx';
import s from './frame.module.css';

const Settings = lazy(() => import('../settings/settings-dialog.tsx'));
const Lock = lazy(() => import('./lock-dialog.tsx'));
const Toasts = lazy(() => import('./toasts.tsx'));

function Bars({
  layout,
  top,
  onSettings,
}: {
  layout: LayoutKind;
  top: boolean;
  onSettings: () => void;
}) {
  if (layout === 'desktop')
    return top ? <DesktopHeader onSettings={onSettings} /> : <DesktopFooter />;
  return top ? <MobileTopBar onSettings={onSettings} /> : <TabBar onSettings={onSettings} />;
}

/**
 * The frame around every page. `main` keeps its place in the tree in both layouts, so that a page
 * is not built anew when the window crosses the breakpoint.
 */
export function Frame({ lock }: { lock: string | undefined }) {
  const t = useText();
  const { row, layout } = usePlace();
  const { pathname } = useAddress();
  const [settings, setSettings] = useState(false);
  const hydrated = useHydrated();
  const talking = useSyncExternalStore(messages.subscribe, messages.any, () => false);
  useEffect(() => {
    document.documentElement.dataset['layout'] = layout;
  }, [layout]);
  const openSettings = () => setSettings(true);
  return (
    <TitleKeeper route={row?.id}>
      <div className={s.frame} data-layout={layout}>
        <a className={s.skip} href="#main">
          {t('skip')}
        </a>
        <Bars layout={layout} top onSettings={openSettings} />
        <NetworkNotice />
        <main id="main" className={s.main} tabIndex={-1}>
          <PageHost row={row} layout={layout} />
        </main>
        <Bars layout={layout} top={false} onSettings={openSettings} />
      </div>
      <Arrival place={pathname} />
      <LoadingToast />
      {hydrated && (
        <Suspense fallback={null}>
          {settings && <Settings onClose={() => setSettings(false)} />}
          {(lock === '1' || lock === '2') && <Lock closable={lock === '1'} />}
          {talking && <Toasts />}
        </Suspense>
      )}
    </TitleKeeper>
  );
}
