import path from 'node:path';
import type {
  Article,
  ArticleCard,
  Column,
  ColumnPage,
  Home,
  Image,
  Language,
} from '@temple/contracts';
import { downloadAddress, fileAddress, type StoredImage } from '../../files/addresses.ts';
import { DomainError } from '../../http/domain-error.ts';
import { localText, preference, prose, shownLanguage } from '../../text/choose.ts';
import type { LibraryService } from '../library/library.service.ts';
import type { SystemService } from '../system/system.service.ts';
import { columnLink, columnView, ColumnTree, type ColumnRow } from './columns.ts';
import type { ArticleRow, ContentRepository } from './content.repository.ts';
import { homeSections, linkAddress } from './home.ts';

const RELATED = 3;

function image(stored: StoredImage | null, language: Language): Image | null {
  return (
    stored && {
      src: fileAddress(stored.file),
      width: stored.width,
      height: stored.height,
      alt: localText(stored.alt, language),
    }
  );
}

/** Quoted works are named as the text names them: a string, or the front matter's own keys. */
function sourceText(source: unknown, language: Language): string {
  if (!source) return '';
  if (typeof source === 'string') return prose(source, 'zh', language);
  if (Array.isArray(source))
    return source
      .map((one) => sourceText(one, language))
      .filter(Boolean)
      .join('；');
  return prose(
    Object.values(source as Record<string, unknown>)
      .map(String)
      .join('，'),
    'zh',
    language,
  );
}

/** News columns, articles and the home page, in the visitor's language. */
export class ContentService {
  readonly #repository: ContentRepository;
  readonly #system: SystemService;
  readonly #library: LibraryService;

  constructor(repository: ContentRepository, system: SystemService, library: LibraryService) {
    this.#repository = repository;
    this.#system = system;
    this.#library = library;
  }

  async #tree(): Promise<ColumnTree> {
    return new ColumnTree(await this.#repository.columns());
  }

  #card(row: ArticleRow, column: ColumnRow, language: Language): ArticleCard {
    return {
      id: row.id,
      title: prose(row.title, row.language, language),
      summary: prose(row.summary, row.language, language),
      cover: image(row.cover, language),
      publishedAt: row.publishedAt.toISOString(),
      column: columnLink(column, language),
      language: shownLanguage(row.language, language),
      viewNum: row.viewNum,
    };
  }

  #cards(tree: ColumnTree, rows: readonly ArticleRow[], language: Language): ArticleCard[] {
    return rows.flatMap((row) => {
      const column = tree.get(row.columnId);
      return column ? [this.#card(row, column, language)] : [];
    });
  }

  async columns(language: Language): Promise<Column[]> {
    const tree = await this.#tree();
    return tree.children(null).map((row) => columnView(tree, row, language));
  }

  async home(language: Language): Promise<Home> {
    const tree = await this.#tree();
    const [intro, arranged, banners] = await Promise.all([
      this.#system.intro(language),
      this.#system.configValue('home', 'sections'),
      this.#repository.banners(),
    ]);
    const sections = await Promise.all(
      homeSections(arranged).map(async ({ column: code, layout, count }) => {
        const column = tree.find(code);
        if (!column) return undefined;
        const ids = tree.withDescendants(column);
        const library = column.kind === 'library';
        return {
          column: columnLink(column, language),
          layout,
          articles: library
            ? []
            : this.#cards(
                tree,
                await this.#repository.list(ids, preference(language), count),
                language,
              ),
          files: library ? await this.#library.newest(ids, language, count) : [],
        };
      }),
    );
    return {
      intro,
      banners: await Promise.all(
        banners.map(async (banner) => ({
          id: banner.id,
          title: localText(banner.titles, language),
          summary: localText(banner.summaries, language),
          image: image(banner.image, language) ?? { src: '', width: null, height: null, alt: '' },
          adLinkurl: await linkAddress(banner.link, tree, (code, slug) =>
            this.#repository.findBySlug(code, slug),
          ),
        })),
      ),
      sections: sections.filter((section) => section !== undefined),
    };
  }

  async column(
    code: string | undefined,
    page: number,
    size: number,
    language: Language,
  ): Promise<ColumnPage> {
    const tree = await this.#tree();
    const column = code
      ? tree.find(code)
      : tree.children(null).find((row) => row.kind === 'article');
    if (!column || column.kind !== 'article') throw new DomainError('notFound');
    const ids = tree.withDescendants(column);
    const [total, rows] = await Promise.all([
      this.#repository.count(ids),
      this.#repository.list(ids, preference(language), size, (page - 1) * size),
    ]);
    const siblings = column.parentId
      ? tree.children(column.parentId)
      : tree.children(null).filter((row) => row.kind === 'article');
    return {
      column: columnView(tree, column, language),
      breadcrumb: tree.path(column).map((row) => columnLink(row, language)),
      siblings: siblings.map((row) => columnLink(row, language)),
      articles: { items: this.#cards(tree, rows, language), page, size, total },
    };
  }

  async article(id: string, language: Language): Promise<Article> {
    const [row, tree] = await Promise.all([
      this.#repository.article(id, preference(language)),
      this.#tree(),
    ]);
    const column = row && tree.get(row.columnId);
    if (!row || !column) throw new DomainError('notFound');
    const ids = [column.id];
    const languages = preference(language);
    const [attachments, previous, next, related] = await Promise.all([
      this.#repository.attachments(id),
      this.#repository.neighbour(row, ids, languages, 'before'),
      this.#repository.neighbour(row, ids, languages, 'after'),
      this.#repository.list(ids, languages, RELATED + 1),
    ]);
    const neighbour = (one: typeof previous) =>
      one
        ? {
            id: one.id,
            title: prose(one.title, one.language, language),
            language: shownLanguage(one.language, language),
          }
        : null;
    return {
      ...this.#card(row, column, language),
      bodyHtml: prose(row.bodyHtml, row.language, language),
      author: prose(row.author, row.language, language),
      tags: row.tags.map((tag) => prose(tag, row.language, language)),
      source: sourceText(row.source, language),
      attachments: attachments.map((one) => ({
        id: one.id,
        name: prose(one.name, row.language, language),
        type: path.extname(one.path).slice(1),
        size: Number(one.size),
        url: downloadAddress(one.path, one.original_name),
      })),
      breadcrumb: tree.path(column).map((one) => columnLink(one, language)),
      previous: neighbour(previous),
      next: neighbour(next),
      related: this.#cards(
        tree,
        related.filter((one) => one.id !== id).slice(0, RELATED),
        language,
      ),
    };
  }

  async viewed(id: string): Promise<{ viewNum: number }> {
    const viewNum = await this.#repository.viewed(id);
    if (viewNum === undefined) throw new DomainError('notFound');
    return { viewNum };
  }
}
