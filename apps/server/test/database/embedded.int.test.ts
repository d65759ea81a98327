import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartProblem } from '../../src/config/start-problem.ts';
import { databaseAccount, isRoot } from '../../src/database/embedded/account.ts';
import { installedBinaries } from '../../src/database/embedded/binaries.ts';
import { openEmbedded, type Embedded } from '../../src/database/embedded/open-embedded.ts';
import { isAlive } from '../../src/database/embedded/processes.ts';
import { runnableBinaries } from '../../src/database/embedded/runnable-binaries.ts';
import { openDatabase } from '../../src/database/open.ts';
import { startProgram, type Program } from '../support/programs.ts';

const hold = new URL('./programs/hold-embedded.ts', import.meta.url);

let folder: string;
let dataDir: string;
const open: { close(): Promise<void> }[] = [];
const programs: Program[] = [];

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'temple-embedded-'));
  fs.chmodSync(folder, 0o755);
  dataDir = path.join(folder, 'data');
  process.env['TEMPLE_PG_BASE'] = path.join(folder, 'shared');
});

afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
  for (const { child, ended } of programs.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
  }
  // A server that a failed test left behind.
  const pointer = path.join(dataDir, 'database.json');
  if (fs.existsSync(pointer)) {
    const { folder: where } = JSON.parse(fs.readFileSync(pointer, 'utf8')) as { folder: string };
    const pid = readPid(where);
    if (pid !== null && isAlive(pid) && fs.existsSync(path.join(where, 'global'))) {
      await openEmbedded(dataDir).then(
        (server) => server.close(),
        () => {},
      );
    }
  }
  delete process.env['TEMPLE_PG_BASE'];
  fs.rmSync(folder, { recursive: true, force: true });
});

async function start(tell?: (detail: string) => void): Promise<Embedded> {
  const server = await openEmbedded(dataDir, tell);
  open.push(server);
  return server;
}

function startHolder(): Program {
  const program = startProgram(hold, [dataDir]);
  programs.push(program);
  return program;
}

