import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, programName } from './processes.ts';

/** What a running (or crashed) server wrote about itself in `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number | null;
  /** Whether it says that it takes connections. */
  readonly ready: boolean;
}

/** Reads `postmaster.pid`; null when there is none or it is still being written. */
export function readPostmaster(folder: string): Postmaster | null {
  let lines: string[];
  try {
    lines = fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  const port = Number.parseInt(lines[3] ?? '', 10);
  const ready = lines[7]?.trim() === 'ready';
  return { pid, port: Number.isInteger(port) ? port : null, ready };
}

/**
 * Whether the process named by the file is this database's server: `other` when its number was
 * given to another program since, `unknown` where the system does not tell.
 */
export function postmasterState(
  folder: string,
  pid: number,
): 'running' | 'gone' | 'other' | 'unknown' {
  if (!isAlive(pid)) return 'gone';
  const name = programName(pid);
  if (name === null) return 'unknown';
  if (!name.startsWith('postgres')) return 'other';
  try {
    // The server's working folder is its data folder; an unreadable one belongs to another account.
    return fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(folder) ? 'running' : 'other';
  } catch {
    return 'unknown';
  }
}

/** Resolves when the process has ended; false when it lives on after the given time. */
export async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (isAlive(pid)) {
    if (performance.now() > end) return false;
    await sleep(10);
  }
  return true;
}

/**
 * Stops a server: a fast shutdown writes everything out; one that does not end in half a minute is
 * told to abort, which costs a recovery at the next start but no data.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw error;
    }
    if (await waitForEnd(pid, 30_000)) return;
  }
}
