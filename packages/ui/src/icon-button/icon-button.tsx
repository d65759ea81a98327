import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { cx } from '../lib/cx.ts';
import s from './icon-button.module.css';

interface Look {
  readonly icon: IconName;
  /** The button's name for screen readers and as its tooltip. */
  readonly label: string;
  readonly variant?: 'solid' | 'outline' | 'quiet';
}

export interface IconButtonProps extends Look, Omit<ComponentProps<'button'>, 'children'> {}
export interface IconLinkProps extends Look, Omit<ComponentProps<'a'>, 'children' | 'href'> {
  readonly href: string;
}

/** A square button with a drawing; where there is room, prefer a Button with words. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={cx(s.button, s[variant], className)}
    >
      <Icon name={icon} />
    </button>
  );
}

/** A link that looks like an {@link IconButton}. */
export function IconLink({ icon, label, variant = 'quiet', className, ...rest }: IconLinkProps) {
  return (
    <a title={label} {...rest} aria-label={label} className={cx(s.button, s[variant], className)}>
      <Icon name={icon} />
    </a>
  );
}
