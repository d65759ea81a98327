import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import s from './skeleton.module.css';

export interface SkeletonProps {
  /** The layout that will stand here: the same room, so that nothing moves when it comes. */
  readonly shape?: 'lines' | 'card' | 'row' | 'article';
  /** How many of the shape; lines for `lines`. */
  readonly count?: number;
  readonly className?: string;
}

const LINES = (
  <>
    <span className={s.line} />
    <span className={s.line} />
    <span className={cx(s.line, s.short)} />
  </>
);

const SHAPES = {
  lines: <span className={s.line} />,
  row: (
    <span className={s.row}>
      <span className={s.badge} />
      <span className={s.stack}>
        <span className={s.line} />
        <span className={cx(s.line, s.short)} />
      </span>
    </span>
  ),
  card: (
    <span className={s.card}>
      <span className={s.picture} />
      <span className={cx(s.stack, s.inset)}>
        <span className={cx(s.line, s.title)} />
        <span className={s.line} />
        <span className={cx(s.line, s.short)} />
      </span>
    </span>
  ),
  article: (
    <span className={s.stack}>
      <span className={cx(s.line, s.heading)} />
      <span className={cx(s.line, s.short)} />
      <span className={cx(s.picture, s.rounded)} />
      {LINES}
      {LINES}
    </span>
  ),
} as const;

/** The outline of what is loading, silent for screen readers: put it in a {@link Busy}. */
export function Skeleton({ shape = 'lines', count, className }: SkeletonProps) {
  const times = count ?? (shape === 'lines' ? 3 : 1);
  return (
    <span className={cx(s.skeleton, s[`of-${shape}`], className)} aria-hidden="true">
      {Array.from({ length: times }, (_, i) => (
        <span key={i} className={s.piece}>
          {SHAPES[shape]}
        </span>
      ))}
    </span>
  );
}

export interface BusyProps {
  /** What is being waited for, said once by screen readers. */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A region that is loading; its words are heard, its skeletons are seen. */
export function Busy({ label, children, className }: BusyProps) {
  return (
    <div className={className} aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
