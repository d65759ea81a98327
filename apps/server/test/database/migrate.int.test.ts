import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { migrations } from '../../src/database/migrations/index.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openDatabase, asOwner } from '../../src/database/open.ts';
import { startProgram } from '../support/programs.ts';
import { freshDatabase, testServer, type TestDatabase } from '../support/postgres.ts';

const once = new URL('./programs/migrate-once.ts', import.meta.url);
let server: { close(): Promise<void> };
let test: TestDatabase;

beforeAll(async () => {
  // Held open, or each test would start and stop the server.
  server = await testServer();
});

afterAll(async () => {
  await server?.close();
});

beforeEach(async () => {
  test = await freshDatabase({ migrated: false });
  return () => test.close();
});

const open = (databaseOwnerUrl: string | null) =>
  openDatabase({ dataDir: '', databaseUrl: test.urls.app, databaseOwnerUrl });

it('runs every migration once when three processes start at the same time', async () => {
  const programs = [1, 2, 3].map(() => startProgram(once, [test.urls.owner]));
  await Promise.all(programs.map((program) => program.next()));
  for (const program of programs) program.tell('go');
  const results = await Promise.all(
    programs.map((program) => program.next<{ done?: string[]; problem?: string }>()),
  );
  expect(results.map(({ problem }) => problem)).toEqual([undefined, undefined, undefined]);
  expect(results.flatMap(({ done }) => done ?? []).sort()).toEqual(Object.keys(migrations));
});

it('does nothing the second time', async () => {
  expect(await migrate(test.urls.owner)).toEqual(Object.keys(migrations));
  expect(await migrate(test.urls.owner)).toEqual([]);
});

it('is asked for when the server may not migrate itself', async () => {
  await expect(open(null)).rejects.toThrow(
    /^The database lacks the migrations 0001_platform, .*DATABASE_OWNER_URL/,
  );
});

it('refuses a database of a newer release', async () => {
  await migrate(test.urls.owner);
  await asOwner(test.urls.owner, (db) =>
    sql`insert into kysely_migration (name, timestamp) values ('9999_future', now()::text)`.execute(
      db,
    ),
  );
  await expect(open(test.urls.owner)).rejects.toThrow(
    /^The database was migrated by a newer release \(9999_future\)/,
  );
  await expect(open(null)).rejects.toThrow(
    /^The database was migrated by a newer release \(9999_future\)/,
  );
});

it('makes ids that sort by time, also with the fallback for servers before 18', async () => {
  await migrate(test.urls.owner);
  const { default: fs } = await import('node:fs');
  const file = fs.readFileSync(
    new URL('../../src/database/migrations/0001_platform.ts', import.meta.url),
    'utf8',
  );
  const fallback = /as \$f\$([\s\S]+?)\$f\$/.exec(file)?.[1] as string;
  const rows = await asOwner(test.urls.owner, async (db) => {
    await sql
      .raw(`create function old_uuid_v7() returns uuid language sql volatile as $f$${fallback}$f$`)
      .execute(db);
    const all = await sql<{ id: string; made: Date; version: number }>`
      select id, uuid_extract_timestamp(id) as made, uuid_extract_version(id) as version
        from (select app.uuid_v7() as id from generate_series(1, 50)
              union all select old_uuid_v7() from generate_series(1, 50)) as made`.execute(db);
    return all.rows;
  });
  expect(new Set(rows.map(({ id }) => id)).size).toBe(100);
  expect(new Set(rows.map(({ version }) => version))).toEqual(new Set([7]));
  for (const { made } of rows) expect(Math.abs(made.getTime() - Date.now())).toBeLessThan(60_000);
});
