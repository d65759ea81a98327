import { useLayout } from '@temple/remote-kit';
import { hrefOf, useQueryValues } from '@temple/router';
import { Chips } from '../../../shared/chips.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { usePageName } from '../../../shared/page-name.ts';
import { Page } from '../../../shared/page.tsx';
import { Problem } from '../../../shared/problem.tsx';
import { useText } from '../../../text.ts';
import { filterGroups, filtersOf } from '../model/filters.ts';
import { FileList, FileListSkeleton } from './file-list.tsx';
import s from './library-list-screen.module.css';
import { useFileList } from './use-file-list.ts';

/** Files of the library, narrowed by column, kind and format. */
export function LibraryListScreen() {
  const t = useText();
  const layout = useLayout();
  const filters = filtersOf(useQueryValues());
  const list = useFileList(filters);
  const { data, currentData } = list;
  // While a new choice is fetched the filters stay as they are, with the choice already shown.
  const shown = currentData ?? data;
  const column = shown?.columns.find((one) => one.code === filters.column);
  const name = column?.name ?? t('library.files');
  usePageName(column?.name);

  const failed = list.state === 'failed' && (!shown || list.window.first === list.window.last);
  const groups = shown ? filterGroups(shown, filters, t('filter.all')) : [];
  const narrowed = Object.keys(filters).length > 0;
  return (
    <Page>
      <PageHead
        homeHref={hrefOf('website.home')}
        trail={[{ label: t('library.title'), href: hrefOf('library.all') }]}
        title={name}
      />
      <div className={s.columns} data-layout={layout}>
        {groups.length > 0 && (
          <div className={s.filters}>
            {groups.map((group) => (
              <Chips
                key={group.name}
                kind="filter"
                showLabel
                label={t(`filter.${group.name}`)}
                chips={group.chips}
              />
            ))}
          </div>
        )}
        <div className={s.main}>
          <p className={s.count} role="status">
            {currentData && t('library.found', { count: currentData.files.total })}
          </p>
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
              files={currentData?.files}
              state={list.state}
              onRetry={list.refetch}
              elsewhere={
                narrowed
                  ? { href: hrefOf('library.list'), label: t('filter.clear') }
                  : { href: hrefOf('website.home'), label: t('goHome') }
              }
            />
          )}
        </div>
      </div>
    </Page>
  );
}
