import fs from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../../config/start-problem.ts';

/**
 * Where root puts what the database's account must reach when the checkout lies below a folder that
 * only root can enter. Tests point it elsewhere.
 */
export const sharedBase = (): string => process.env['TEMPLE_PG_BASE'] ?? '/var/lib/temple-pg';

/**
 * Makes the shared folder, and refuses one that another account could have prepared: its programs
 * would be run and its data trusted.
 */
export function openSharedFolder(): string {
  const folder = sharedBase();
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o755 });
  } catch (error) {
    throw new StartProblem(
      `The database's user cannot enter this checkout, and ${folder} cannot be made (${(error as Error).message}): set DATA_DIR and the checkout to folders that every user may enter, or set DATABASE_URL.`,
      { cause: error },
    );
  }
  const stat = fs.lstatSync(folder);
  if (!stat.isDirectory() || stat.uid !== process.getuid?.() || (stat.mode & 0o022) !== 0) {
    throw new StartProblem(
      `${folder} belongs to another user or may be written by others, so the database is not placed there: remove it (after saving what it holds) and start again.`,
    );
  }
  // A strict umask would otherwise make it unreachable again.
  fs.chmodSync(folder, 0o755);
  return folder;
}

/** Makes a folder below the shared one that every account may enter. */
export function openSharedSubfolder(...names: string[]): string {
  let folder = openSharedFolder();
  for (const name of names) {
    folder = path.join(folder, name);
    fs.mkdirSync(folder, { recursive: true });
    fs.chmodSync(folder, 0o755);
  }
  return folder;
}
