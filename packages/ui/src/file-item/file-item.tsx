import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { cx } from '../lib/cx.ts';
import { Progress } from '../progress/index.ts';
import s from './file-item.module.css';

export type FileKind = 'pdf' | 'audio' | 'video' | 'image' | 'text' | 'archive' | 'other';

/** Where a download stands; `statusText` says the same in words. */
export type DownloadState =
  | { readonly status: 'idle' }
  /** `progress` 0…1, left out when the size is not known. */
  | { readonly status: 'downloading'; readonly progress?: number }
  | { readonly status: 'finished' }
  | { readonly status: 'failed' }
  | { readonly status: 'cancelled' };

export interface FileItemLabels {
  readonly download: string;
  readonly cancel: string;
  readonly retry: string;
  readonly open: string;
}

export interface FileItemProps {
  readonly kind: FileKind;
  readonly name: string;
  /** Size, length, date. */
  readonly meta?: ReactNode;
  readonly state: DownloadState;
  /** The state in words ("43 % loaded", "stopped, nothing was kept"); shown and announced. */
  readonly statusText?: string;
  readonly labels: FileItemLabels;
  readonly onDownload: () => void;
  readonly onCancel?: () => void;
  readonly onRetry?: () => void;
  /** Left out where a finished download cannot be opened from the page. */
  readonly onOpen?: () => void;
  readonly lang?: string;
  readonly className?: string;
}

const ICONS: Record<FileKind, IconName> = {
  pdf: 'file-pdf',
  audio: 'file-audio',
  video: 'file-video',
  image: 'file-image',
  text: 'file-text',
  archive: 'file-archive',
  other: 'file',
};

/** A file of the library with its download: each state has a word, an icon and the action that follows. */
export function FileItem(props: FileItemProps) {
  const { kind, name, meta, state, statusText, lang, className } = props;
  return (
    <div className={cx(s.file, className)} data-status={state.status}>
      <span className={s.badge}>
        <Icon name={ICONS[kind]} />
      </span>
      <div className={s.text}>
        <p className={s.name} lang={lang}>
          {name}
        </p>
        {meta && <p className={s.meta}>{meta}</p>}
        {state.status === 'downloading' && (
          <Progress className={s.bar} value={state.progress} label={name} valueText={statusText} />
        )}
        <p className={s.status} role="status">
          {statusText && (
            <>
              <StatusIcon status={state.status} />
              {statusText}
            </>
          )}
        </p>
      </div>
      <div className={s.action}>
        <Action {...props} />
      </div>
    </div>
  );
}

function StatusIcon({ status }: { readonly status: DownloadState['status'] }) {
  if (status === 'finished') return <Icon name="success" size="small" className={s.mark} />;
  if (status === 'failed') return <Icon name="error" size="small" className={s.mark} />;
  return null;
}

function Action({
  name,
  state,
  labels,
  onDownload,
  onCancel,
  onRetry = onDownload,
  onOpen,
}: FileItemProps) {
  // Twenty buttons called "download" tell a screen reader nothing: each is named with its file.
  const named = (label: string) => ({ 'aria-label': `${label} ${name}`, children: label });
  switch (state.status) {
    case 'idle':
      return (
        <Button variant="outline" size="small" onClick={onDownload} {...named(labels.download)} />
      );
    case 'downloading':
      return onCancel ? (
        <Button variant="quiet" size="small" onClick={onCancel} {...named(labels.cancel)} />
      ) : null;
    case 'finished':
      return onOpen ? (
        <Button variant="outline" size="small" onClick={onOpen} {...named(labels.open)} />
      ) : null;
    case 'failed':
      return <Button variant="outline" size="small" onClick={onRetry} {...named(labels.retry)} />;
    case 'cancelled':
      return (
        <Button variant="outline" size="small" onClick={onDownload} {...named(labels.download)} />
      );
  }
}
