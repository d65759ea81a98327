import type { ArticleCard as Article } from '@temple/contracts';
import { formatDate } from '@temple/i18n';
import { usePage } from '@temple/remote-kit';
import { MediaCard } from '@temple/ui/media-card';
import { articleHref } from '../../../shared/links.ts';
import { useTextLang } from '../../../shared/text-lang.ts';

export interface ArticleCardProps {
  readonly article: Article;
  readonly layout?: 'large' | 'compact';
  readonly level?: 2 | 3;
  /** Names the sub-column, where articles of several stand together. */
  readonly withColumn?: boolean;
  readonly priority?: boolean;
  readonly sizes?: string;
}

/** An article in a list. */
export function ArticleCard({
  article,
  layout = 'large',
  level = 3,
  withColumn = false,
  ...picture
}: ArticleCardProps) {
  const { temple } = usePage();
  const textLang = useTextLang();
  const lang = textLang(article.language);
  const date = formatDate(article.publishedAt, temple.timeZone);
  return (
    <MediaCard
      {...picture}
      href={articleHref(article.id)}
      title={article.title}
      summary={layout === 'large' ? article.summary : undefined}
      meta={withColumn ? `${article.column.name} · ${date}` : date}
      src={article.cover?.src}
      seed={article.id}
      layout={layout}
      level={level}
      {...(lang ? { lang } : {})}
    />
  );
}
