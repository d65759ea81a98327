import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskFullProblem, StartProblem } from '../../config/start-problem.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { freePort, launch } from './launch.ts';
import { postmasterState, readPostmaster } from './postmaster.ts';
import { isAlive } from './processes.ts';
import { waitUntilReady } from './ready.ts';

/** Where everything about one embedded database is. */
export interface Cluster {
  readonly dataDir: string;
  readonly folder: string;
  readonly logFile: string;
  readonly binaries: Binaries;
  readonly account: Account;
  readonly password: string;
}

/** A server that answers. It has a child process when we started it, none when we found it running. */
export interface Running {
  readonly pid: number;
  readonly port: number;
  readonly child: ChildProcess | null;
}

export type Tell = (detail: string) => void;

// A server whose processes have not all ended, or a pid file whose number now belongs to someone
// else, resolves itself within seconds.
const patience = 10_000;

/** Finds the running server of a database or starts one. Call under the lock. */
export async function ensureRunning(
  cluster: Cluster,
  preferredPort: number | null,
  tell: Tell,
): Promise<Running> {
  const end = performance.now() + patience;
  let port = preferredPort ?? (await freePort());
  for (;;) {
    const found = await adopt(cluster, tell);
    if (found) return found;

    const { child, said } = launch(
      cluster.folder,
      port,
      cluster.binaries,
      cluster.account,
      cluster.logFile,
    );
    const alive = () =>
      child.pid !== undefined && child.exitCode === null && child.signalCode === null;
    const ready = await waitUntilReady({
      port,
      password: cluster.password,
      alive,
      says: () => says(cluster, child.pid),
      onSlow: () => tell('repairing after an unclean stop; a large database takes a while'),
    });
    if (ready && alive()) return { pid: child.pid as number, port, child };
    const words = said();
    if (/could not bind|Address already in use|could not create any TCP/i.test(words)) {
      port = await freePort();
    } else if (isPassing(words) && performance.now() < end) {
      await sleep(100);
    } else {
      throw explain(cluster, words);
    }
  }
}

async function adopt(cluster: Cluster, tell: Tell): Promise<Running | null> {
  const postmaster = readPostmaster(cluster.folder);
  if (postmaster === null || postmaster.port === null) return null;
  const { pid, port } = postmaster;
  const state = postmasterState(cluster.folder, pid);
  if (state === 'other') {
    // The server refuses to start while any process of our account has this number. Orphans of the
    // old server, if there are any, are still noticed by their shared memory.
    fs.rmSync(path.join(cluster.folder, 'postmaster.pid'), { force: true });
    return null;
  }
  if (state === 'gone') return null;
  // Where the system does not say what the process is, the time is limited: it may be a stranger.
  const end = state === 'running' ? Infinity : performance.now() + patience;
  const alive = () => isAlive(pid) && performance.now() < end;
  const ready = await waitUntilReady({
    port,
    password: cluster.password,
    alive,
    says: () => says(cluster, pid),
    onSlow: () => tell('waiting for the database that is already running'),
  });
  return ready ? { pid, port, child: null } : null;
}

function says({ folder }: Cluster, pid: number | undefined): boolean {
  const postmaster = readPostmaster(folder);
  return postmaster !== null && postmaster.pid === pid && postmaster.ready;
}

const isPassing = (words: string) =>
  /pre-existing shared memory block|lock file "postmaster.pid" (already exists|is empty)/i.test(
    words,
  );

function explain(cluster: Cluster, words: string): StartProblem {
  if (/No space left on device|Disk quota exceeded/i.test(words))
    return diskFullProblem(cluster.folder);
  if (isPassing(words)) {
    return new StartProblem(
      `Another program still holds the database in ${cluster.folder}: end it (its number is the first line of postmaster.pid there) and start again.`,
    );
  }
  if (/Permission denied|has wrong ownership/i.test(words)) {
    return new StartProblem(
      `The database in ${cluster.folder} belongs to another user than ${cluster.account.name}: start as its owner or as root, or set DATA_DIR to another folder.`,
    );
  }
  const reason =
    words
      .split('\n')
      .filter((line) => /FATAL|PANIC/.test(line))
      .pop() ?? words.trim().split('\n').pop();
  return new StartProblem(
    `The embedded database does not start: ${reason || 'it ended without a word'} (log: ${cluster.logFile})`,
  );
}
