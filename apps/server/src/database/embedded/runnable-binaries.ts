import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { diskFullProblem, isDiskFull, StartProblem } from '../../config/start-problem.ts';
import { isRoot, type Account } from './account.ts';
import { installedBinaries, program, type Binaries } from './binaries.ts';
import { makeExecutable, repairLinks } from './links.ts';
import { runProgram, type Outcome } from './run-program.ts';
import { openSharedFolder } from './shared-folder.ts';

const probe = (binaries: Binaries, account: Account): Outcome =>
  runProgram(program(binaries, 'postgres'), ['-V'], account);

/**
 * Binaries that the account can really run: in place, in place after repair, or (as root) from a
 * copy at a place that every account can enter.
 */
export function runnableBinaries(account: Account, installed = installedBinaries()): Binaries {
  if (probe(installed, account).ok) return installed;
  try {
    repairLinks(installed.native);
    makeExecutable(installed.native);
  } catch {
    // A read-only installation cannot be repaired in place; the probe below tells.
  }
  let outcome = probe(installed, account);
  if (outcome.ok) return installed;
  if (isRoot) {
    const copy = copyBinaries(installed);
    outcome = probe(copy, account);
    if (outcome.ok) return copy;
  }
  throw new StartProblem(
    `The embedded database cannot run here as ${account.name} (${outcome.said.split('\n')[0]}): set DATABASE_URL to a PostgreSQL server, or start on a supported system (64-bit Linux with glibc, macOS, Windows).`,
  );
}

/** The copy is named by version and appears in one step, so that two first starts cannot mix. */
function copyBinaries(installed: Binaries): Binaries {
  const parent = openSharedFolder();
  const folder = path.join(parent, `${installed.version}-${process.platform}-${process.arch}`);
  const copy = { ...installed, native: path.join(folder, 'native') };
  if (fs.existsSync(folder)) return copy;
  const draft = path.join(parent, `.copy-${process.pid}-${crypto.randomBytes(4).toString('hex')}`);
  try {
    fs.mkdirSync(draft);
    fs.cpSync(installed.native, path.join(draft, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    repairLinks(path.join(draft, 'native'));
    openToAll(draft);
    makeExecutable(path.join(draft, 'native'));
    fs.renameSync(draft, folder);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    if (isDiskFull(error)) throw diskFullProblem(parent, error);
    // Another process was faster; its copy is the same.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return copy;
}

function openToAll(folder: string): void {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(file);
    else if (entry.isFile()) fs.chmodSync(file, 0o644);
  }
}
