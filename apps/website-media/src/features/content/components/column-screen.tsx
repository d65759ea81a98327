import { useRef } from 'react';
import { useLayout, usePage } from '@temple/remote-kit';
import { hrefOf, positiveInteger, useQueryValues } from '@temple/router';
import { ButtonLink } from '@temple/ui/button';
import { EmptyState } from '@temple/ui/empty-state';
import { BeyondEnd } from '../../../shared/beyond-end.tsx';
import { Chips } from '../../../shared/chips.tsx';
import { Earlier } from '../../../shared/earlier.tsx';
import { columnHref } from '../../../shared/links.ts';
import { ListFoot } from '../../../shared/list-foot.tsx';
import { pagesOf } from '../../../shared/list-window.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { usePageName } from '../../../shared/page-name.ts';
import { Page } from '../../../shared/page.tsx';
import { Problem } from '../../../shared/problem.tsx';
import { useListWindow } from '../../../shared/use-list-window.ts';
import { useText } from '../../../text.ts';
import { useColumn } from '../content.endpoints.ts';
import { familyChips, topChips } from '../model/column-chips.ts';
import { ArticleItems, ArticleListSkeleton, ColumnChunk } from './article-list.tsx';
import s from './column-screen.module.css';

/** A column: what it is about, the columns beside and below it, and its articles, newest first. */
export function ColumnScreen() {
  const t = useText();
  const layout = useLayout();
  const { temple } = usePage();
  const { column, page: asked } = useQueryValues();
  const page = positiveInteger(asked, 1);
  const { data, currentData, error, isFetching, refetch } = useColumn({
    ...(column ? { column } : {}),
    page,
  });
  const window = useListWindow(column ?? '', page);
  const top = useRef<HTMLDivElement>(null);
  // While the next page of the same column is fetched its name stays where it is.
  const shown =
    currentData ?? (data && (!column || data.column.code === column) ? data : undefined);
  usePageName(shown?.column.name);

  if (!shown) {
    return (
      <Page>
        {error ? (
          <Problem
            error={error}
            onRetry={refetch}
            busy={isFetching}
            missing={t('column.missing')}
            action={{ href: hrefOf('website.columndefault'), label: t('column.all') }}
          />
        ) : (
          <>
            <PageHead trail={[]} homeHref={hrefOf('website.home')} title={t('column.title')} />
            <ArticleListSkeleton />
          </>
        )}
      </Page>
    );
  }

  const { column: about, articles } = shown;
  const family = familyChips(shown, t('column.everything'));
  // On a desktop the frame's header leads to the parts of the site.
  const parts = layout === 'mobile' ? topChips(shown) : [];
  const pages = layout === 'desktop' ? [page] : pagesOf(window);
  const query = { column };
  return (
    <Page>
      {parts.length > 1 && <Chips kind="page" look="tabs" label={t('column.all')} chips={parts} />}
      <PageHead
        homeHref={hrefOf('website.home')}
        trail={shown.breadcrumb
          .slice(0, -1)
          .map((one) => ({ label: one.name, href: columnHref(one) }))}
        title={about.name}
        summary={about.summary}
      />
      {family.length > 1 && <Chips kind="page" label={t('column.within')} chips={family} />}
      <div ref={top} tabIndex={-1} className={s.list}>
        {articles.total === 0 ? (
          <EmptyState
            title={t('column.empty')}
            note={t('column.emptyNote', { temple: temple.templeName })}
            action={<ButtonLink href={hrefOf('website.home')}>{t('goHome')}</ButtonLink>}
          />
        ) : currentData?.articles.items.length === 0 ? (
          <BeyondEnd query={query} />
        ) : (
          <>
            {layout === 'mobile' && <Earlier first={window.first} query={query} />}
            <ArticleItems label={about.name}>
              {pages.map((n) =>
                n === page && error && !currentData && pages.length > 1 ? null : (
                  <ColumnChunk
                    key={n}
                    column={column}
                    page={n}
                    withColumn={about.children.length > 0}
                  />
                ),
              )}
            </ArticleItems>
            <ListFoot
              page={page}
              size={articles.size}
              total={articles.total}
              state={currentData ? 'ready' : error && !isFetching ? 'failed' : 'busy'}
              onRetry={refetch}
              query={query}
              top={top}
            />
          </>
        )}
      </div>
    </Page>
  );
}
