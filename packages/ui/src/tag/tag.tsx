import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { cx } from '../lib/cx.ts';
import s from './tag.module.css';

export interface TagProps {
  readonly children: ReactNode;
  /** The four status tones need an icon or a word that says the same. */
  readonly tone?: 'plain' | 'accent' | 'jade' | 'amber' | 'cinnabar' | 'indigo';
  readonly icon?: IconName;
  readonly className?: string;
}

/** A short word about a thing: its kind or its state. Not a control. */
export function Tag({ children, tone = 'plain', icon, className }: TagProps) {
  return (
    <span className={cx(s.tag, s[tone], className)}>
      {icon && <Icon name={icon} size="small" className={s.icon} />}
      {children}
    </span>
  );
}
