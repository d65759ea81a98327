import type { HTMLAttributes } from 'react';
import { cx } from '../lib/cx.ts';
import s from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'article' | 'section' | 'li';
  /** `sunk` for what recedes, `tint` for the one card a page draws attention to. */
  readonly tone?: 'surface' | 'sunk' | 'tint';
  /** `none` when a picture or a list reaches the card's edge. */
  readonly padding?: 'none' | 'normal' | 'roomy';
}

/** A surface with a hairline. */
export function Card({
  as: Element = 'div',
  tone = 'surface',
  padding = 'normal',
  className,
  ...rest
}: CardProps) {
  return <Element {...rest} className={cx(s.card, s[tone], s[padding], className)} />;
}
