import fs from 'node:fs';
import path from 'node:path';
import { diskFullProblem, isDiskFull, StartProblem } from '../../config/start-problem.ts';
import { databaseAccount } from './account.ts';
import { installedBinaries, type Binaries } from './binaries.ts';
import { ensureRunning, type Cluster, type Tell } from './ensure.ts';
import { initialise, setPassword } from './initialise.ts';
import { withLock } from './lock.ts';
import { chooseFolder } from './place.ts';
import { readPointer, writePointer } from './pointer.ts';
import { postmasterState, readPostmaster, stopPostmaster } from './postmaster.ts';
import { loopback } from './ready.ts';
import { runnableBinaries } from './runnable-binaries.ts';
import { openSecrets, type RoleName, type Secrets } from './secrets.ts';
import { supervise } from './supervise.ts';
import { countUsers, joinUsers } from './users.ts';

/** A running embedded PostgreSQL server. */
export interface Embedded {
  /** Folder of the database; outside DATA_DIR when the database's account cannot enter that. */
  readonly folder: string;
  readonly logFile: string;
  /** Process number of the server at this moment. */
  pid(): number;
  port(): number;
  /** Connection address of the superuser or of one of our roles. */
  url(user: 'postgres' | RoleName, database: string): string;
  /** Passwords of our roles, for the step that makes them. */
  readonly rolePasswords: Secrets['roles'];
  /** Is called when the server had to move to another port. */
  onPort(listener: (port: number) => void): void;
  /** Leaves the server; the last process that uses it stops it. */
  close(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL of a data folder, or joins or adopts the one that already runs,
 * and keeps it running until `close`.
 */
export async function openEmbedded(dataDir: string, tell: Tell = () => {}): Promise<Embedded> {
  const home = openDataDir(dataDir);
  const runDir = path.join(home, 'run');
  fs.mkdirSync(runDir, { recursive: true });
  const locked = <T>(job: () => Promise<T>) =>
    withLock(runDir, job, () =>
      tell('waiting for another process that starts or stops the database'),
    );

  const listeners: ((port: number) => void)[] = [];
  try {
    const { cluster, secrets, supervisor, leave } = await locked(async () => {
      const { cluster, secrets } = prepare(home, tell);
      if (secrets.fresh) await teachPassword(cluster, tell);
      const running = await ensureRunning(cluster, readPointer(home)?.port ?? null, tell);
      const remember = (port: number) =>
        writePointer({ dataDir: home, folder: cluster.folder, port });
      remember(running.port);
      const { leave } = joinUsers(runDir);
      const supervisor = supervise(cluster, running, locked, tell, (port) => {
        remember(port);
        for (const listener of listeners) listener(port);
      });
      return { cluster, secrets: secrets.secrets, supervisor, leave };
    });

    const close = async () => {
      supervisor.end();
      await locked(async () => {
        leave();
        if (countUsers(runDir) > 0) return;
        const postmaster = readPostmaster(cluster.folder);
        if (postmaster && isOurs(cluster.folder, postmaster.pid))
          await stopPostmaster(postmaster.pid);
      });
    };
    let closing: Promise<void> | undefined;
    return {
      folder: cluster.folder,
      logFile: cluster.logFile,
      pid: () => supervisor.current().pid,
      port: () => supervisor.current().port,
      url: (user, database) =>
        `postgres://${user}:${passwordOf(secrets, user)}@${loopback}:${supervisor.current().port}/${database}`,
      rolePasswords: secrets.roles,
      onPort: (listener) => void listeners.push(listener),
      close: () => (closing ??= close()),
    };
  } catch (error) {
    if (isDiskFull(error) && !(error instanceof StartProblem)) throw diskFullProblem(home, error);
    throw error;
  }
}

const passwordOf = (secrets: Secrets, user: 'postgres' | RoleName) =>
  user === 'postgres' ? secrets.superuser : secrets.roles[user];

const isOurs = (folder: string, pid: number) =>
  ['running', 'unknown'].includes(postmasterState(folder, pid));

function openDataDir(dataDir: string): string {
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.accessSync(dataDir, fs.constants.W_OK);
    return fs.realpathSync(dataDir);
  } catch (error) {
    if (isDiskFull(error)) throw diskFullProblem(dataDir, error);
    throw new StartProblem(
      `DATA_DIR ${dataDir} cannot be used (${(error as Error).message.split(',')[0]}): set DATA_DIR to a folder that you may write to.`,
      { cause: error },
    );
  }
}

/** Everything before the server runs: account, programs, place, passwords, and the database's files. */
function prepare(home: string, tell: Tell) {
  const pointer = readPointer(home);
  const account = databaseAccount(pointer?.folder);
  const binaries = runnableBinaries(account, installedBinaries());
  const folder = pointer?.folder ?? chooseFolder(home, binaries, account);
  if (!folder.startsWith(home + path.sep)) {
    tell(`${account.name} cannot enter ${home}, so the database lies in ${folder}`);
  }
  assertVersion(folder, binaries);
  const secrets = openSecrets(home);
  // Before the database is made, so that a start that is killed meanwhile goes on in the same place.
  if (pointer === null) writePointer({ dataDir: home, folder, port: null });
  const cluster: Cluster = {
    dataDir: home,
    folder,
    logFile: path.join(home, 'postgres.log'),
    binaries,
    account,
    password: secrets.secrets.superuser,
  };
  if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) {
    if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0) {
      throw new StartProblem(
        `${folder} holds files but no database: set DATA_DIR to another folder, or move those files away.`,
      );
    }
    fs.rmSync(folder, { recursive: true, force: true });
    tell('making a new database');
    initialise(folder, binaries, account, cluster.password);
    return { cluster, secrets: { ...secrets, fresh: false } };
  }
  return { cluster, secrets };
}

/** The passwords were lost while the database stayed: it is stopped and told the new one. */
async function teachPassword(cluster: Cluster, tell: Tell): Promise<void> {
  tell('the database passwords were missing; setting new ones');
  const postmaster = readPostmaster(cluster.folder);
  if (postmaster && isOurs(cluster.folder, postmaster.pid)) await stopPostmaster(postmaster.pid);
  setPassword(cluster.folder, cluster.binaries, cluster.account, cluster.password);
}

function assertVersion(folder: string, binaries: Binaries): void {
  let version: string;
  try {
    version = fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return;
    throw new StartProblem(
      `The database in ${folder} cannot be read (${(error as NodeJS.ErrnoException).code}): start as the user that made it or as root, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  if (Number.parseInt(version, 10) === binaries.major) return;
  throw new StartProblem(
    `The database in ${folder} was made by PostgreSQL ${version} and this release runs ${binaries.major}: start the release that made it and export from there, or set DATA_DIR to another folder.`,
  );
}
