import { Icon } from '../icon/index.ts';
import { cx } from '../lib/cx.ts';
import s from './breadcrumb.module.css';

export interface BreadcrumbItem {
  readonly label: string;
  readonly href: string;
}

export interface BreadcrumbProps {
  /** From the home page down to the page's parent. */
  readonly items: readonly BreadcrumbItem[];
  /** The page itself: no link. */
  readonly current: string;
  /** Names the navigation for screen readers. */
  readonly label: string;
  readonly className?: string;
}

/** Where the page stands in the site. */
export function Breadcrumb({ items, current, label, className }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className={s.list}>
        {items.map((item) => (
          <li key={item.href} className={s.item}>
            <a className={s.link} href={item.href}>
              {item.label}
            </a>
            <Icon name="chevron-right" size="small" className={s.mark} />
          </li>
        ))}
        <li className={cx(s.item, s.current)} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
