import { formatSize } from '@temple/i18n';
import { Button, ButtonLink } from '@temple/ui/button';
import { Icon } from '@temple/ui/icon';
import { Progress } from '@temple/ui/progress';
import { useText } from '../../../text.ts';
import type { FileDownload } from '../model/downloads.ts';
import s from './download-panel.module.css';

export interface DownloadPanelProps {
  readonly name: string;
  readonly size: number;
  readonly state: FileDownload;
  readonly words: string | undefined;
  readonly onStart: () => void;
  readonly onCancel: () => void;
  /** Address that shows the file, for types that browsers show. */
  readonly openHref?: string | undefined;
}

const ACTIONS = {
  idle: { label: 'download.start', icon: 'download' },
  downloading: { label: 'download.start', icon: 'download' },
  finished: { label: 'download.again', icon: 'download' },
  cancelled: { label: 'download.start', icon: 'download' },
  failed: { label: 'retry', icon: 'retry' },
} as const;

/** Getting a file: the one large button of its page, how far it is, and what can be done meanwhile. */
export function DownloadPanel({
  name,
  size,
  state,
  words,
  onStart,
  onCancel,
  openHref,
}: DownloadPanelProps) {
  const t = useText();
  const { label, icon } = ACTIONS[state.status];
  const running = state.status === 'downloading';
  return (
    <div className={s.panel} data-status={state.status}>
      <div className={s.actions}>
        <Button
          size="large"
          iconStart={icon}
          busy={running}
          onClick={onStart}
          aria-label={`${t(label)} ${name}`}
        >
          {t(label)} · {formatSize(size)}
        </Button>
        {running ? (
          <Button size="large" variant="outline" iconStart="close" onClick={onCancel}>
            {t('download.cancel')}
          </Button>
        ) : (
          openHref && (
            <ButtonLink
              size="large"
              variant="outline"
              iconStart="external"
              href={openHref}
              target="_blank"
              rel="noopener"
            >
              {t('download.openNew')}
            </ButtonLink>
          )
        )}
      </div>
      {running && (
        <Progress
          label={name}
          {...(state.progress === undefined ? {} : { value: state.progress })}
          {...(words ? { valueText: words } : {})}
        />
      )}
      <p className={s.words} role="status">
        {words && (
          <>
            {state.status === 'finished' && <Icon name="success" className={s.icon} />}
            {state.status === 'failed' && <Icon name="error" className={s.icon} />}
            {words}
          </>
        )}
      </p>
    </div>
  );
}
