import { spawnSync } from 'node:child_process';
import type { Account } from './account.ts';

/**
 * What every program of the database is started with: its account, a working folder that every
 * account can enter, and messages in English, because the supervisor reads them.
 */
export function programOptions(account: Account) {
  return {
    uid: account.uid,
    gid: account.gid,
    cwd: process.platform === 'win32' ? undefined : '/',
    env: {
      PATH: process.env['PATH'],
      SystemRoot: process.env['SystemRoot'],
      LC_ALL: 'C',
      TZ: 'UTC',
    } as NodeJS.ProcessEnv,
    windowsHide: true,
  };
}

export interface Outcome {
  readonly ok: boolean;
  /** Everything the program said, or why it could not be started. */
  readonly said: string;
  /** Error code of the start itself (ENOENT, EACCES, …). */
  readonly code?: string;
}

/** Runs a program of the database to its end. */
export function runProgram(
  file: string,
  args: string[],
  account: Account,
  input?: string,
): Outcome {
  const result = spawnSync(file, args, { ...programOptions(account), input, encoding: 'utf8' });
  if (result.error) {
    return {
      ok: false,
      said: result.error.message,
      code: (result.error as NodeJS.ErrnoException).code,
    };
  }
  return { ok: result.status === 0, said: `${result.stdout}${result.stderr}`.trim() };
}
