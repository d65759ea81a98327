import type {
  Language,
  LibraryFile,
  LibraryFileCard,
  LibraryList,
  LibraryOverview,
} from '@temple/contracts';
import { downloadAddress, fileAddress } from '../../files/addresses.ts';
import { DomainError } from '../../http/domain-error.ts';
import { localText, preference, prose, shownLanguage } from '../../text/choose.ts';
import { ColumnTree, type ColumnRow } from '../content/columns.ts';
import type { ContentRepository } from '../content/content.repository.ts';
import type { SystemService } from '../system/system.service.ts';
import type { FileRow, LibraryRepository } from './library.repository.ts';

const RELATED = 4;
const OVERVIEW_FILES = 6;

export interface LibraryQuery {
  readonly column?: string | undefined;
  readonly classification?: string | undefined;
  readonly type?: string | undefined;
  readonly page: number;
  readonly size: number;
}

type Names = ReadonlyMap<string, string>;

/** Downloadable files by column, classification and type, in the visitor's language. */
export class LibraryService {
  readonly #repository: LibraryRepository;
  readonly #content: ContentRepository;
  readonly #system: SystemService;

  constructor(repository: LibraryRepository, content: ContentRepository, system: SystemService) {
    this.#repository = repository;
    this.#content = content;
    this.#system = system;
  }

  async #tree(): Promise<ColumnTree> {
    return new ColumnTree(await this.#content.columns());
  }

  /** Names of classifications from the temple's dictionary. */
  async #names(code: string, language: Language): Promise<Names> {
    const entries = await this.#system.dict(code, language);
    return new Map(entries.map(({ dictName, dictValue }) => [dictValue, dictName]));
  }

  #card(row: FileRow, classifications: Names, language: Language): LibraryFileCard {
    return {
      id: row.id,
      name: prose(row.title, row.language, language),
      summary: prose(row.summary, row.language, language),
      type: row.type,
      size: row.size,
      createdAt: row.createdAt.toISOString(),
      publishedAt: row.publishedAt.toISOString(),
      downloadCount: row.downloadNum,
      classification:
        classifications.get(row.classification) ?? prose(row.classification, 'zh', language),
      language: shownLanguage(row.language, language),
    };
  }

  /** The newest files of some columns. */
  async newest(
    columnIds: readonly string[],
    language: Language,
    count: number,
  ): Promise<LibraryFileCard[]> {
    const [rows, names] = await Promise.all([
      this.#repository.list({ columnIds }, preference(language), count),
      this.#names('libraryClassification', language),
    ]);
    return rows.map((row) => this.#card(row, names, language));
  }

  async overview(language: Language): Promise<LibraryOverview> {
    const tree = await this.#tree();
    const tops = tree.rows.filter((row) => row.kind === 'library');
    const leaves = tops.filter((row) => tree.children(row.id).length === 0);
    const groups = await Promise.all(
      leaves.map(async (column) => ({
        column: {
          code: column.code,
          name: localText(column.names, language),
          count: await this.#repository.count({ columnIds: [column.id] }),
        },
        summary: localText(column.summaries, language),
        files: await this.newest([column.id], language, OVERVIEW_FILES),
      })),
    );
    const shown = groups.filter((group) => group.column.count > 0);
    return { total: shown.reduce((sum, group) => sum + group.column.count, 0), groups: shown };
  }

  async list(query: LibraryQuery, language: Language): Promise<LibraryList> {
    const tree = await this.#tree();
    const libraries = tree.rows.filter((row) => row.kind === 'library');
    const column = query.column ? libraries.find((row) => row.code === query.column) : undefined;
    if (query.column && !column) throw new DomainError('notFound');
    const columnIds = column ? tree.withDescendants(column) : libraries.map((row) => row.id);
    const filter = { columnIds, classification: query.classification, type: query.type };
    const [names, types, total, rows, byClassification, byType, byColumn] = await Promise.all([
      this.#names('libraryClassification', language),
      this.#names('libraryType', language),
      this.#repository.count(filter),
      this.#repository.list(
        filter,
        preference(language),
        query.size,
        (query.page - 1) * query.size,
      ),
      this.#repository.facets({ columnIds, type: query.type }, 'classification'),
      this.#repository.facets({ columnIds, classification: query.classification }, 'type'),
      this.#repository.facets({ columnIds: libraries.map((row) => row.id) }, 'column_id'),
    ]);
    const counts = new Map(byColumn.map(({ value, count }) => [value, count]));
    const link = (row: ColumnRow) => ({
      code: row.code,
      name: localText(row.names, language),
      count: tree.withDescendants(row).reduce((sum, id) => sum + (counts.get(id) ?? 0), 0),
    });
    return {
      column: column ? link(column) : null,
      // A column that only holds others would repeat “all” with another name.
      columns: libraries
        .filter((row) => tree.children(row.id).length === 0)
        .map(link)
        .filter(({ count }) => count > 0),
      classifications: byClassification.map((facet) => ({
        ...facet,
        name: names.get(facet.value) ?? facet.value,
      })),
      types: byType.map((facet) => ({
        ...facet,
        name: types.get(facet.value) ?? facet.value.toUpperCase(),
      })),
      files: {
        items: rows.map((row) => this.#card(row, names, language)),
        page: query.page,
        size: query.size,
        total,
      },
    };
  }

  async detail(id: string, language: Language): Promise<LibraryFile> {
    const [row, tree, names] = await Promise.all([
      this.#repository.file(id, preference(language)),
      this.#tree(),
      this.#names('libraryClassification', language),
    ]);
    const column = row && tree.get(row.columnId);
    if (!row || !column) throw new DomainError('notFound');
    const related = await this.newest([column.id], language, RELATED + 1);
    return {
      ...this.#card(row, names, language),
      bodyHtml: prose(row.bodyHtml, row.language, language),
      url: fileAddress(row.path),
      mime: row.mime,
      column: { code: column.code, name: localText(column.names, language) },
      related: related.filter((one) => one.id !== id).slice(0, RELATED),
    };
  }

  /** Counts a download and tells where the file is. */
  async download(id: string, language: Language) {
    const row = await this.#repository.file(id, preference(language));
    const downloadCount = row && (await this.#repository.downloaded(id));
    if (!row || downloadCount === undefined) throw new DomainError('notFound');
    return {
      url: downloadAddress(row.path, row.originalName),
      name: row.originalName,
      size: row.size,
      downloadCount,
    };
  }
}
