import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { cx } from '../lib/cx.ts';
import s from './notice.module.css';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps {
  readonly kind?: NoticeKind;
  /** The word for the kind ("Note", "Done", "Attention"): colour and icon are never the only signal. */
  readonly word: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** Set when the notice appears while the page is being read: `polite` waits, `assertive` interrupts. */
  readonly live?: 'off' | 'polite' | 'assertive';
  readonly className?: string;
}

const ICONS: Record<NoticeKind, IconName> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
};
const ROLES = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** A message within the page, beside what it is about. */
export function Notice({
  kind = 'info',
  word,
  children,
  action,
  live = 'off',
  className,
}: NoticeProps) {
  return (
    <div className={cx(s.notice, s[kind], className)} role={ROLES[live]}>
      <Icon name={ICONS[kind]} className={s.icon} />
      <div className={s.text}>
        <strong className={s.word}>{word}</strong>
        <div>{children}</div>
        {action && <div className={s.action}>{action}</div>}
      </div>
    </div>
  );
}
