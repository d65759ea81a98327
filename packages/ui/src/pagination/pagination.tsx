import { Icon } from '../icon/index.ts';
import { cx } from '../lib/cx.ts';
import { visiblePages } from './pages.ts';
import s from './pagination.module.css';

export interface PaginationProps {
  /** The current page, from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly hrefFor: (page: number) => string;
  /** Names the navigation for screen readers. */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** The name of one page's link, e.g. "page 3". */
  readonly pageLabel: (page: number) => string;
  readonly className?: string;
}

/** The current page's neighbours are reached by the arrows as well: in a long row they make room on a phone. */
const makesRoom = (n: number, page: number, shown: readonly (number | null)[]): boolean =>
  shown.length > 5 && Math.abs(n - page) === 1 && n !== shown[0] && n !== shown.at(-1);

/** Links to the pages of a long list; renders nothing when there is only one. */
export function Pagination({
  page,
  pageCount,
  hrefFor,
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  className,
}: PaginationProps) {
  if (pageCount <= 1) return null;
  const shown = visiblePages(page, pageCount);
  return (
    <nav aria-label={label} className={className}>
      <ul className={s.list}>
        {page > 1 && (
          <li>
            <a className={s.link} href={hrefFor(page - 1)} rel="prev" aria-label={previousLabel}>
              <Icon name="chevron-left" />
            </a>
          </li>
        )}
        {shown.map((n, i) =>
          n === null ? (
            <li key={`gap${i}`} className={s.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={n} className={makesRoom(n, page, shown) ? s.neighbour : undefined}>
              <a
                className={cx(s.link, n === page && s.current)}
                href={hrefFor(n)}
                aria-label={pageLabel(n)}
                aria-current={n === page ? 'page' : undefined}
              >
                {n}
              </a>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <a className={s.link} href={hrefFor(page + 1)} rel="next" aria-label={nextLabel}>
              <Icon name="chevron-right" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
