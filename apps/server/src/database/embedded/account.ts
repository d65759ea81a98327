import fs from 'node:fs';
import { StartProblem } from '../../config/start-problem.ts';

/** Operating system account that the database runs as; without ids it is the account of this process. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
  readonly name: string;
}

export const isRoot = process.getuid?.() === 0;

function lookup(match: (name: string, uid: number) => boolean): Account | undefined {
  for (const line of fs.readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name && uid && gid && match(name, Number(uid)))
      return { uid: Number(uid), gid: Number(gid), name };
  }
  return undefined;
}

/**
 * PostgreSQL refuses to run as root, so root hands it to an account without rights: the one that
 * already owns the database's folder, else `postgres`, else `nobody`.
 */
export function databaseAccount(existingFolder?: string): Account {
  if (!isRoot) return { name: process.env['USER'] ?? `uid ${process.getuid?.() ?? '?'}` };
  const owner = existingFolder ? fs.statSync(existingFolder, { throwIfNoEntry: false }) : undefined;
  if (owner && owner.uid !== 0) {
    return (
      lookup((_, uid) => uid === owner.uid) ?? {
        uid: owner.uid,
        gid: owner.gid,
        name: `uid ${owner.uid}`,
      }
    );
  }
  const account = lookup((name) => name === 'postgres') ?? lookup((name) => name === 'nobody');
  if (account) return account;
  throw new StartProblem(
    'PostgreSQL does not run as root and this machine has neither a user "postgres" nor "nobody": start as another user, or set DATABASE_URL.',
  );
}

/** Gives a path to the database's account. */
export function giveTo(account: Account, file: string): void {
  if (account.uid !== undefined && account.gid !== undefined)
    fs.chownSync(file, account.uid, account.gid);
}
