import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '../database/open.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { fileAddress } from '../files/addresses.ts';
import { bodyHtml, summaryOf } from './body.ts';
import { parseSource, type FrontMatter, type ParsedSource } from './front-matter.ts';
import { contentId } from './ids.ts';
import { MediaStore, type StoredFile } from './media-store.ts';
import { SourceError, type ImportProblem } from './problem.ts';
import { countSources, walkSources, type SourceGroup } from './walk.ts';

const AT_ONCE = 6;
/** Raised when the same sources give other rows, so that everything is imported anew. */
const IMPORTER = 2;

export interface ImportCounts {
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
}

export interface ImportResult {
  readonly counts: ImportCounts;
  readonly problems: readonly ImportProblem[];
}

export interface ImportOptions {
  readonly onProgress?: (done: number, total: number) => void;
  readonly onProblem?: (problem: ImportProblem) => void;
}

type Language = 'zh' | 'en' | 'bo';

interface Column {
  readonly id: string;
  readonly code: string;
  readonly kind: 'article' | 'library';
}

interface Text {
  readonly file: string;
  readonly language: Language;
  readonly front: FrontMatter;
  readonly html: string;
  readonly hash: string;
  readonly lineOf: ParsedSource['lineOf'];
}

/** Imports a folder of texts into the temple whose scope is open. */
class ContentImport {
  readonly #database: OpenDatabase;
  readonly #root: string;
  readonly #templeId: string;
  readonly #media: MediaStore;
  readonly #columns: ReadonlyMap<string, Column>;
  readonly #classifications: ReadonlyMap<string, string>;
  readonly #defaultLanguage: Language;

  constructor(
    database: OpenDatabase,
    root: string,
    parts: {
      templeId: string;
      media: MediaStore;
      columns: ReadonlyMap<string, Column>;
      classifications: ReadonlyMap<string, string>;
      defaultLanguage: Language;
    },
  ) {
    this.#database = database;
    this.#root = root;
    this.#templeId = parts.templeId;
    this.#media = parts.media;
    this.#columns = parts.columns;
    this.#classifications = parts.classifications;
    this.#defaultLanguage = parts.defaultLanguage;
  }

