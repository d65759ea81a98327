import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOOT_ELEMENT, type BootData } from '@temple/contracts';
import { openDatabase } from '../../src/database/open.ts';
import { freePort, processesOf, serving, start, until, type Started } from './started.ts';

// /proc tells which processes a start left behind; elsewhere nothing here could be observed.
const onLinux = describe.runIf(process.platform === 'linux');

let base: string;
let dataDir: string;
let env: Record<string, string>;
let server: Started;
let shown: string | undefined;

beforeAll(async () => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'temple-start-'));
  // The account of the database must be able to enter.
  fs.chmodSync(base, 0o755);
  dataDir = path.join(base, 'data');
  env = {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DEMO: '1',
    HOST: '',
    DATABASE_URL: '',
    DATABASE_OWNER_URL: '',
    PUBLIC_URL: '',
    TEMPLE_PG_BASE: path.join(base, 'shared'),
  };
  if (process.platform !== 'linux') return;
  server = start(env);
  await serving(server);
  shown = await content();
  expect(shown).toContain('冬季开放时间');
}, 300_000);

afterAll(async () => {
  if (server && server.child.exitCode === null && server.child.signalCode === null) {
    server.child.kill('SIGTERM');
    await server.ended;
  }
  for (const { pid } of process.platform === 'linux' ? processesOf(base) : [])
    process.kill(pid, 'SIGKILL');
  fs.rmSync(base, { recursive: true, force: true });
});

const databaseFolder = () =>
  (JSON.parse(fs.readFileSync(path.join(dataDir, 'database.json'), 'utf8')) as { folder: string })
    .folder;

const databasePid = () =>
  Number.parseInt(fs.readFileSync(path.join(databaseFolder(), 'postmaster.pid'), 'utf8'), 10);

const renderPids = () =>
  processesOf(dataDir)
    .filter(({ command }) => command.includes('render-worker'))
    .map(({ pid }) => pid);

/** What the first page shows of the content. */
async function content(): Promise<string | undefined> {
  const home = await call('/api/pub/content/home');
  if (home === undefined) return undefined;
  const { banners, sections } = home as {
    banners: { id: string }[];
    sections: { articles: { title: string }[] }[];
  };
  // Banners are made anew by each import, so their ids tell one that should not have been.
  const ids = banners.map(({ id }) => id);
  return [...ids, ...sections.flatMap(({ articles }) => articles.map(({ title }) => title))].join(
    '\n',
  );
}

async function call(address: string): Promise<unknown> {
  const answer = await fetch(server.url + address);
  const body = (await answer.json()) as { code: number; data: unknown };
  return body.code === 200 ? body.data : undefined;
}

/** Whether the edge wrote the page's markup itself. */
async function rendered(): Promise<boolean> {
  const html = await (await fetch(`${server.url}/website/home`)).text();
  const boot = new RegExp(`id="${BOOT_ELEMENT}"[^>]*>([^<]*)<`).exec(html)?.[1];
  return boot !== undefined && (JSON.parse(boot) as BootData).rendered;
}

onLinux('a running site', () => {
  it('renders pages again after its render processes were killed', async () => {
    expect(await rendered()).toBe(true);
    const before = renderPids();
    expect(before.length).toBeGreaterThan(0);
    for (const pid of before) process.kill(pid, 'SIGKILL');
    await until(async () => (await rendered()) || undefined);
    expect(renderPids().filter((pid) => before.includes(pid))).toEqual([]);
  });

  it('answers again after PostgreSQL was killed, with its content', async () => {
    const before = databasePid();
    // Readers that never stop: some are being answered at that moment, and may come back later.
    const statuses: number[] = [];
    let reading = true;
    const readers = Array.from({ length: 20 }, async () => {
      while (reading) statuses.push((await fetch(`${server.url}/api/pub/content/home`)).status);
    });
    await until(() => (statuses.length > 100 ? true : undefined));
    process.kill(before, 'SIGKILL');
    const after = await until(async () => {
      const text = await content().catch(() => undefined);
      return text !== undefined && databasePid() !== before ? text : undefined;
    }).finally(() => (reading = false));
    await Promise.all(readers);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(after).toBe(shown);
    expect(server.child.exitCode).toBeNull();
  });
});

onLinux('the next start', () => {
  it('goes on after the server was killed, and imports nothing again', async () => {
    const runs = await importRuns();
    server.child.kill('SIGKILL');
    await server.ended;
    server = start(env);
    await serving(server);
    expect(await content()).toBe(shown);
    expect(await importRuns()).toBe(runs);
    await until(() => (server.said().includes('Ctrl-C') ? true : undefined));
    expect(server.said()).toContain('unchanged since the last start');
  });

  it('goes on after everything was killed at once', async () => {
    for (const { pid } of processesOf(dataDir, databaseFolder())) process.kill(pid, 'SIGKILL');
    server.child.kill('SIGKILL');
    await server.ended;
    server = start(env);
    await serving(server);
    expect(await content()).toBe(shown);
  });

  it('ends all it started when it is told to', async () => {
    expect(processesOf(dataDir, databaseFolder()).length).toBeGreaterThan(1);
    const folder = databaseFolder();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(processesOf(dataDir, folder)).toEqual([]);
  });
});

onLinux('a start that cannot be', () => {
  /** What it said besides its steps. */
  const words = (said: string) =>
    said.split('\n').filter((line) => line.trim() !== '' && !/^ {2}[✓✗] /.test(line));

  it('names the port that is in use, in one line', async () => {
    const other = net.createServer();
    await new Promise<void>((resolve) => other.listen(Number(env['PORT']), 'localhost', resolve));
    const failed = start(env);
    expect(await failed.ended).toBe(1);
    await new Promise((resolve) => other.close(resolve));
    expect(words(failed.said())).toEqual([
      expect.stringMatching(`^Port ${env['PORT']} is in use.*PORT=`),
    ]);
    expect(processesOf(dataDir, databaseFolder())).toEqual([]);
  });

  it('names a setting that is wrong, in one line', async () => {
    const failed = start({ ...env, PORT: 'eighty' });
    expect(await failed.ended).toBe(1);
    expect(words(failed.said())).toEqual([
      expect.stringMatching(/^PORT is "eighty"; accepted: .*Example: PORT=8080$/),
    ]);
  });
});

/** How many imports the database remembers; asked beside the server, as a command would. */
async function importRuns(): Promise<number> {
  const database = await openDatabase({ dataDir, databaseUrl: null, databaseOwnerUrl: null });
  try {
    return await database.inTemple(
      'yunqi',
      async () => (await database.db.selectFrom('import_run').select('id').execute()).length,
    );
  } finally {
    await database.close();
  }
}
