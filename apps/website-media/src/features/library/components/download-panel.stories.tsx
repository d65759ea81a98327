import { StoryFrame } from '../../../shared/story-frame.tsx';
import { useText } from '../../../text.ts';
import type { FileDownload } from '../model/downloads.ts';
import { DownloadPanel } from './download-panel.tsx';
import { wordsOf } from './use-file-download.ts';

export default { title: 'Website/DownloadPanel', component: DownloadPanel };

function Panel({ state, openHref }: { state: FileDownload; openHref?: string }) {
  const t = useText();
  return (
    <DownloadPanel
      name="禅七报名表（丁未年前冬七）"
      size={205_444}
      state={state}
      words={wordsOf(state, t)}
      onStart={() => {}}
      onCancel={() => {}}
      openHref={openHref}
    />
  );
}

const story = (state: FileDownload, openHref?: string) => ({
  render: () => (
    <StoryFrame>
      <Panel state={state} {...(openHref ? { openHref } : {})} />
    </StoryFrame>
  ),
});

export const Idle = story({ status: 'idle' }, '#');
export const Starting = story({ status: 'downloading' });
export const Running = story({ status: 'downloading', progress: 0.43 });
export const Finished = story({ status: 'finished' }, '#');
export const Cancelled = story({ status: 'cancelled' }, '#');
export const FailedNetwork = story({ status: 'failed', failure: 'network' }, '#');
export const FailedGone = story({ status: 'failed', failure: 'gone' });
