import type { ArticleCard as Card, ColumnLink } from '@temple/contracts';
import { SectionHeading } from '@temple/ui/section-heading';
import { columnHref } from '../../../shared/links.ts';
import { useText } from '../../../text.ts';
import { ArticleCard } from './article-card.tsx';
import s from './related-articles.module.css';

/** What to read next, beside the text or below it. */
export function RelatedArticles({
  articles,
  column,
}: {
  articles: readonly Card[];
  column: ColumnLink;
}) {
  const t = useText();
  if (articles.length === 0) return null;
  return (
    <aside className={s.related} aria-labelledby="related">
      <SectionHeading
        id="related"
        title={t('article.related')}
        moreHref={columnHref(column)}
        moreLabel={t('more')}
      />
      <ul className={s.list} role="list">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} layout="compact" />
          </li>
        ))}
      </ul>
    </aside>
  );
}