function readPid(where: string): number | null {
  try {
    return Number.parseInt(fs.readFileSync(path.join(where, 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return null;
  }
}

async function query<T extends object>(server: Embedded, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: server.url('postgres', 'postgres') });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

const problemOf = (job: Promise<unknown>) =>
  job.then(
    () => expect.unreachable('it should have refused'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(StartProblem);
      return error as StartProblem;
    },
  );

/** Resolves with the first message that fits, and collects all. */
function listen(pattern: RegExp) {
  let resolve: (detail: string) => void;
  const heard = new Promise<string>((done) => (resolve = done));
  return { heard, tell: (detail: string) => void (pattern.test(detail) && resolve(detail)) };
}

describe('starting and stopping', () => {
  it('makes a database, keeps it for the next start, and leaves no process', async () => {
    const first = await start();
    const { pid } = { pid: first.pid() };
    await query(first, 'create table kept as select 7 as n');
    await first.close();
    expect(isAlive(pid)).toBe(false);
    const said: string[] = [];
    const second = await start((detail) => said.push(detail));
    expect(await query(second, 'select n from kept')).toEqual([{ n: 7 }]);
    expect(second.port()).toBe(first.port());
    expect(said).toEqual([]);
  });

  it('asks for a password, listens on the loopback address only, and syncs what it confirms', async () => {
    const server = await start();
    const wrong = new pg.Client({
      connectionString: server.url('postgres', 'postgres').replace(/:[^:@]+@/, ':wrong@'),
    });
    await expect(wrong.connect()).rejects.toMatchObject({ code: '28P01' });
    const settings = await query<{ name: string; setting: string }>(
      server,
      `select name, setting from pg_settings
        where name in ('listen_addresses', 'unix_socket_directories', 'fsync', 'synchronous_commit', 'full_page_writes') order by 1`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '127.0.0.1',
      synchronous_commit: 'on',
      unix_socket_directories: '',
    });
  });

  it('leaves the password in one file that only its owner reads', async () => {
    const server = await start();
    const password = new URL(server.url('postgres', 'postgres')).password;
    const holding = files(folder).filter((file) => fs.readFileSync(file).includes(password));
    const secrets = path.join(dataDir, 'secrets', 'database.json');
    expect(holding).toEqual([secrets]);
    expect(fs.statSync(secrets).mode & 0o777).toBe(0o600);
    expect(fs.statSync(path.dirname(secrets)).mode & 0o777).toBe(0o700);
  });

  it('sets new passwords when they were lost', async () => {
    await (await start()).close();
    fs.rmSync(path.join(dataDir, 'secrets'), { recursive: true });
    const server = await start();
    expect(await query(server, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('takes another port when its own is taken', async () => {
    const before = await start();
    await before.close();
    const { createServer } = await import('node:net');
    const squatter = createServer().listen(before.port(), '127.0.0.1');
    await once(squatter, 'listening');
    const after = await start();
    expect(after.port()).not.toBe(before.port());
    expect(await query(after, 'select 1 as n')).toEqual([{ n: 1 }]);
    squatter.close();
  });

  it('begins again when a first start was killed half-way', async () => {
    fs.mkdirSync(path.join(dataDir, 'postgres.new'), { recursive: true });
    fs.writeFileSync(path.join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n');
    expect(await query(await start(), 'select 1 as n')).toEqual([{ n: 1 }]);
  });
});

describe('several processes', () => {
  it('that start for the first time at once share one server; the last to leave stops it', async () => {
    const holders = [startHolder(), startHolder(), startHolder()];
    const got = await Promise.all(
      holders.map((holder) => holder.next<{ pid: number; problem?: string }>()),
    );
    const pid = got[0]?.pid as number;
    expect(got.map((one) => one.problem ?? one.pid)).toEqual([pid, pid, pid]);
    for (const [left, holder] of holders.entries()) {
      expect(isAlive(pid)).toBe(true);
      holder.tell('end');
      await holder.ended;
      if (left === 2) expect(isAlive(pid)).toBe(false);
    }
  });

  it('adopts the server of a process that was killed, and stops it in the end', async () => {
    const holder = startHolder();
    const { pid } = await holder.next<{ pid: number }>();
    holder.child.kill('SIGKILL');
    await holder.ended;
    expect(isAlive(pid)).toBe(true);
    const server = await start();
    expect(server.pid()).toBe(pid);
    expect(await query(server, 'select 1 as n')).toEqual([{ n: 1 }]);
    await server.close();
    expect(isAlive(pid)).toBe(false);
  });
});

describe('a server that dies', () => {
  it('is brought back, its data with it, and open pools recover', async () => {
    const { heard, tell } = listen(/is back/);
    const database = await openDatabase(
      { dataDir, databaseUrl: null, databaseOwnerUrl: null },
      (_, detail) => tell(detail),
    );
    open.push(database);
    const note = { document: JSON.stringify({ kept: true }) };
    await database.platformDb.insertInto('registry_revision').values(note).execute();
    const killed = readPid(database.folder as string) as number;
    process.kill(killed, 'SIGKILL');
    await heard;
    const rows = await database.platformDb
      .selectFrom('registry_revision')
      .select('document')
      .execute();
    expect(rows).toEqual([{ document: { kept: true } }]);
    expect(readPid(database.folder as string)).not.toBe(killed);
  });

  it('is brought back also when it was adopted', async () => {
    const holder = startHolder();
    const { pid } = await holder.next<{ pid: number }>();
    holder.child.kill('SIGKILL');
    await holder.ended;
    const { heard, tell } = listen(/is back/);
    const server = await start(tell);
    process.kill(pid, 'SIGKILL');
    await heard;
    expect(server.pid()).not.toBe(pid);
    expect(await query(server, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('starts again at once after server and owner were both killed', async () => {
    const holder = startHolder();
    const { pid } = await holder.next<{ pid: number }>();
    holder.child.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await holder.ended;
    expect(await query(await start(), 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('starts although the number in its pid file now belongs to another program', async () => {
    const server = await start();
    const text = fs.readFileSync(path.join(server.folder, 'postmaster.pid'), 'utf8');
    await server.close();
    const account = databaseAccount(server.folder);
    const stranger = spawn('sleep', ['600'], {
      uid: account.uid,
      gid: account.gid,
      stdio: 'ignore',
    });
    await once(stranger, 'spawn');
    const stale = path.join(server.folder, 'postmaster.pid');
    fs.writeFileSync(stale, text.replace(/^\d+/, String(stranger.pid)));
    try {
      expect(await query(await start(), 'select 1 as n')).toEqual([{ n: 1 }]);
    } finally {
      stranger.kill('SIGKILL');
    }
  });
});

describe('refusals of one clear line', () => {
  it('a database of another PostgreSQL version', async () => {
    const server = await start();
    await server.close();
    fs.writeFileSync(path.join(server.folder, 'PG_VERSION'), '15\n');
    const { lines } = await problemOf(openEmbedded(dataDir));
    expect(lines).toEqual([expect.stringMatching(/made by PostgreSQL 15 .* runs 18: .*DATA_DIR/)]);
  });

  it('files where the database should be', async () => {
    fs.mkdirSync(path.join(dataDir, 'postgres'), { recursive: true });
    fs.writeFileSync(path.join(dataDir, 'postgres', 'letter.txt'), 'mine');
    const { lines } = await problemOf(openEmbedded(dataDir));
    expect(lines).toEqual([expect.stringMatching(/holds files but no database/)]);
    expect(fs.readFileSync(path.join(dataDir, 'postgres', 'letter.txt'), 'utf8')).toBe('mine');
  });

  it('a data folder that is a file', async () => {
    fs.writeFileSync(dataDir, '');
    const { lines } = await problemOf(openEmbedded(dataDir));
    expect(lines).toEqual([expect.stringMatching(/^DATA_DIR .* cannot be used/)]);
  });

  it.runIf(isRoot && canMount())('a full disk', async () => {
    fs.mkdirSync(dataDir);
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m,mode=755', 'none', dataDir]);
    try {
      const { lines } = await problemOf(openEmbedded(dataDir));
      expect(lines).toEqual([expect.stringMatching(/^The disk that holds .* is full: /)]);
      expect(fs.readdirSync(dataDir)).not.toContain('postgres.new');
    } finally {
      spawnSync('umount', [dataDir]);
    }
  });
});

describe.runIf(isRoot)('as root below a folder that nobody else may enter', () => {
  beforeEach(() => {
    fs.mkdirSync(path.join(folder, 'private'), { mode: 0o700 });
    dataDir = path.join(folder, 'private', 'checkout', '.data');
  });

  it('places the database where its account can enter, says so, and finds it again', async () => {
    const said: string[] = [];
    const server = await start((detail) => said.push(detail));
    expect(server.folder.startsWith(path.join(folder, 'shared', 'data'))).toBe(true);
    expect(said.join('\n')).toContain(server.folder);
    await query(server, 'create table kept as select 7 as n');
    await server.close();
    expect(await query(await start(), 'select n from kept')).toEqual([{ n: 7 }]);
  });

  it('begins anew when the data folder was removed, and keeps the old database', async () => {
    const before = await start();
    await query(before, 'create table kept as select 7 as n');
    await before.close();
    fs.rmSync(dataDir, { recursive: true });
    const after = await start();
    expect(await query(after, `select to_regclass('kept') as kept`)).toEqual([{ kept: null }]);
    expect(after.folder).not.toBe(before.folder);
    expect(fs.existsSync(path.join(before.folder, 'PG_VERSION'))).toBe(true);
  });

  it('refuses a copy of the data folder, which would share the database of the original', async () => {
    await (await start()).close();
    const copy = path.join(folder, 'private', 'copy');
    fs.cpSync(dataDir, copy, { recursive: true });
    const { lines } = await problemOf(openEmbedded(copy));
    expect(lines).toEqual([expect.stringMatching(/is a copy of/)]);
  });

  it('runs programs from a copy when the installation cannot be entered, links and rights repaired', () => {
    const installed = installedBinaries();
    const native = path.join(folder, 'private', 'native');
    fs.cpSync(installed.native, native, { recursive: true, verbatimSymlinks: true });
    for (const entry of fs.readdirSync(path.join(native, 'lib'), { withFileTypes: true })) {
      if (entry.isSymbolicLink()) fs.rmSync(path.join(native, 'lib', entry.name));
    }
    fs.chmodSync(path.join(native, 'bin', 'postgres'), 0o644);
    const copy = runnableBinaries(databaseAccount(), { ...installed, native });
    expect(copy.native.startsWith(path.join(folder, 'shared'))).toBe(true);
  });

  it('refuses a shared folder that another account prepared', async () => {
    const shared = path.join(folder, 'shared');
    fs.mkdirSync(shared);
    fs.chownSync(shared, 65_534, 65_534);
    const { lines } = await problemOf(openEmbedded(dataDir));
    expect(lines).toEqual([expect.stringMatching(/belongs to another user/)]);
  });
});

function files(where: string): string[] {
  return fs
    .readdirSync(where, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function canMount(): boolean {
  const probe = fs.mkdtempSync(path.join(os.tmpdir(), 'temple-mount-'));
  try {
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', probe]);
    if (status === 0) spawnSync('umount', [probe]);
    return status === 0;
  } finally {
    fs.rmdirSync(probe);
  }
}
