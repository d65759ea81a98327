import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { installedBinaries } from '../../src/database/embedded/binaries.ts';
import { openEmbedded, type Embedded } from '../../src/database/embedded/open-embedded.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../src/database/open.ts';
import { provisionTemple } from '../../src/database/provision.ts';
import { bootstrapEmbedded } from '../../src/database/roles.ts';

/** A database of one test file's own. */
export interface TestDatabase {
  /** As the server sees it, as the application's role. */
  readonly database: OpenDatabase;
  /** Addresses, for servers started as processes (DATABASE_URL, DATABASE_OWNER_URL) and for hostile tests. */
  readonly urls: {
    readonly app: string;
    readonly owner: string;
    readonly backup: string;
    readonly superuser: string;
  };
  readonly server: Embedded;
  close(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** Temples to make, without content. Each answers to `<id>.localhost`, the first also to `localhost`. */
  readonly temples?: readonly string[];
  /** `false` leaves the database without a schema (and `database` unopened). */
  readonly migrated?: boolean;
}

const lock = 88_114_206;

/**
 * The PostgreSQL server that all test processes of this checkout share. It is the product's own
 * embedded one: whoever comes first starts it, whoever leaves last stops it. Its folder stays
 * between runs, so that only the very first run pays for making it.
 */
export async function testServer(): Promise<Embedded> {
  const checkout = createHash('sha256')
    .update(import.meta.url)
    .digest('hex')
    .slice(0, 8);
  const name = `temple-test-${os.userInfo().uid}-${checkout}-${installedBinaries().version}`;
  const server = await openEmbedded(path.join(os.tmpdir(), name));
  await bootstrapEmbedded(server.url('postgres', 'postgres'), 'temple', server.rolePasswords);
  return server;
}

/** Gives a fresh, migrated database, copied from a template; `close()` removes it. */
export async function freshDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = await testServer();
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  try {
    await asSuperuser(server, async (client) => {
      await client.query('select pg_advisory_lock($1)', [lock]);
      await dropAbandoned(client);
      const template = options.migrated === false ? 'template1' : await templateOf(server, client);
      await client.query(`create database ${name} template ${template} owner temple_owner`);
    });
    const urls = {
      app: server.url('temple_app', name),
      owner: server.url('temple_owner', name),
      backup: server.url('temple_backup', name),
      superuser: server.url('postgres', name),
    };
    const database =
      options.migrated === false ? undefined : await openTest(urls, options.temples ?? []);
    return {
      server,
      urls,
      get database() {
        if (!database) throw new Error('This database was asked for without a schema.');
        return database;
      },
      close: async () => {
        await database?.close();
        await asSuperuser(server, (client) =>
          client.query(`drop database if exists ${name} with (force)`),
        );
        await server.close();
      },
    };
  } catch (error) {
    await server.close();
    throw error;
  }
}

async function openTest(
  urls: { app: string; owner: string },
  temples: readonly string[],
): Promise<OpenDatabase> {
  const database = await openDatabase({
    dataDir: '',
    databaseUrl: urls.app,
    databaseOwnerUrl: urls.owner,
  });
  await database.withOwner(async (db) => {
    for (const [index, id] of temples.entries()) {
      await provisionTemple(db, {
        id,
        names: { zh: id, en: id },
        primaryColor: '#8a3b12',
        defaultLanguage: 'zh',
        languages: ['zh', 'zh-Hant', 'en', 'bo'],
        modules: ['website'],
        hosts: index === 0 ? [`${id}.localhost`, 'localhost'] : [`${id}.localhost`],
      });
    }
  });
  return database;
}

/** The template is named after the migrations' text, so that an edited migration gets a new one. */
async function templateOf(server: Embedded, client: pg.Client): Promise<string> {
  const folder = new URL('../../src/database/migrations/', import.meta.url);
  const hash = createHash('sha256');
  for (const file of fs.readdirSync(folder).sort())
    hash.update(fs.readFileSync(new URL(file, folder)));
  const name = `template_${hash.digest('hex').slice(0, 16)}`;
  const done = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (done.rowCount) return name;
  // A half-made one must never be copied: it gets its name when complete.
  await client.query('drop database if exists template_draft with (force)');
  await client.query('create database template_draft owner temple_owner');
  await migrate(server.url('temple_owner', 'template_draft'));
  await client.query(`alter database template_draft rename to ${name}`);
  return name;
}

/** Databases of test processes that were killed. */
async function dropAbandoned(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^test_\\d+_'`,
  );
  for (const { datname } of rows) {
    if (!isRunning(Number(datname.split('_')[1])))
      await client.query(`drop database if exists ${datname} with (force)`);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Runs a job with a superuser's connection, for what no role of the product may do. */
export async function asSuperuser<T>(
  server: Embedded,
  job: (client: pg.Client) => Promise<T>,
  database = 'postgres',
): Promise<T> {
  const client = new pg.Client({ connectionString: server.url('postgres', database) });
  await client.connect();
  try {
    return await job(client);
  } finally {
    await client.end();
  }
}
