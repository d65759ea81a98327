import { useSyncExternalStore } from 'react';
import { Button } from '@temple/ui/button';
import { Notice } from '@temple/ui/notice';
import { updates } from '../boot/updates.ts';
import { useText } from '../text.ts';

function subscribeOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says when the network is away, and when a newer revision of the site waits. */
export function NetworkNotice() {
  const t = useText();
  const online = useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
  const stale = useSyncExternalStore(updates.subscribe, updates.available, () => false);
  if (!online) {
    return (
      <Notice kind="warning" word={t('statusWarning')} live="polite">
        {t('offline')}
      </Notice>
    );
  }
  if (!stale) return null;
  return (
    <Notice
      kind="info"
      word={t('statusInfo')}
      live="polite"
      action={
        <Button variant="outline" size="small" onClick={() => location.reload()}>
          {t('update')}
        </Button>
      }
    >
      {t('updateReady')}
    </Notice>
  );
}
