import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { cx } from '../lib/cx.ts';
import s from './button.module.css';

interface Look {
  /** `solid` for the one main action of a view, `outline` for the others, `quiet` inside rows and bars. */
  readonly variant?: 'solid' | 'outline' | 'quiet';
  /** Padding and text; the target stays large enough for a finger in each. */
  readonly size?: 'small' | 'medium' | 'large';
  readonly iconStart?: IconName;
  readonly iconEnd?: IconName;
  /** Takes the whole width of its container. */
  readonly block?: boolean;
  readonly children: ReactNode;
}

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'children'> {
  /** Work is under way: the button keeps its width, its words and the focus, and ignores clicks. */
  readonly busy?: boolean;
}

export interface ButtonLinkProps extends Look, Omit<ComponentProps<'a'>, 'children' | 'href'> {
  readonly href: string;
}

function look({ variant = 'solid', size = 'medium', block }: Partial<Look>, className?: string) {
  return cx(s.button, s[variant], s[size], block && s.block, className);
}

function Content({ iconStart, iconEnd, children }: Look) {
  return (
    <span className={s.content}>
      {iconStart && <Icon name={iconStart} className={s.icon} />}
      <span className={s.label}>{children}</span>
      {iconEnd && <Icon name={iconEnd} className={s.icon} />}
    </span>
  );
}

/** A button for an action on this page; for going somewhere use {@link ButtonLink}. */
export function Button({
  variant,
  size,
  iconStart,
  iconEnd,
  block,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // `disabled` would drop the focus in the middle of the work, and with it the reader's place.
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={look({ variant, size, block }, className)}
      onClick={click}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
    >
      <Content iconStart={iconStart} iconEnd={iconEnd}>
        {children}
      </Content>
      {busy && (
        <svg className={s.spinner} viewBox="0 0 24 24" fill="none" aria-hidden="true">
          <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2" opacity="0.3" />
          <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2" />
        </svg>
      )}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  iconStart,
  iconEnd,
  block,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={look({ variant, size, block }, className)}>
      <Content iconStart={iconStart} iconEnd={iconEnd}>
        {children}
      </Content>
    </a>
  );
}