  /** Imports the texts of one article or file; problems of one text do not stop the others. */
  async group(
    group: SourceGroup,
    counts: ImportCounts,
    onProblem: (problem: ImportProblem) => void,
  ): Promise<void> {
    const contents = await Promise.all(
      group.files.map(async ({ path: file }) => fs.readFile(path.join(this.#root, file))),
    );
    const texts: Text[] = [];
    for (const [index, source] of group.files.entries()) {
      try {
        texts.push(
          await this.#read(source.path, source.language, contents[index] ?? Buffer.alloc(0), group),
        );
      } catch (error) {
        if (isUnavailable(error)) throw error;
        counts.failed += 1;
        onProblem(problemOf(source.path, error));
      }
    }
    const [base] = texts;
    if (!base) return;
    try {
      const outcome = await this.#database.inTransaction(
        async () => this.#keep(group, base, texts),
        { retries: 3 },
      );
      for (const one of outcome) counts[one] += 1;
    } catch (error) {
      if (isUnavailable(error)) throw error;
      counts.failed += texts.length;
      onProblem(problemOf(base.file, error));
    }
  }

  async #read(
    file: string,
    suffix: string | undefined,
    content: Buffer,
    group: SourceGroup,
  ): Promise<Text> {
    const text = content.toString('utf8');
    if (text.includes('\uFFFD') && !content.includes('\uFFFD')) {
      const line = text.slice(0, text.indexOf('\uFFFD')).split('\n').length;
      throw new SourceError(line, 'the file is not UTF-8');
    }
    const { front, body, bodyLine, lineOf } = parseSource(text);
    const language = (suffix ?? front.language ?? this.#defaultLanguage).replace(
      /-.*$/,
      '',
    ) as Language;
    if (!['zh', 'en', 'bo'].includes(language))
      throw new SourceError(lineOf('language'), `language “${language}” is not one of zh, en, bo`);
    const references: string[] = [];
    const html = await bodyHtml(body, path.extname(file).toLowerCase(), async (reference) => {
      const address = await this.#resolve(reference, group, lineInBody(body, reference, bodyLine));
      if (address) references.push(address);
      return address;
    });
    const own = [
      ...(front.cover === undefined ? [] : [{ key: 'cover', file: front.cover }]),
      ...(front.file === undefined ? [] : [{ key: 'file', file: front.file }]),
      ...(front.attachments ?? []).map((one) => ({ key: 'attachments', file: one.file })),
    ];
    const files = await Promise.all(
      own.map((one) => this.#file(one.file, group, lineOf(one.key, one.file))),
    );
    const hash = crypto
      .createHash('sha256')
      .update(JSON.stringify([IMPORTER, references, files.map((one) => one.path)]))
      .update(content)
      .digest('hex');
    return { file, language, front, html, hash, lineOf };
  }

  /** The stored form of a file that a text names, relative to the text's folder. */
  async #file(reference: string, group: SourceGroup, line: number): Promise<StoredFile> {
    const name = plainReference(reference);
    const file = path.resolve(this.#root, group.folder, name);
    if (!file.startsWith(this.#root + path.sep))
      throw new SourceError(line, `${name} lies outside the folder`);
    try {
      return await this.#media.add(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT')
        throw new SourceError(line, `${name} does not exist`);
      if (error instanceof SourceError) throw new SourceError(line, error.message);
      if (isUnavailable(error)) throw error;
      throw new SourceError(line, `${name} cannot be read: ${(error as Error).message}`);
    }
  }

  async #resolve(reference: string, group: SourceGroup, line: number): Promise<string | undefined> {
    const link = /^(article|column):(.+)$/.exec(reference);
    if (link) return this.#link(link[1] ?? '', link[2] ?? '', line);
    if (/^([a-z][a-z0-9+.-]*:|\/|#)/i.test(reference)) return undefined;
    return fileAddress((await this.#file(reference, group, line)).path);
  }

  #link(kind: string, target: string, line: number): string {
    const [code = '', slug = ''] = target.split('/');
    const column = this.#columns.get(code);
    if (!column) throw new SourceError(line, `there is no column “${code}”`);
    if (kind === 'column') {
      const page = column.kind === 'library' ? '/website/column/library' : '/website/column';
      return `${page}?column=${code}`;
    }
    return column.kind === 'library'
      ? `/library/detail?id=${contentId('file', this.#templeId, code, slug)}`
      : `/website/column/article?id=${contentId('article', this.#templeId, code, slug)}`;
  }

  #columnOf(base: Text, group: SourceGroup): Column {
    const code = base.front.column ?? group.folder.split('/').at(-1) ?? '';
    const column = this.#columns.get(code);
    if (!column) {
      throw new SourceError(
        base.lineOf('column'),
        `there is no column “${code}”; columns are ${[...this.#columns.keys()].join(', ')}`,
      );
    }
    const wanted = base.front.kind === 'file' ? 'library' : 'article';
    if (column.kind !== wanted) {
      throw new SourceError(
        base.lineOf('column'),
        `column “${code}” takes ${column.kind === 'library' ? 'files (kind: file)' : 'articles'}`,
      );
    }
    return column;
  }

  async #keep(
    group: SourceGroup,
    base: Text,
    texts: readonly Text[],
  ): Promise<('created' | 'updated' | 'unchanged')[]> {
    const column = this.#columnOf(base, group);
    const kind = column.kind === 'library' ? 'file' : 'article';
    const id = contentId(kind, this.#templeId, column.code, group.slug);
    const known = await this.#database.db
      .selectFrom('import_source')
      .select(['path', 'content_hash'])
      .where('kind', '=', 'text')
      .where('target_id', '=', id)
      .execute();
    const hashes = new Map(known.map((row) => [row.path, row.content_hash]));
    const outcome = texts.map((text) => {
      const before = hashes.get(text.file);
      return before === undefined ? 'created' : before === text.hash ? 'unchanged' : 'updated';
    });
    if (outcome.every((one) => one === 'unchanged')) return outcome;
    if (kind === 'file') await this.#keepFile(id, column, group, base, texts);
    else await this.#keepArticle(id, column, group, base, texts);
    for (const text of texts) {
      await this.#database.db
        .insertInto('import_source')
        .values({ kind: 'text', path: text.file, content_hash: text.hash, target_id: id })
        .onConflict((conflict) =>
          conflict
            .columns(['temple_id', 'kind', 'path'])
            .doUpdateSet({ content_hash: text.hash, target_id: id }),
        )
        .execute();
    }
    return outcome;
  }

  async #keepArticle(
    id: string,
    column: Column,
    group: SourceGroup,
    base: Text,
    texts: readonly Text[],
  ): Promise<void> {
    const { db } = this.#database;
    const { front } = base;
    const cover = front.cover ? await this.#file(front.cover, group, 1) : null;
    const alt = Object.fromEntries(
      texts.flatMap((text) => (text.front.coverAlt ? [[text.language, text.front.coverAlt]] : [])),
    );
    const values = {
      column_id: column.id,
      slug: group.slug,
      published_at: front.date ?? new Date(),
      cover:
        cover &&
        JSON.stringify({ file: cover.path, width: cover.width, height: cover.height, alt }),
      tags: front.tags ?? [],
      author: front.author ?? null,
      extra: JSON.stringify(front.extra),
    };
    const { published_at: _when, ...kept } = values;
    await db
      .insertInto('article')
      .values({ id, ...values })
      // Without a date in the text, the day of its first import stays.
      .onConflict((conflict) =>
        conflict.columns(['temple_id', 'id']).doUpdateSet(front.date ? values : kept),
      )
      .execute();
    for (const text of texts) {
      const row = {
        title: text.front.title,
        summary: text.front.summary ?? summaryOf(text.html),
        body_html: text.html,
        source: text.front.source === undefined ? null : JSON.stringify(text.front.source),
        content_hash: text.hash,
      };
      await db
        .insertInto('article_text')
        .values({ article_id: id, language: text.language, ...row })
        .onConflict((conflict) =>
          conflict.columns(['temple_id', 'article_id', 'language']).doUpdateSet(row),
        )
        .execute();
    }
    await db.deleteFrom('attachment').where('article_id', '=', id).execute();
    for (const [position, one] of (front.attachments ?? []).entries()) {
      const stored = await this.#file(one.file, group, 1);
      await db
        .insertInto('attachment')
        .values({ article_id: id, position, name: one.name, file_id: stored.id })
        .execute();
    }
  }

  async #keepFile(
    id: string,
    column: Column,
    group: SourceGroup,
    base: Text,
    texts: readonly Text[],
  ): Promise<void> {
    const { db } = this.#database;
    const { front } = base;
    if (!front.file)
      throw new SourceError(1, 'a library file needs “file:” with the path of the file');
    const stored = await this.#file(front.file, group, 1);
    const published = front.date ?? new Date();
    const values = {
      column_id: column.id,
      slug: group.slug,
      file_id: stored.id,
      type: path.extname(front.file).slice(1).toLowerCase(),
      classification: front.classification
        ? (this.#classifications.get(front.classification) ?? front.classification)
        : null,
      published_at: published,
      created_at: front.created ?? published,
    };
    await db
      .insertInto('library_file')
      .values({ id, ...values })
      .onConflict((conflict) => conflict.columns(['temple_id', 'id']).doUpdateSet(values))
      .execute();
    for (const text of texts) {
      const row = {
        title: text.front.title,
        summary: text.front.summary ?? summaryOf(text.html),
        body_html: text.html,
      };
      await db
        .insertInto('library_file_text')
        .values({ library_file_id: id, language: text.language, ...row })
        .onConflict((conflict) =>
          conflict.columns(['temple_id', 'library_file_id', 'language']).doUpdateSet(row),
        )
        .execute();
    }
  }
}

/** A reference as its author wrote it: formats encode blanks and what is not ASCII. */
function plainReference(reference: string): string {
  try {
    return decodeURIComponent(reference);
  } catch {
    // A percent sign that encodes nothing is part of the name.
    return reference;
  }
}

function lineInBody(body: string, reference: string, bodyLine: number): number {
  const at = Math.max(body.indexOf(reference), body.indexOf(plainReference(reference)));
  return at < 0 ? bodyLine : bodyLine + body.slice(0, at).split('\n').length - 1;
}

function problemOf(file: string, error: unknown): ImportProblem {
  if (error instanceof SourceError) return { file, line: error.line, reason: error.message };
  return { file, line: 1, reason: error instanceof Error ? error.message : String(error) };
}

/**
 * Imports a folder of Markdown, HTML or plain text into the open temple. Importing again changes
 * only what changed; a broken file is reported with its line and the rest goes in. Memory stays
 * flat: a directory's names and a few texts are held at a time.
 */
export async function importContent(
  database: OpenDatabase,
  dataDir: string,
  folder: string,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const root = path.resolve(folder);
  const { db } = database;
  const temple = await db
    .selectFrom('temple')
    .select(['id', 'default_language'])
    .executeTakeFirstOrThrow();
  const columns = await db.selectFrom('content_column').select(['id', 'code', 'kind']).execute();
  const dict = await db
    .selectFrom('temple_dict')
    .select(['value', 'name'])
    .where('code', '=', 'libraryClassification')
    .execute();
  const run = await db
    .insertInto('import_run')
    .values({ folder: path.basename(root) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const work = new ContentImport(database, root, {
    templeId: temple.id,
    media: new MediaStore(db, dataDir),
    columns: new Map(columns.map((column) => [column.code, column])),
    classifications: new Map(
      dict.flatMap(
        ({ value, name }) =>
          [[value, value], ...Object.values(name).map((one) => [one, value])] as [string, string][],
      ),
    ),
    defaultLanguage: 'zh',
  });
  const counts: ImportCounts = { created: 0, updated: 0, unchanged: 0, failed: 0 };
  const problems: ImportProblem[] = [];
  const total = await countSources(root);
  let done = 0;
  const running = new Set<Promise<void>>();
  for await (const group of walkSources(root)) {
    const task = work
      .group(group, counts, (problem) => {
        if (problems.length < 1000) problems.push(problem);
        options.onProblem?.(problem);
      })
      .then(() => {
        done += group.files.length;
        options.onProgress?.(done, total);
      });
    const tracked = task.finally(() => running.delete(tracked));
    running.add(tracked);
    if (running.size >= AT_ONCE) await Promise.race(running);
  }
  await Promise.all(running);
  await db
    .updateTable('import_run')
    .set({
      finished_at: sql<Date>`now()`,
      counts: JSON.stringify(counts),
      problems: JSON.stringify(problems),
    })
    .where('id', '=', run.id)
    .execute();
  return { counts, problems };
}
