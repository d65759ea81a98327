import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { cx } from '../lib/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import s from './section-heading.module.css';

export interface SectionHeadingProps {
  readonly title: string;
  readonly level?: 1 | 2 | 3;
  /** For `aria-labelledby` of the section. */
  readonly id?: string;
  readonly note?: ReactNode;
  readonly moreHref?: string;
  /** The visible words of the link; screen readers hear the title with them. */
  readonly moreLabel?: string;
  readonly className?: string;
}

/** The serif title of a part of a page, with a way to all of it. */
export function SectionHeading({
  title,
  level = 2,
  id,
  note,
  moreHref,
  moreLabel,
  className,
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx(s.head, className)}>
      <div className={s.text}>
        <Heading id={id} className={cx(s.title, s[`level${level}`])}>
          {title}
        </Heading>
        {note && <p className={s.note}>{note}</p>}
      </div>
      {moreHref && moreLabel && (
        <a className={s.more} href={moreHref}>
          {moreLabel}
          <VisuallyHidden> {title}</VisuallyHidden>
          <Icon name="chevron-right" size="small" />
        </a>
      )}
    </div>
  );
}
