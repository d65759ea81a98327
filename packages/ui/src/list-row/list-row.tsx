import type { MouseEventHandler, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { cx } from '../lib/cx.ts';
import s from './list-row.module.css';

interface Content {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** A drawing before the title, on a tinted ground. */
  readonly icon?: IconName;
  /** Anything else before the title, e.g. a square Picture; takes the place of `icon`. */
  readonly leading?: ReactNode;
  /** After the title: a value, a tag, or a control of its own in a row without link. */
  readonly trailing?: ReactNode;
  readonly className?: string;
}

export interface ListRowProps extends Content {
  /** Makes the whole row a link. */
  readonly href?: string;
  /** Makes the whole row a button when there is no `href`. */
  readonly onClick?: MouseEventHandler<HTMLElement>;
  /** Marks the row of the page the visitor is on. */
  readonly current?: boolean;
  readonly disabled?: boolean;
}

/** One line of a list. Lay rows in a {@link ListRows}. */
export function ListRow({ href, onClick, current, disabled, className, ...content }: ListRowProps) {
  const names = cx(s.row, (href || onClick) && s.active, className);
  if (href) {
    return (
      <a
        className={names}
        href={href}
        onClick={onClick}
        aria-current={current ? 'page' : undefined}
      >
        <Inside {...content} arrow />
      </a>
    );
  }
  if (onClick) {
    return (
      <button
        type="button"
        className={names}
        onClick={onClick}
        disabled={disabled}
        aria-current={current || undefined}
      >
        <Inside {...content} arrow />
      </button>
    );
  }
  return (
    <div className={names}>
      <Inside {...content} />
    </div>
  );
}

// Spans throughout: a button may hold no block elements.
function Inside({ title, note, icon, leading, trailing, arrow }: Content & { arrow?: boolean }) {
  return (
    <>
      {leading ? (
        <span className={s.leading}>{leading}</span>
      ) : (
        icon && (
          <span className={s.badge}>
            <Icon name={icon} />
          </span>
        )
      )}
      <span className={s.main}>
        <span className={s.text}>
          <span className={s.title}>{title}</span>
          {note && <span className={s.note}>{note}</span>}
        </span>
        {trailing && <span className={s.trailing}>{trailing}</span>}
      </span>
      {arrow && <Icon name="chevron-right" size="small" className={s.arrow} />}
    </>
  );
}

export interface ListRowsProps {
  readonly children: ReactNode;
  /** Names the list for screen readers where no heading does. */
  readonly label?: string;
}

/** A list of rows on one surface, parted by hairlines. Wrap each row in a {@link ListItem}. */
export function ListRows({ children, label }: ListRowsProps) {
  return (
    <ul className={s.rows} aria-label={label} role="list">
      {children}
    </ul>
  );
}

/** A list item for {@link ListRows}. */
export function ListItem({ children }: { readonly children: ReactNode }) {
  return <li className={s.item}>{children}</li>;
}
