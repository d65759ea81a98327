import type { LibraryFileCard } from '@temple/contracts';
import { formatDate, formatSize } from '@temple/i18n';
import { usePage } from '@temple/remote-kit';
import { ListItem, ListRow, ListRows } from '@temple/ui/list-row';
import { iconOf } from './file-kind.ts';
import s from './file-rows.module.css';
import { fileHref } from './links.ts';
import { useTextLang } from './text-lang.ts';

/** Files as rows that lead to their pages. */
export function FileRows({ files, label }: { files: readonly LibraryFileCard[]; label?: string }) {
  return (
    <ListRows {...(label ? { label } : {})}>
      {files.map((file) => (
        <FileRow key={file.id} file={file} />
      ))}
    </ListRows>
  );
}

export function FileRow({ file }: { file: LibraryFileCard }) {
  const { temple } = usePage();
  const textLang = useTextLang();
  return (
    <ListItem>
      <ListRow
        href={fileHref(file.id)}
        icon={iconOf(file.type)}
        title={
          <span className={s.name} lang={textLang(file.language)}>
            {file.name}
          </span>
        }
        note={`${file.type.toUpperCase()} · ${formatSize(file.size)} · ${formatDate(file.publishedAt, temple.timeZone)}`}
      />
    </ListItem>
  );
}
