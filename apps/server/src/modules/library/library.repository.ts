import { sql, type Kysely } from 'kysely';
import type { TempleTables } from '../../database/schema.ts';
import type { WrittenLanguage } from '../../text/choose.ts';

/** A library file with the text that suits the reader best. */
export interface FileRow {
  readonly id: string;
  readonly columnId: string;
  readonly type: string;
  readonly classification: string;
  readonly createdAt: Date;
  readonly publishedAt: Date;
  readonly downloadNum: number;
  readonly size: number;
  readonly path: string;
  readonly mime: string;
  readonly originalName: string;
  readonly language: WrittenLanguage;
  readonly title: string;
  readonly summary: string;
  readonly bodyHtml: string;
}

/** Which files a list shows. */
export interface FileFilter {
  readonly columnIds: readonly string[];
  readonly classification?: string | undefined;
  readonly type?: string | undefined;
}

export interface Facet {
  readonly value: string;
  readonly count: number;
}

type Languages = readonly WrittenLanguage[];

/** Reads the library. Every query runs in the open temple scope. */
export class LibraryRepository {
  readonly #db: Kysely<TempleTables>;

  constructor(db: Kysely<TempleTables>) {
    this.#db = db;
  }

  #filtered(filter: FileFilter) {
    let query = this.#db
      .selectFrom('library_file')
      .where('library_file.published_at', '<=', sql<Date>`now()`)
      .where('library_file.column_id', 'in', [...filter.columnIds]);
    if (filter.classification)
      query = query.where('library_file.classification', '=', filter.classification);
    if (filter.type) query = query.where('library_file.type', '=', filter.type);
    return query;
  }

  #withText(languages: Languages, base: ReturnType<LibraryRepository['_base']>) {
    return base
      .innerJoin('stored_file', (join) =>
        join
          .onRef('stored_file.temple_id', '=', 'library_file.temple_id')
          .onRef('stored_file.id', '=', 'library_file.file_id'),
      )
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('library_file_text')
            .select([
              'library_file_text.language',
              'library_file_text.title',
              'library_file_text.summary',
              'library_file_text.body_html',
            ])
            .whereRef('library_file_text.temple_id', '=', 'library_file.temple_id')
            .whereRef('library_file_text.library_file_id', '=', 'library_file.id')
            .orderBy(
              sql`array_position(${sql.val([...languages])}::text[], library_file_text.language)`,
            )
            .limit(1)
            .as('text'),
        (join) => join.onTrue(),
      )
      .selectAll('library_file')
      .select([
        'stored_file.size',
        'stored_file.path',
        'stored_file.mime',
        'stored_file.original_name',
      ])
      .select(['text.language', 'text.title', 'text.summary', 'text.body_html']);
  }

  private _base() {
    return this.#db.selectFrom('library_file');
  }

  async list(
    filter: FileFilter,
    languages: Languages,
    limit: number,
    offset = 0,
  ): Promise<FileRow[]> {
    if (filter.columnIds.length === 0) return [];
    const rows = await this.#withText(languages, this.#filtered(filter))
      .orderBy('library_file.published_at', 'desc')
      .orderBy('library_file.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map(fileRow);
  }

  async count(filter: FileFilter): Promise<number> {
    if (filter.columnIds.length === 0) return 0;
    const row = await this.#filtered(filter)
      .select((eb) => eb.fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(row.n);
  }

  /** How many files each classification, type or column has within a filter. */
  async facets(filter: FileFilter, by: 'classification' | 'type' | 'column_id'): Promise<Facet[]> {
    if (filter.columnIds.length === 0) return [];
    const rows = await this.#filtered(filter)
      .select(`library_file.${by} as value`)
      .select((eb) => eb.fn.countAll<string>().as('n'))
      .groupBy(`library_file.${by}`)
      .orderBy('n', 'desc')
      .orderBy('value')
      .execute();
    return rows.flatMap((row) => (row.value ? [{ value: row.value, count: Number(row.n) }] : []));
  }

  async file(id: string, languages: Languages): Promise<FileRow | undefined> {
    const row = await this.#withText(languages, this._base())
      .where('library_file.id', '=', id)
      .where('library_file.published_at', '<=', sql<Date>`now()`)
      .executeTakeFirst();
    return row && fileRow(row);
  }

  /** Counts one download; undefined when the file is not there. */
  async downloaded(id: string): Promise<number | undefined> {
    const row = await this.#db
      .updateTable('library_file')
      .set({ download_num: sql<number>`download_num + 1` })
      .where('id', '=', id)
      .where('published_at', '<=', sql<Date>`now()`)
      .returning('download_num')
      .executeTakeFirst();
    return row && Number(row.download_num);
  }
}

interface RawFile {
  id: string;
  column_id: string;
  type: string;
  classification: string | null;
  created_at: Date;
  published_at: Date;
  download_num: number;
  size: number;
  path: string;
  mime: string;
  original_name: string;
  language: string;
  title: string;
  summary: string;
  body_html: string;
}

function fileRow(row: RawFile): FileRow {
  return {
    id: row.id,
    columnId: row.column_id,
    type: row.type,
    classification: row.classification ?? '',
    createdAt: row.created_at,
    publishedAt: row.published_at,
    downloadNum: Number(row.download_num),
    size: Number(row.size),
    path: row.path,
    mime: row.mime,
    originalName: row.original_name,
    language: row.language as WrittenLanguage,
    title: row.title,
    summary: row.summary,
    bodyHtml: row.body_html,
  };
}
