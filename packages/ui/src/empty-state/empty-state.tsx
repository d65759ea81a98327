import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { cx } from '../lib/cx.ts';
import s from './empty-state.module.css';

export interface EmptyStateProps {
  /** One sentence: what is not here yet. */
  readonly title: string;
  readonly note?: ReactNode;
  readonly icon?: IconName;
  /** The next useful step, e.g. a ButtonLink. */
  readonly action?: ReactNode;
  /** Makes the title a heading: 1 where this is the whole page. */
  readonly level?: 1 | 2 | 3;
  readonly className?: string;
}

/** What a list says when there is nothing in it. */
export function EmptyState({
  title,
  note,
  icon = 'lotus',
  action,
  level,
  className,
}: EmptyStateProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div className={cx(s.state, className)}>
      <span className={s.ring}>
        <Icon name={icon} size="huge" />
      </span>
      <Title className={s.title}>{title}</Title>
      {note && <p className={s.note}>{note}</p>}
      {action && <div className={s.action}>{action}</div>}
    </div>
  );
}
