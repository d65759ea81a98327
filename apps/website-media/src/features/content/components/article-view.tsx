import type { ReactNode } from 'react';
import type { Article } from '@temple/contracts';
import { formatCount, formatDate, useLanguage } from '@temple/i18n';
import { usePage } from '@temple/remote-kit';
import { Notice } from '@temple/ui/notice';
import { Ornament } from '@temple/ui/ornament';
import { Picture } from '@temple/ui/picture';
import { RichText } from '@temple/ui/rich-text';
import { Tag } from '@temple/ui/tag';
import { columnHref } from '../../../shared/links.ts';
import { useTextLang } from '../../../shared/text-lang.ts';
import { useText } from '../../../text.ts';
import { ArticleNeighbours } from './article-neighbours.tsx';
import s from './article-view.module.css';

export interface ArticleViewProps {
  readonly article: Article;
  readonly attachments?: ReactNode;
}

/** An article to read. */
export function ArticleView({ article, attachments }: ArticleViewProps) {
  const t = useText();
  const language = useLanguage();
  const { temple } = usePage();
  const lang = useTextLang()(article.language);
  return (
    <article className={s.article}>
      <header className={s.head}>
        <h1 className={s.title} lang={lang}>
          {article.title}
        </h1>
        <p className={s.meta}>
          <a className={s.column} href={columnHref(article.column)}>
            {article.column.name}
          </a>
          <time dateTime={article.publishedAt}>
            {formatDate(article.publishedAt, temple.timeZone)}
          </time>
          {article.author && <span lang={lang}>{article.author}</span>}
          <span>
            {t('article.views', {
              count: article.viewNum,
              views: formatCount(article.viewNum, language),
            })}
          </span>
        </p>
      </header>
      {lang && (
        <Notice word={t('note')}>
          {t('article.otherLanguage', { language: t(`language.${article.language}`) })}
        </Notice>
      )}
      {article.cover && (
        <Picture
          src={article.cover.src}
          alt={article.cover.alt}
          seed={article.id}
          priority
          rounded
        />
      )}
      <RichText html={article.bodyHtml} {...(lang ? { lang } : {})} />
      {article.source && (
        <p className={s.source}>
          <span className={s.label}>{t('article.source')}</span>
          <span lang={lang}>{article.source}</span>
        </p>
      )}
      {attachments && (
        <section className={s.part} aria-labelledby="attachments">
          <h2 id="attachments" className={s.heading}>
            {t('article.attachments')}
          </h2>
          {attachments}
        </section>
      )}
      {article.tags.length > 0 && (
        <ul className={s.tags} aria-label={t('article.tags')} role="list">
          {article.tags.map((tag) => (
            <li key={tag} lang={lang}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
      <Ornament />
      <ArticleNeighbours previous={article.previous} next={article.next} />
    </article>
  );
}
