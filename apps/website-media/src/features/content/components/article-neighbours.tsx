import type { Article } from '@temple/contracts';
import { htmlLang } from '@temple/i18n';
import { Icon } from '@temple/ui/icon';
import { articleHref } from '../../../shared/links.ts';
import { useText } from '../../../text.ts';
import s from './article-neighbours.module.css';

/** The articles before and after this one in its column. */
export function ArticleNeighbours({ previous, next }: Pick<Article, 'previous' | 'next'>) {
  const t = useText();
  if (!previous && !next) return null;
  return (
    <nav className={s.neighbours} aria-label={t('article.neighbours')}>
      {previous && (
        <a className={s.link} rel="prev" href={articleHref(previous.id)}>
          <span className={s.way}>
            <Icon name="chevron-left" size="small" />
            {t('article.previous')}
          </span>
          <span lang={htmlLang(previous.language)}>{previous.title}</span>
        </a>
      )}
      {next && (
        <a className={s.link} data-side="end" rel="next" href={articleHref(next.id)}>
          <span className={s.way}>
            {t('article.next')}
            <Icon name="chevron-right" size="small" />
          </span>
          <span lang={htmlLang(next.language)}>{next.title}</span>
        </a>
      )}
    </nav>
  );
}
