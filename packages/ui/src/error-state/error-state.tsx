import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../button/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { cx } from '../lib/cx.ts';
import s from './error-state.module.css';

export interface ErrorStateProps {
  /** What happened, in the visitor's words. */
  readonly title: string;
  /** What is safe: "your text is kept", "nothing was paid". */
  readonly safe?: ReactNode;
  /** For whoever is called for help: a code or a kind. Quiet. */
  readonly detail?: ReactNode;
  readonly icon?: IconName;
  readonly retryLabel?: string;
  readonly onRetry?: () => void;
  /** The retry is under way. */
  readonly busy?: boolean;
  readonly homeLabel?: string;
  readonly homeHref?: string;
  /** Announced when it replaces something on a page that is already being read. */
  readonly live?: boolean;
  /** Makes the title a heading: 1 where this is the whole page. */
  readonly level?: 1 | 2 | 3;
  readonly className?: string;
}

/** A page or a part of it that could not be shown, and the ways on. */
export function ErrorState({
  title,
  safe,
  detail,
  icon = 'warning',
  retryLabel,
  onRetry,
  busy,
  homeLabel,
  homeHref,
  live = true,
  level,
  className,
}: ErrorStateProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div className={cx(s.state, className)} role={live ? 'alert' : undefined}>
      <span className={s.ring}>
        <Icon name={icon} size="huge" />
      </span>
      <Title className={s.title}>{title}</Title>
      {safe && <p className={s.safe}>{safe}</p>}
      <div className={s.actions}>
        {onRetry && retryLabel && (
          <Button iconStart="retry" busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {homeHref && homeLabel && (
          <ButtonLink variant="outline" iconStart="home" href={homeHref}>
            {homeLabel}
          </ButtonLink>
        )}
      </div>
      {detail && <p className={s.detail}>{detail}</p>}
    </div>
  );
}
