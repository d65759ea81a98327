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
  readonly className?: string;
}

/** What a list says when there is nothing in it. */
export function EmptyState({ title, note, icon = 'lotus', action, className }: EmptyStateProps) {
  return (
    <div className={cx(s.state, className)}>
      <span className={s.ring}>
        <Icon name={icon} size="huge" />
      </span>
      <p className={s.title}>{title}</p>
      {note && <p className={s.note}>{note}</p>}
      {action && <div className={s.action}>{action}</div>}
    </div>
  );
}
