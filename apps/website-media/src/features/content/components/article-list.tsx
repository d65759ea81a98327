import type { ArticleCard as Article } from '@temple/contracts';
import { useLayout } from '@temple/remote-kit';
import { Button } from '@temple/ui/button';
import { Busy, Skeleton } from '@temple/ui/skeleton';
import { useText } from '../../../text.ts';
import { useColumn } from '../content.endpoints.ts';
import { ArticleCard } from './article-card.tsx';
import s from './article-list.module.css';

export interface ArticleListProps {
  readonly articles: readonly Article[];
  readonly withColumn?: boolean;
  readonly label: string;
}

/** Articles as cards side by side where there is room, as lines on a phone. */
export function ArticleList({ articles, withColumn, label }: ArticleListProps) {
  return (
    <ArticleItems label={label}>
      <Items articles={articles} {...(withColumn ? { withColumn } : {})} />
    </ArticleItems>
  );
}

export function ArticleItems({ children, label }: { children: React.ReactNode; label: string }) {
  return (
    <ul className={s.list} data-layout={useLayout()} aria-label={label} role="list">
      {children}
    </ul>
  );
}

function Items({ articles, withColumn = false }: Omit<ArticleListProps, 'label'>) {
  const layout = useLayout();
  return articles.map((article, i) => (
    <li key={article.id} className={s.item}>
      <ArticleCard
        article={article}
        layout={layout === 'desktop' ? 'large' : 'compact'}
        level={2}
        withColumn={withColumn}
        priority={i < 3}
      />
    </li>
  ));
}

/** The articles of one page of a column; the pages of a list that has grown stand below each other. */
export function ColumnChunk({
  column,
  page,
  withColumn,
}: {
  column: string | undefined;
  page: number;
  withColumn: boolean;
}) {
  const t = useText();
  const { currentData, error, isFetching, refetch } = useColumn({
    ...(column ? { column } : {}),
    page,
  });
  if (currentData) return <Items articles={currentData.articles.items} withColumn={withColumn} />;
  if (error) {
    return (
      <li className={s.item}>
        <Button variant="outline" iconStart="retry" busy={isFetching} onClick={refetch}>
          {t('retry')}
        </Button>
      </li>
    );
  }
  return (
    <li className={s.waiting}>
      <ArticleListSkeleton />
    </li>
  );
}

export function ArticleListSkeleton() {
  const t = useText();
  const layout = useLayout();
  return (
    <Busy label={t('loading')}>
      {layout === 'desktop' ? (
        <Skeleton shape="card" count={6} />
      ) : (
        <span className={s.lines}>
          {Array.from({ length: 6 }, (_, i) => (
            <span key={i} className={s.line}>
              <Skeleton count={2} className={s.words} />
              <span className={s.thumb} />
            </span>
          ))}
        </span>
      )}
    </Busy>
  );
}
