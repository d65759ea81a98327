import { useSyncExternalStore } from 'react';
import { useText } from '../../../text.ts';
import { Downloads, type FileDownload, type Source } from '../model/downloads.ts';
import { saveFile } from '../model/save-file.ts';

const downloads = new Downloads(saveFile);
const IDLE: FileDownload = { status: 'idle' };

/** One file's download: where it stands, in words too, and what can be done about it. */
export function useFileDownload(id: string, ask: () => Promise<Source | undefined>) {
  const t = useText();
  const state = useSyncExternalStore(
    downloads.subscribe,
    () => downloads.state(id),
    () => IDLE,
  );
  return {
    state,
    words: wordsOf(state, t),
    start: () => void downloads.start(id, ask),
    cancel: () => downloads.cancel(id),
  };
}

/** The state in words; in steps of ten percent, since every change is read out. */
export function wordsOf(state: FileDownload, t: ReturnType<typeof useText>): string | undefined {
  switch (state.status) {
    case 'idle':
      return undefined;
    case 'downloading':
      return state.progress === undefined
        ? t('download.starting')
        : t('download.running', { percent: Math.floor(state.progress * 10) * 10 });
    case 'finished':
      return t('download.finished');
    case 'cancelled':
      return t('download.cancelled');
    case 'failed':
      return t(`download.failed.${state.failure ?? 'network'}`);
  }
}
