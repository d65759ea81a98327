import { hrefOf, useQueryValues } from '@temple/router';
import { Chips } from '../../../shared/chips.tsx';
import { columnHref } from '../../../shared/links.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { usePageName } from '../../../shared/page-name.ts';
import { Page } from '../../../shared/page.tsx';
import { Problem } from '../../../shared/problem.tsx';
import { useText } from '../../../text.ts';
import { FileList, FileListSkeleton } from './file-list.tsx';
import { useFileList } from './use-file-list.ts';

/** The files of one library column, and the way to the others. */
export function ColumnLibraryScreen() {
  const t = useText();
  const { column } = useQueryValues();
  const filters = column ? { column } : {};
  const list = useFileList(filters);
  const shown = list.currentData ?? (list.data?.column?.code === column ? list.data : undefined);
  const columns = (list.currentData ?? list.data)?.columns ?? [];
  const name = shown?.column?.name ?? t('library.title');
  usePageName(shown?.column?.name);
  const failed = list.state === 'failed' && (!shown || list.window.first === list.window.last);

  return (
    <Page>
      <PageHead
        homeHref={hrefOf('website.home')}
        trail={shown?.column ? [{ label: t('library.title'), href: hrefOf('library.all') }] : []}
        title={name}
        summary={shown && t('library.found', { count: shown.files.total })}
      />
      {columns.length > 1 && (
        <Chips
          kind="page"
          label={t('filter.column')}
          chips={columns.map((one) => ({
            key: one.code,
            label: one.name,
            count: one.count,
            href: columnHref({ code: one.code, kind: 'library' }),
            current: one.code === column,
          }))}
        />
      )}
      {failed ? (
        <Problem
          level={2}
          error={list.error}
          onRetry={list.refetch}
          busy={list.isFetching}
          missing={t('library.listMissing')}
          action={{ href: hrefOf('library.all'), label: t('library.title') }}
        />
      ) : !shown ? (
        <FileListSkeleton />
      ) : (
        <FileList
          label={name}
          filters={filters}
          page={list.page}
          window={list.window}
          files={list.currentData?.files}
          state={list.state}
          onRetry={list.refetch}
          elsewhere={{ href: hrefOf('library.all'), label: t('library.title') }}
        />
      )}
    </Page>
  );
}
