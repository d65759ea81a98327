import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { birthMark, isAlive } from './processes.ts';

/**
 * The processes that use one embedded database (server, importer, tests), so that the last one to
 * leave stops it and none is cut off by another's end. Call under the lock.
 */
export function joinUsers(runDir: string): { leave: () => void } {
  const folder = path.join(runDir, 'users');
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${process.pid}-${crypto.randomBytes(4).toString('hex')}`);
  fs.writeFileSync(file, birthMark(process.pid) ?? '');
  return { leave: () => fs.rmSync(file, { force: true }) };
}

/** How many living processes use the database; forgets those that died. */
export function countUsers(runDir: string): number {
  const folder = path.join(runDir, 'users');
  let count = 0;
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    const pid = Number.parseInt(name, 10);
    const mark = fs.readFileSync(file, 'utf8');
    if (isAlive(pid) && (mark === '' || mark === birthMark(pid))) count += 1;
    else fs.rmSync(file, { force: true });
  }
  return count;
}
