import { useEffect, useRef } from 'react';
import s from './chips.module.css';

export interface Chip {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly count?: number;
  readonly current: boolean;
}

export interface ChipsProps {
  /** What is chosen among, for screen readers, and for the eye with `showLabel`. */
  readonly label: string;
  readonly showLabel?: boolean;
  readonly chips: readonly Chip[];
  /** Other pages, or the same list narrowed. */
  readonly kind: 'page' | 'filter';
  /** `tabs`: words over a line, for the parts of the site above everything else. */
  readonly look?: 'chips' | 'tabs';
}

/** Links side by side, one of them chosen; on a narrow screen the row is moved sideways. */
export function Chips({ label, showLabel = false, chips, kind, look = 'chips' }: ChipsProps) {
  const row = useRef<HTMLUListElement>(null);
  const chosen = chips.find((chip) => chip.current)?.key;
  // The chosen one may stand beyond the edge.
  useEffect(() => {
    const list = row.current;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.clientWidth) / 2;
  }, [chosen]);
  return (
    <nav className={s.chips} data-look={look} aria-label={label}>
      {showLabel && (
        <span className={s.label} aria-hidden="true">
          {label}
        </span>
      )}
      <ul className={s.row} ref={row} role="list">
        {chips.map((chip) => (
          <li key={chip.key} className={s.item}>
            <a
              className={s.chip}
              href={chip.href}
              aria-current={chip.current ? (kind === 'page' ? 'page' : 'true') : undefined}
            >
              {chip.label}
              {chip.count !== undefined && <span className={s.count}>{chip.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
