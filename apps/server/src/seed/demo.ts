import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { OpenDatabase } from '../database/open.ts';
import { importContent } from '../import/import-content.ts';
import { applyTempleFile } from './temple-file.ts';

/** Names, sizes and times of all files: enough to know that a folder is what it was. */
async function fingerprint(folder: string): Promise<string> {
  const hash = crypto.createHash('sha256');
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    const { size, mtimeMs } = await fs.stat(file);
    hash.update(`${path.relative(folder, file)} ${size} ${Math.round(mtimeMs)}\n`);
  }
  return hash.digest('hex');
}

/** Folders of demo temples: those with a `temple.yaml`. */
async function templeFolders(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of entries) {
    const file = path.join(folder, entry.name, 'temple.yaml');
    if (
      entry.isDirectory() &&
      (await fs.access(file).then(
        () => true,
        () => false,
      ))
    )
      found.push(path.join(folder, entry.name));
  }
  return found.sort();
}

/**
 * Sets up the demo temples with their content, through the same importer that temples use. A start
 * that finds the folder as it was does nothing.
 */
export async function seedDemo(
  database: OpenDatabase,
  dataDir: string,
  folder: string,
  report: (detail: string) => void,
): Promise<void> {
  const stamp = path.join(dataDir, 'demo-seeded');
  const folders = await templeFolders(folder);
  const state = folders.length > 0 ? await fingerprint(folder) : '';
  const temples = await Promise.all(
    folders.map((one) => database.resolveTemple(`${path.basename(one)}.localhost`)),
  );
  if (temples.every(Boolean) && (await fs.readFile(stamp, 'utf8').catch(() => '')) === state) {
    report('unchanged since the last start');
    return;
  }
  let texts = 0;
  for (const one of folders) {
    const templeId = await applyTempleFile(database, dataDir, one);
    const { counts, problems } = await database.inTemple(templeId, async () =>
      importContent(database, dataDir, path.join(one, 'content'), {
        onProgress: (done, total) => report(`${templeId} ${done}/${total}`),
      }),
    );
    for (const problem of problems)
      console.warn(`  ${one}/content/${problem.file}:${problem.line} ${problem.reason}`);
    texts += counts.created + counts.updated + counts.unchanged;
  }
  await fs.writeFile(stamp, state);
  report(`${folders.length} temples, ${texts} texts`);
}
