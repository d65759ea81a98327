import type { ColumnLink } from '@temple/contracts';
import { hrefOf } from '@temple/router';

/** Where a column's own page is: articles and files have different ones. */
export function columnHref({ code, kind }: Pick<ColumnLink, 'code' | 'kind'>): string {
  return kind === 'library'
    ? hrefOf('website.column.library', { column: code })
    : hrefOf('website.column', { column: code });
}

export const articleHref = (id: string): string => hrefOf('website.column.article', { id });

export const fileHref = (id: string): string => hrefOf('library.detail', { id });

/** The first page has no number in its address: one address for one page. */
export const pageInQuery = (page: number): number | undefined => (page > 1 ? page : undefined);
