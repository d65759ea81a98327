import { useEffect, useRef, type RefObject } from 'react';
import { useLayout, usePage } from '@temple/remote-kit';
import { hrefOf, useGo, type LinkQuery, type RouteId } from '@temple/router';
import { LoadMore } from '@temple/ui/load-more';
import { Pagination } from '@temple/ui/pagination';
import { useText } from '../text.ts';
import { pageInQuery } from './links.ts';

export interface ListFootProps {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  /** The last page is on its way, or did not come. */
  readonly state: 'ready' | 'busy' | 'failed';
  readonly onRetry: () => void;
  /** The other parameters of the list's address. */
  readonly query: LinkQuery;
  /** First line of the list: where a reader continues after turning a page. */
  readonly top: RefObject<HTMLElement | null>;
}

/** The way through a long list: numbered pages where there is room, a list that grows on a phone. */
export function ListFoot({ page, size, total, state, onRetry, query, top }: ListFootProps) {
  const t = useText();
  const layout = useLayout();
  const route = usePage().route as RouteId;
  const go = useGo();
  const pageCount = Math.max(1, Math.ceil(total / size));
  const desktop = layout === 'desktop';

  const turned = useRef(page);
  useEffect(() => {
    if (turned.current === page) return;
    turned.current = page;
    if (!desktop) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [page, desktop, top]);

  const pages = (
    <Pagination
      page={page}
      pageCount={pageCount}
      hrefFor={(n) => hrefOf(route, { ...query, page: pageInQuery(n) })}
      label={t('pages.label')}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
      pageLabel={(n) => t('pages.one', { page: n })}
    />
  );
  if (desktop) return pages;
  if (pageCount <= 1 && state === 'ready') return null;
  const shown = Math.min(total, page * size);
  return (
    <>
      <LoadMore
        state={state === 'ready' && page >= pageCount ? 'done' : state}
        label={t('more.load')}
        failedText={t('more.failed')}
        retryLabel={t('retry')}
        doneText={t('more.done', { count: total })}
        announcement={state === 'ready' ? t('more.shown', { shown, total }) : undefined}
        onLoad={() => {
          if (state === 'failed') onRetry();
          else go(route, { ...query, page: page + 1 }, { replace: true });
        }}
      />
      <noscript>{pages}</noscript>
    </>
  );
}
