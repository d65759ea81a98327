import { useId } from 'react';
import type { Home } from '@temple/contracts';
import { formatDate } from '@temple/i18n';
import { usePage } from '@temple/remote-kit';
import { ListItem, ListRow, ListRows } from '@temple/ui/list-row';
import { SectionHeading } from '@temple/ui/section-heading';
import { FileRows } from '../../../shared/file-rows.tsx';
import { articleHref, columnHref } from '../../../shared/links.ts';
import { useTextLang } from '../../../shared/text-lang.ts';
import { useText } from '../../../text.ts';
import { ArticleCard } from './article-card.tsx';
import s from './home-section.module.css';

export type Section = Home['sections'][number];

/** A part of the home page: the newest of a column, in the shape that the temple chose for it. */
export function HomeSection({ section }: { section: Section }) {
  const t = useText();
  const id = useId();
  return (
    <section className={s.section} aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={section.column.name}
        moreHref={columnHref(section.column)}
        moreLabel={t('more')}
      />
      <Content section={section} />
    </section>
  );
}

/** Columns of a wide grid: the number that leaves the last line full, if there is one. */
function columnsFor(count: number): 3 | 4 {
  return count % 3 !== 0 && count % 4 === 0 ? 4 : 3;
}

function Content({ section: { articles, files, layout } }: { section: Section }) {
  if (files.length > 0) return <FileRows files={files} />;
  if (layout === 'list') return <Lines articles={articles} />;
  if (layout === 'grid') {
    return (
      <ul className={s.grid} data-columns={columnsFor(articles.length)} role="list">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    );
  }
  const [first, ...others] = articles;
  return (
    <div className={s.feature}>
      {first && <ArticleCard article={first} withColumn />}
      <ul className={s.others} role="list">
        {others.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} layout="compact" withColumn />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Lines({ articles }: { articles: Section['articles'] }) {
  const { temple } = usePage();
  const textLang = useTextLang();
  return (
    <ListRows>
      {articles.map((article) => (
        <ListItem key={article.id}>
          <ListRow
            href={articleHref(article.id)}
            title={
              <span className={s.name} lang={textLang(article.language)}>
                {article.title}
              </span>
            }
            note={formatDate(article.publishedAt, temple.timeZone)}
          />
        </ListItem>
      ))}
    </ListRows>
  );
}
