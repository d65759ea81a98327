import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { OpenDatabase } from '../database/open.ts';
import { provisionTemple } from '../database/provision.ts';
import type { Json } from '../database/schema.ts';
import { bodyHtml } from '../import/body.ts';
import { parseSource } from '../import/front-matter.ts';
import { MediaStore } from '../import/media-store.ts';

const local = z.record(z.string(), z.string());

interface ColumnSpec {
  code: string;
  kind: 'article' | 'library';
  name: Record<string, string>;
  summary?: Record<string, string> | undefined;
  children?: ColumnSpec[] | undefined;
}

const columnSchema: z.ZodType<ColumnSpec> = z.lazy(() =>
  z.object({
    code: z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/),
    kind: z.enum(['article', 'library']),
    name: local,
    summary: local.optional(),
    children: z.array(columnSchema).optional(),
  }),
);

const templeSchema = z.object({
  id: z.string(),
  hosts: z.array(z.string()),
  default: z.boolean().default(false),
  name: local,
  namePrefixImage: z.string().optional(),
  logo: z.string().optional(),
  primaryColor: z.string().regex(/^#[0-9a-f]{6}$/i),
  timeZone: z.string(),
  defaultLanguage: z.enum(['zh', 'zh-Hant', 'en', 'bo']),
  languages: z.array(z.enum(['zh', 'zh-Hant', 'en', 'bo'])).min(1),
  modules: z.array(z.string()),
  intro: local.default({}),
  address: local.default({}),
  openingHours: local.default({}),
  transport: local.default({}),
  config: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  dicts: z
    .record(z.string(), z.array(z.object({ dictValue: z.coerce.string(), dictName: local })))
    .default({}),
  columns: z.array(columnSchema).default([]),
  banners: z
    .array(
      z.object({
        image: z.string(),
        alt: local.optional(),
        title: local,
        summary: local.default({}),
        link: z.string().optional(),
      }),
    )
    .default([]),
  home: z.array(z.record(z.string(), z.unknown())).default([]),
});
type TempleFile = z.output<typeof templeSchema>;

/** `article:<column>/<slug>`, `column:<code>` or an https address. */
function bannerLink(link: string | undefined): Json {
  const own = /^(article|column):([\w-]+)(?:\/([\w.-]+))?$/.exec(link ?? '');
  if (own?.[1] === 'article') return { kind: 'article', column: own[2] ?? '', slug: own[3] ?? '' };
  if (own) return { kind: 'column', code: own[2] ?? '' };
  return link ? { kind: 'url', href: link } : null;
}

/** Reads `temple.yaml`; what is wrong is said with the key. */
export async function readTempleFile(folder: string): Promise<TempleFile> {
  const file = path.join(folder, 'temple.yaml');
  const result = templeSchema.safeParse(parse(await fs.readFile(file, 'utf8')));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Error(`${file}: ${issue?.path.join('.')}: ${issue?.message}`);
}

const AGREEMENT = /^(\w+)\.(zh|en|bo)\.md$/;

async function keepAgreements(database: OpenDatabase, folder: string): Promise<void> {
  const files = await fs.readdir(path.join(folder, 'agreements')).catch(() => []);
  for (const name of files) {
    const match = AGREEMENT.exec(name);
    if (!match) continue;
    const text = await fs.readFile(path.join(folder, 'agreements', name), 'utf8');
    const { front, body } = parseSource(
      text.startsWith('---')
        ? text
        : `---\ntitle: ${JSON.stringify(/^#\s*(.+)$/m.exec(text)?.[1] ?? match[1])}\n---\n${text.replace(/^#\s.*$/m, '')}`,
    );
    const row = {
      title: front.title,
      body_html: await bodyHtml(body, '.md', async () => undefined),
      updated_at: front.date ?? new Date(),
    };
    await database.db
      .insertInto('temple_agreement')
      .values({ code: match[1] ?? '', language: match[2] ?? '', ...row })
      .onConflict((conflict) =>
        conflict.columns(['temple_id', 'code', 'language']).doUpdateSet(row),
      )
      .execute();
  }
}

async function keepColumns(
  database: OpenDatabase,
  columns: readonly ColumnSpec[],
  parent: string | null,
): Promise<void> {
  for (const [position, column] of columns.entries()) {
    const row = {
      parent_id: parent,
      kind: column.kind,
      names: JSON.stringify(column.name),
      summaries: JSON.stringify(column.summary ?? {}),
      position,
    };
    const kept = await database.db
      .insertInto('content_column')
      .values({ code: column.code, ...row })
      .onConflict((conflict) => conflict.columns(['temple_id', 'code']).doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    await keepColumns(database, column.children ?? [], kept.id);
  }
}

async function keepSettings(database: OpenDatabase, temple: TempleFile): Promise<void> {
  const groups = { ...temple.config, home: { ...temple.config['home'], sections: temple.home } };
  for (const [code, entries] of Object.entries(groups)) {
    for (const [key, value] of Object.entries(entries)) {
      const json = JSON.stringify(value ?? '');
      await database.db
        .insertInto('temple_config')
        .values({ code, key, value: json })
        .onConflict((conflict) =>
          conflict.columns(['temple_id', 'code', 'key']).doUpdateSet({ value: json }),
        )
        .execute();
    }
  }
  for (const [code, entries] of Object.entries(temple.dicts)) {
    for (const [position, { dictValue, dictName }] of entries.entries()) {
      const row = { position, name: JSON.stringify(dictName) };
      await database.db
        .insertInto('temple_dict')
        .values({ code, value: dictValue, ...row })
        .onConflict((conflict) => conflict.columns(['temple_id', 'code', 'value']).doUpdateSet(row))
        .execute();
    }
  }
}

async function keepLooks(
  database: OpenDatabase,
  dataDir: string,
  folder: string,
  temple: TempleFile,
): Promise<void> {
  const media = new MediaStore(database.db, dataDir);
  const store = async (file: string | undefined) =>
    file ? await media.add(path.join(folder, file)) : undefined;
  const profile = {
    timeZone: temple.timeZone,
    intro: temple.intro,
    address: temple.address,
    openingHours: temple.openingHours,
    transport: temple.transport,
    logo: (await store(temple.logo))?.path,
    prefixImage: (await store(temple.namePrefixImage))?.path,
  };
  await database.db
    .updateTable('temple')
    .set({
      names: JSON.stringify(temple.name),
      primary_color: temple.primaryColor,
      default_language: temple.defaultLanguage,
      languages: temple.languages,
      modules: temple.modules,
      profile: JSON.stringify(profile),
    })
    .execute();
  await database.db.deleteFrom('banner').execute();
  for (const [position, banner] of temple.banners.entries()) {
    const image = await media.add(path.join(folder, banner.image));
    await database.db
      .insertInto('banner')
      .values({
        id: crypto.randomUUID(),
        position,
        image: JSON.stringify({
          file: image.path,
          width: image.width,
          height: image.height,
          alt: banner.alt ?? {},
        }),
        titles: JSON.stringify(banner.title),
        summaries: JSON.stringify(banner.summary),
        link: JSON.stringify(bannerLink(banner.link)),
      })
      .execute();
  }
}

/**
 * Sets a temple up from its folder: `temple.yaml` and `agreements/`. Makes the temple when it is
 * new, else brings it to what the file says. Returns its id.
 */
export async function applyTempleFile(
  database: OpenDatabase,
  dataDir: string,
  folder: string,
): Promise<string> {
  const temple = await readTempleFile(folder);
  await database.withOwner(async (db) =>
    provisionTemple(db, {
      id: temple.id,
      names: temple.name,
      primaryColor: temple.primaryColor,
      defaultLanguage: temple.defaultLanguage,
      languages: temple.languages,
      modules: temple.modules,
      hosts: [...temple.hosts, ...(temple.default ? ['localhost'] : [])],
    }),
  );
  await database.inTemple(temple.id, async () =>
    database.inTransaction(async () => {
      await keepSettings(database, temple);
      await keepColumns(database, temple.columns, null);
      await keepAgreements(database, folder);
      await keepLooks(database, dataDir, folder, temple);
    }),
  );
  return temple.id;
}
