import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import s from './visually-hidden.module.css';

/** Text for screen readers only. Takes every attribute of a `span`, e.g. `role="status"`. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx(s.hidden, className)} />;
}
