import { useText } from '../../../text.ts';
import { formatSize } from '@temple/i18n';
import { FileItem } from '@temple/ui/file-item';
import { kindOf, isShown } from '../../../shared/file-kind.ts';
import { useFileDownload } from './use-file-download.ts';
import s from './download-list.module.css';

export interface DownloadableFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly url: string;
}

/** Files that are downloaded from where they stand. */
export function DownloadList({ files }: { files: readonly DownloadableFile[] }) {
  return (
    <ul className={s.list} role="list">
      {files.map((file) => (
        <li key={file.id} className={s.item}>
          <DownloadRow file={file} />
        </li>
      ))}
    </ul>
  );
}

function DownloadRow({ file }: { file: DownloadableFile }) {
  const t = useText();
  const { state, words, start, cancel } = useFileDownload(file.id, () =>
    Promise.resolve({ url: file.url, name: fileName(file), size: file.size }),
  );
  // The address asks the browser to save; without its query the same file is shown.
  const shown = file.url.split('?')[0];
  return (
    <FileItem
      kind={kindOf(file.type)}
      name={file.name}
      meta={`${file.type.toUpperCase()} · ${formatSize(file.size)}`}
      state={state}
      {...(words ? { statusText: words } : {})}
      labels={{
        download: t('download.start'),
        cancel: t('download.cancel'),
        retry: t('retry'),
        open: t('download.open'),
      }}
      onDownload={start}
      onCancel={cancel}
      {...(isShown(file.type) ? { onOpen: () => window.open(shown, '_blank', 'noopener') } : {})}
    />
  );
}

/** A name that says what the file is: attachments may be named without their type. */
function fileName({ name, type }: DownloadableFile): string {
  return name.toLowerCase().endsWith(`.${type}`) ? name : `${name}.${type}`;
}
