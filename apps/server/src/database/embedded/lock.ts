import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs one job at a time over all processes of a data folder. The lock is SQLite's file lock: the
 * operating system lets it go when its process dies, so there is no stale lock to judge.
 */
export async function withLock<T>(
  folder: string,
  job: () => Promise<T>,
  onWait?: () => void,
): Promise<T> {
  const handle = new DatabaseSync(path.join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    for (let tries = 0; ; tries += 1) {
      try {
        handle.exec('BEGIN EXCLUSIVE');
        break;
      } catch (error) {
        if (!/locked|busy/i.test((error as Error).message)) throw error;
      }
      if (tries === 40) onWait?.();
      await sleep(25);
    }
    return await job();
  } finally {
    handle.close();
  }
}
