import fs from 'node:fs/promises';
import path from 'node:path';
import { FORMATS } from './body.ts';

/** Texts of one article or file in its languages, base text first. */
export interface SourceGroup {
  /** Folder below the import's root, with `/`. */
  readonly folder: string;
  readonly slug: string;
  readonly files: readonly { readonly path: string; readonly language: string | undefined }[];
}

const LANGUAGE_SUFFIX = /\.(zh|en|bo)$/;

function groupsOf(folder: string, names: readonly string[]): SourceGroup[] {
  const groups = new Map<string, { path: string; language: string | undefined }[]>();
  for (const name of names) {
    const extension = path.extname(name).toLowerCase();
    if (!(extension in FORMATS) || /^readme\./i.test(name)) continue;
    const base = name.slice(0, -extension.length);
    const language = LANGUAGE_SUFFIX.exec(base)?.[1];
    const slug = language ? base.slice(0, -language.length - 1) : base;
    const files = groups.get(slug) ?? [];
    files.push({ path: path.posix.join(folder, name), language });
    groups.set(slug, files);
  }
  return [...groups].map(([slug, files]) => ({
    folder,
    slug,
    files: files.sort(
      (a, b) => Number(a.language !== undefined) - Number(b.language !== undefined),
    ),
  }));
}

/** Walks a folder, one directory in memory at a time; folders named `media` hold no texts. */
export async function* walkSources(root: string, folder = ''): AsyncGenerator<SourceGroup> {
  const entries = await fs.readdir(path.join(root, folder), { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  yield* groupsOf(
    folder,
    entries.filter((entry) => entry.isFile()).map((entry) => entry.name),
  );
  for (const entry of entries) {
    if (!entry.isDirectory() || entry.name === 'media' || entry.name.startsWith('.')) continue;
    yield* walkSources(root, path.posix.join(folder, entry.name));
  }
}

/** Number of source texts, for the progress bar. */
export async function countSources(root: string): Promise<number> {
  let count = 0;
  for await (const group of walkSources(root)) count += group.files.length;
  return count;
}
