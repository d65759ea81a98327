import fs from 'node:fs';
import path from 'node:path';
import { diskFullProblem, StartProblem } from '../../config/start-problem.ts';
import { giveTo, type Account } from './account.ts';
import { program, type Binaries } from './binaries.ts';
import { runProgram, type Outcome } from './run-program.ts';

// Only over the loopback address and only with a password: other accounts of the machine are strangers.
const hostRules = 'host all all 127.0.0.1/32 scram-sha-256\n';

/**
 * Makes a new database. It grows under another name and is renamed when complete, so that a start
 * that was killed half-way leaves nothing that looks like a database.
 */
export function initialise(
  folder: string,
  binaries: Binaries,
  account: Account,
  password: string,
): void {
  const parent = path.dirname(folder);
  const draft = `${folder}.new`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { mode: 0o700 });
  try {
    giveTo(account, draft);
    // `trust` holds for no moment in which anyone can connect: the rules are replaced before the
    // first start. The builtin locale sorts the same on every system, so an update of the system
    // cannot silently break indexes.
    const args = ['-D', draft, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
    args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8');
    expect(runProgram(program(binaries, 'initdb'), args, account), 'could not be made', parent);
    fs.writeFileSync(path.join(draft, 'pg_hba.conf'), hostRules);
    setPassword(draft, binaries, account, password);
    fs.renameSync(draft, folder);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Sets the superuser's password of a stopped database through the program's standard input: it
 * never lies in a file or in a process list.
 */
export function setPassword(
  folder: string,
  binaries: Binaries,
  account: Account,
  password: string,
): void {
  const statement = `ALTER ROLE postgres PASSWORD '${password.replaceAll("'", "''")}';\n`;
  const args = ['--single', '-j', '-D', folder, '-c', 'log_statement=none', 'postgres'];
  const outcome = runProgram(program(binaries, 'postgres'), args, account, statement + '\n');
  expect(
    { ...outcome, ok: outcome.ok && !/\b(ERROR|FATAL|PANIC):/.test(outcome.said) },
    'could not be given a password',
    folder,
  );
}

function expect(outcome: Outcome, what: string, folder: string): void {
  if (outcome.ok) return;
  if (/No space left on device|Disk quota exceeded/i.test(outcome.said))
    throw diskFullProblem(folder);
  const reason =
    outcome.said.split('\n').find((line) => /error|fatal|panic/i.test(line)) ?? outcome.said;
  throw new StartProblem(`The embedded database in ${folder} ${what}: ${reason.trim()}`);
}
