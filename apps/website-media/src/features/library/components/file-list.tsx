import { useRef } from 'react';
import type { LibraryList } from '@temple/contracts';
import { useLayout } from '@temple/remote-kit';
import type { LinkQuery } from '@temple/router';
import { Button, ButtonLink } from '@temple/ui/button';
import { EmptyState } from '@temple/ui/empty-state';
import { ListItem, ListRows } from '@temple/ui/list-row';
import { Busy, Skeleton } from '@temple/ui/skeleton';
import { BeyondEnd } from '../../../shared/beyond-end.tsx';
import { Earlier } from '../../../shared/earlier.tsx';
import { FileRow } from '../../../shared/file-rows.tsx';
import { ListFoot } from '../../../shared/list-foot.tsx';
import { pagesOf, type ListWindow } from '../../../shared/list-window.ts';
import { useText } from '../../../text.ts';
import { useList } from '../library.endpoints.ts';
import type { Filters } from '../model/filters.ts';
import s from './file-list.module.css';

export interface FileListProps {
  readonly label: string;
  readonly filters: Filters;
  readonly page: number;
  readonly window: ListWindow;
  /** The list's last page; undefined while it is fetched. */
  readonly files: LibraryList['files'] | undefined;
  readonly state: 'ready' | 'busy' | 'failed';
  readonly onRetry: () => void;
  /** The next useful step where there are no files. */
  readonly elsewhere: { readonly href: string; readonly label: string };
}

/** Files as rows, page by page. */
export function FileList({
  label,
  filters,
  page,
  window,
  files,
  state,
  onRetry,
  elsewhere,
}: FileListProps) {
  const t = useText();
  const layout = useLayout();
  const top = useRef<HTMLDivElement>(null);
  const pages = layout === 'desktop' ? [page] : pagesOf(window);
  const query: LinkQuery = { ...filters };
  if (files?.total === 0) {
    return (
      <EmptyState
        icon="library"
        title={t('library.none')}
        note={t('library.noneNote')}
        action={<ButtonLink href={elsewhere.href}>{elsewhere.label}</ButtonLink>}
      />
    );
  }
  if (files?.items.length === 0) return <BeyondEnd query={query} />;
  if (!files && pages.length === 1 && state === 'busy') return <FileListSkeleton />;
  return (
    <div ref={top} tabIndex={-1} className={s.list}>
      {layout === 'mobile' && <Earlier first={window.first} query={query} />}
      <ListRows label={label}>
        {pages.map((n) => (
          <FileChunk key={n} filters={filters} page={n} last={n === page} />
        ))}
      </ListRows>
      <ListFoot
        page={page}
        size={files?.size ?? 12}
        total={files?.total ?? page * 12 + 1}
        state={state}
        onRetry={onRetry}
        query={query}
        top={top}
      />
    </div>
  );
}

/** One page of a list; the foot of the list speaks for the last one. */
function FileChunk({ filters, page, last }: { filters: Filters; page: number; last: boolean }) {
  const t = useText();
  const { currentData, error, isFetching, refetch } = useList({ ...filters, page });
  if (currentData)
    return currentData.files.items.map((file) => <FileRow key={file.id} file={file} />);
  if (last) return null;
  return (
    <ListItem>
      {error ? (
        <Button variant="quiet" iconStart="retry" busy={isFetching} onClick={refetch}>
          {t('retry')}
        </Button>
      ) : (
        <Skeleton shape="row" />
      )}
    </ListItem>
  );
}

export function FileListSkeleton() {
  const t = useText();
  return (
    <Busy label={t('loading')} className={s.waiting}>
      <Skeleton shape="row" count={8} />
    </Busy>
  );
}
