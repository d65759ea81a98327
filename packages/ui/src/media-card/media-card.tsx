import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { Picture, type Ratio } from '../picture/index.ts';
import s from './media-card.module.css';

export interface MediaCardProps {
  readonly href: string;
  readonly title: ReactNode;
  readonly summary?: ReactNode;
  /** The quiet last line: date, author, views. */
  readonly meta?: ReactNode;
  readonly src?: string | null;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** Usually empty: the title beside it says what the picture shows. */
  readonly alt?: string;
  /** Chooses the drawn scene of a piece without picture; give the piece's id. */
  readonly seed: string;
  readonly ratio?: Ratio;
  /** `large`: picture above the text. `compact`: a line with a small picture at its end. */
  readonly layout?: 'large' | 'compact';
  /** Level of the title in the page's outline. */
  readonly level?: 2 | 3 | 4;
  readonly priority?: boolean;
  /** Language of the title and summary where it differs from the page's. */
  readonly lang?: string;
  /** Over the picture's corner, e.g. a Tag. */
  readonly badge?: ReactNode;
  readonly className?: string;
}

/** A piece of content in a list: one link over the whole card, named by its title. */
export function MediaCard({
  href,
  title,
  summary,
  meta,
  alt = '',
  seed,
  ratio,
  layout = 'large',
  level = 3,
  lang,
  badge,
  className,
  ...picture
}: MediaCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={cx(s.card, s[layout], className)}>
      <div className={s.text} lang={lang}>
        <Heading className={s.title}>
          <a className={s.link} href={href}>
            {title}
          </a>
        </Heading>
        {summary && <p className={s.summary}>{summary}</p>}
        {meta && <p className={s.meta}>{meta}</p>}
      </div>
      <div className={s.picture}>
        <Picture
          {...picture}
          alt={alt}
          seed={seed}
          ratio={ratio ?? (layout === 'large' ? '16:9' : '4:3')}
          rounded={layout === 'compact'}
        />
        {badge && <span className={s.badge}>{badge}</span>}
      </div>
    </article>
  );
}
