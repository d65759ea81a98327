import { sql, type Kysely } from 'kysely';
import type { TempleTables } from '../../database/schema.ts';
import type { StoredImage } from '../../files/addresses.ts';
import type { LocalText, WrittenLanguage } from '../../text/choose.ts';
import type { ColumnRow } from './columns.ts';

/** An article with the text that suits the reader best. */
export interface ArticleRow {
  readonly id: string;
  readonly columnId: string;
  readonly publishedAt: Date;
  readonly cover: StoredImage | null;
  readonly viewNum: number;
  readonly language: WrittenLanguage;
  readonly title: string;
  readonly summary: string;
}

export interface ArticleDetailRow extends ArticleRow {
  readonly bodyHtml: string;
  readonly author: string;
  readonly tags: string[];
  readonly source: unknown;
}

export interface BannerRow {
  readonly id: string;
  readonly image: StoredImage;
  readonly titles: LocalText;
  readonly summaries: LocalText;
  readonly link: unknown;
}

interface Neighbour {
  readonly id: string;
  readonly title: string;
  readonly language: WrittenLanguage;
}

type Languages = readonly WrittenLanguage[];

const inOrder = (languages: Languages) =>
  sql<number>`array_position(${sql.val([...languages])}::text[], article_text.language)`;

/** Reads columns, articles and banners. Every query runs in the open temple scope. */
export class ContentRepository {
  readonly #db: Kysely<TempleTables>;

  constructor(db: Kysely<TempleTables>) {
    this.#db = db;
  }

  async columns(): Promise<ColumnRow[]> {
    const rows = await this.#db
      .selectFrom('content_column')
      .select(['id', 'code', 'parent_id', 'kind', 'names', 'summaries'])
      .where('visible', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map(({ parent_id, ...row }) => ({ ...row, parentId: parent_id }));
  }

  /** Published articles whose text exists in one of the languages, best language first. */
  #published(languages: Languages) {
    return this.#db
      .selectFrom('article')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('article_text')
            .select(['article_text.language', 'article_text.title', 'article_text.summary'])
            .whereRef('article_text.temple_id', '=', 'article.temple_id')
            .whereRef('article_text.article_id', '=', 'article.id')
            .orderBy(inOrder(languages))
            .limit(1)
            .as('text'),
        (join) => join.onTrue(),
      )
      .where('article.published_at', '<=', sql<Date>`now()`);
  }

  async count(columnIds: readonly string[]): Promise<number> {
    if (columnIds.length === 0) return 0;
    const row = await this.#db
      .selectFrom('article')
      .select((eb) => eb.fn.countAll<string>().as('n'))
      .where('column_id', 'in', [...columnIds])
      .where('published_at', '<=', sql<Date>`now()`)
      .executeTakeFirstOrThrow();
    return Number(row.n);
  }

  async list(
    columnIds: readonly string[],
    languages: Languages,
    limit: number,
    offset = 0,
  ): Promise<ArticleRow[]> {
    if (columnIds.length === 0) return [];
    const rows = await this.#published(languages)
      .select([
        'article.id',
        'article.column_id',
        'article.published_at',
        'article.cover',
        'article.view_num',
        'text.language',
        'text.title',
        'text.summary',
      ])
      .where('article.column_id', 'in', [...columnIds])
      .orderBy('article.published_at', 'desc')
      .orderBy('article.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map(articleRow);
  }

  async article(id: string, languages: Languages): Promise<ArticleDetailRow | undefined> {
    const row = await this.#db
      .selectFrom('article')
      .innerJoin('article_text', (join) =>
        join
          .onRef('article_text.temple_id', '=', 'article.temple_id')
          .onRef('article_text.article_id', '=', 'article.id'),
      )
      .selectAll('article')
      .select([
        'article_text.language',
        'article_text.title',
        'article_text.summary',
        'article_text.body_html',
        'article_text.source',
      ])
      .where('article.id', '=', id)
      .where('article.published_at', '<=', sql<Date>`now()`)
      .orderBy(inOrder(languages))
      .limit(1)
      .executeTakeFirst();
    return (
      row && {
        ...articleRow(row),
        bodyHtml: row.body_html,
        author: row.author ?? '',
        tags: row.tags,
        source: row.source,
      }
    );
  }

  async attachments(articleId: string) {
    return this.#db
      .selectFrom('attachment')
      .innerJoin('stored_file', (join) =>
        join
          .onRef('stored_file.temple_id', '=', 'attachment.temple_id')
          .onRef('stored_file.id', '=', 'attachment.file_id'),
      )
      .select([
        'attachment.id',
        'attachment.name',
        'stored_file.path',
        'stored_file.size',
        'stored_file.original_name',
      ])
      .where('attachment.article_id', '=', articleId)
      .orderBy('attachment.position')
      .execute();
  }

  /** The article published just before (or after) one, in the same columns. */
  async neighbour(
    article: ArticleRow,
    columnIds: readonly string[],
    languages: Languages,
    side: 'before' | 'after',
  ): Promise<Neighbour | undefined> {
    const before = side === 'before';
    const here = sql`(${article.publishedAt.toISOString()}::timestamptz, ${article.id}::uuid)`;
    const order = before ? 'desc' : 'asc';
    return this.#published(languages)
      .select(['article.id', 'text.title', 'text.language'])
      .where('article.column_id', 'in', [...columnIds])
      .where(
        before
          ? sql<boolean>`(article.published_at, article.id) < ${here}`
          : sql<boolean>`(article.published_at, article.id) > ${here}`,
      )
      .orderBy('article.published_at', order)
      .orderBy('article.id', order)
      .limit(1)
      .executeTakeFirst() as Promise<Neighbour | undefined>;
  }

  async findBySlug(columnCode: string, slug: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('article')
      .innerJoin('content_column', (join) =>
        join
          .onRef('content_column.temple_id', '=', 'article.temple_id')
          .onRef('content_column.id', '=', 'article.column_id'),
      )
      .select('article.id')
      .where('content_column.code', '=', columnCode)
      .where('article.slug', '=', slug)
      .executeTakeFirst();
    return row?.id;
  }

  async banners(): Promise<BannerRow[]> {
    const rows = await this.#db
      .selectFrom('banner')
      .select(['id', 'image', 'titles', 'summaries', 'link'])
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ ...row, image: row.image as unknown as StoredImage }));
  }

  /** Counts one reading; undefined when the article is not there. */
  async viewed(id: string): Promise<number | undefined> {
    const row = await this.#db
      .updateTable('article')
      .set({ view_num: sql<number>`view_num + 1` })
      .where('id', '=', id)
      .returning('view_num')
      .executeTakeFirst();
    return row && Number(row.view_num);
  }
}

interface RawArticle {
  id: string;
  column_id: string;
  published_at: Date;
  cover: unknown;
  view_num: number;
  language: string;
  title: string;
  summary: string;
}

function articleRow(row: RawArticle): ArticleRow {
  return {
    id: row.id,
    columnId: row.column_id,
    publishedAt: row.published_at,
    cover: row.cover as StoredImage | null,
    viewNum: Number(row.view_num),
    language: row.language as WrittenLanguage,
    title: row.title,
    summary: row.summary,
  };
}
