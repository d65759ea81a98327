import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { filesFolder } from '../files/file-routes.ts';
import type { TempleTables } from '../database/schema.ts';
import { currentTempleId } from '../database/scope.ts';
import { SourceError } from './problem.ts';

/** A file that the temple's store holds. */
export interface StoredFile {
  readonly id: string;
  /** Path in the store. */
  readonly path: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly size: number;
}

const IMAGES = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif']);
const MIMES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.epub': 'application/epub+zip',
  '.zip': 'application/zip',
  '.txt': 'text/plain',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xls': 'application/vnd.ms-excel',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.ppt': 'application/vnd.ms-powerpoint',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** Pictures wider than this are made smaller: no page shows more. */
const WIDEST = 2400;
const MOST_PIXELS = 40_000_000;

const SCRIPT_IN_SVG = /<script|<foreignObject|\son\w+\s*=|javascript:|<!ENTITY/i;

/** What a file became before it is kept: pictures lose position data and other hidden notes. */
async function prepare(
  file: string,
  extension: string,
): Promise<{ content: Buffer; width: number | null; height: number | null }> {
  const content = await fs.readFile(file);
  if (extension === '.svg') {
    if (SCRIPT_IN_SVG.test(content.toString('utf8')))
      throw new SourceError(1, 'the SVG contains script');
    return { content, width: null, height: null };
  }
  if (!IMAGES.has(extension)) return { content, width: null, height: null };
  const image = sharp(content, { limitInputPixels: MOST_PIXELS, animated: extension === '.gif' });
  const meta = await image.metadata();
  const clean =
    !meta.exif &&
    !meta.xmp &&
    !meta.iptc &&
    (meta.orientation ?? 1) === 1 &&
    (meta.width ?? 0) <= WIDEST;
  if (clean)
    return { content, width: meta.width ?? null, height: meta.pageHeight ?? meta.height ?? null };
  const made = await image
    .rotate()
    .resize({ width: WIDEST, withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true });
  return { content: made.data, width: made.info.width, height: made.info.height };
}

/** Keeps files of one temple under the hash of their content; the same content is kept once. */
export class MediaStore {
  readonly #db: Kysely<TempleTables>;
  readonly #dataDir: string;
  readonly #done = new Map<string, Promise<StoredFile>>();

  constructor(db: Kysely<TempleTables>, dataDir: string) {
    this.#db = db;
    this.#dataDir = dataDir;
  }

  /** Keeps a file of the imported folder and tells how to reach it. */
  add(file: string): Promise<StoredFile> {
    let stored = this.#done.get(file);
    if (!stored) {
      // Thousands of articles may share few pictures, but a run may also meet thousands of pictures.
      if (this.#done.size > 2000) this.#done.clear();
      stored = this.#add(file);
      this.#done.set(file, stored);
    }
    return stored;
  }

  async #add(file: string): Promise<StoredFile> {
    const extension = path.extname(file).toLowerCase();
    const mime = MIMES[extension];
    if (!mime)
      throw new SourceError(
        1,
        `${path.basename(file)}: files of type “${extension}” are not accepted`,
      );
    const { content, width, height } = await prepare(file, extension);
    const sha256 = crypto.createHash('sha256').update(content).digest('hex');
    const name = `${sha256.slice(0, 2)}/${sha256}${extension}`;
    const target = path.join(filesFolder(this.#dataDir, currentTempleId()), name);
    if (
      !(await fs.access(target).then(
        () => true,
        () => false,
      ))
    ) {
      await fs.mkdir(path.dirname(target), { recursive: true });
      const draft = `${target}.${crypto.randomBytes(4).toString('hex')}`;
      await fs.writeFile(draft, content);
      await fs.rename(draft, target);
    }
    const row = await this.#db
      .insertInto('stored_file')
      .values({
        sha256,
        path: name,
        mime,
        size: content.length,
        width,
        height,
        original_name: path.basename(file),
      })
      .onConflict((conflict) => conflict.columns(['temple_id', 'sha256']).doUpdateSet({ mime }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: row.id, path: name, width, height, size: content.length };
  }
}
