import { useEffect, type ReactNode } from 'react';
import type { Article } from '@temple/contracts';
import { useLayout } from '@temple/remote-kit';
import { hrefOf, useQueryValues } from '@temple/router';
import { Breadcrumb } from '@temple/ui/breadcrumb';
import { Busy, Skeleton } from '@temple/ui/skeleton';
import { columnHref } from '../../../shared/links.ts';
import { usePageName } from '../../../shared/page-name.ts';
import { Problem } from '../../../shared/problem.tsx';
import { useText } from '../../../text.ts';
import { useArticle, useViewed } from '../content.endpoints.ts';
import { firstView } from '../model/viewed.ts';
import { ArticleView } from './article-view.tsx';
import { RelatedArticles } from './related-articles.tsx';
import s from './article-screen.module.css';

export interface ArticleScreenProps {
  /** How attached files are offered. */
  readonly files: (attachments: Article['attachments']) => ReactNode;
}

/** One article, what belongs to it, and where to read on. */
export function ArticleScreen({ files }: ArticleScreenProps) {
  const t = useText();
  const layout = useLayout();
  const { id } = useQueryValues();
  const { data, currentData, error, isFetching, refetch } = useArticle(
    { id: id ?? '' },
    { skip: !id },
  );
  const [countView] = useViewed();
  const article = currentData ?? (data?.id === id ? data : undefined);
  usePageName(article?.title);
  const reading = article?.id;
  useEffect(() => {
    if (reading && firstView(reading)) void countView({ id: reading });
  }, [reading, countView]);

  if (!article && (error || !id)) {
    return (
      <Problem
        error={error}
        onRetry={refetch}
        busy={isFetching}
        missing={t('article.missing')}
        action={{ href: hrefOf('website.columndefault'), label: t('article.others') }}
      />
    );
  }
  if (!article) {
    return (
      <Busy label={t('loading')} className={s.waiting}>
        <Skeleton shape="article" />
      </Busy>
    );
  }
  const attachments = article.attachments.length > 0 ? files(article.attachments) : undefined;
  return (
    <div className={s.screen} data-layout={layout}>
      {layout === 'desktop' && (
        <div className={s.trail}>
          <Breadcrumb
            label={t('breadcrumb')}
            items={[
              { label: t('home'), href: hrefOf('pc.website.home') },
              ...article.breadcrumb.map((one) => ({ label: one.name, href: columnHref(one) })),
            ]}
            current={t('article.text')}
          />
        </div>
      )}
      <ArticleView article={article} attachments={attachments} />
      <RelatedArticles articles={article.related} column={article.column} />
    </div>
  );
}
