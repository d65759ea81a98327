import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isRoot, type Account } from './account.ts';
import { program, type Binaries } from './binaries.ts';
import { runProgram } from './run-program.ts';
import { openSharedSubfolder } from './shared-folder.ts';

/**
 * Where a new database goes: inside the data folder, or, when the database's account cannot enter
 * that, to a shared folder named after the data folder. The program itself is asked whether it can
 * enter, because permission bits do not tell everything.
 */
export function chooseFolder(dataDir: string, binaries: Binaries, account: Account): string {
  const inside = path.join(dataDir, 'postgres');
  if (!isRoot || canEnter(dataDir, binaries, account)) return inside;
  const name = crypto.createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const shared = path.join(openSharedSubfolder('data'), name);
  // A database without a pointer to it belonged to a data folder that was removed, to begin anew;
  // it is neither used nor deleted.
  return fs.existsSync(shared) ? `${shared}-${crypto.randomBytes(3).toString('hex')}` : shared;
}

function canEnter(folder: string, binaries: Binaries, account: Account): boolean {
  const probe = path.join(folder, `.reach-${process.pid}`);
  fs.mkdirSync(probe, { recursive: true });
  try {
    fs.chmodSync(probe, 0o755);
    const { said } = runProgram(program(binaries, 'pg_ctl'), ['status', '-D', probe], account);
    return /not a database cluster directory/.test(said);
  } finally {
    fs.rmSync(probe, { recursive: true, force: true });
  }
}
