import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../src/database/pool.ts';
import { createScopedKysely } from '../../src/database/scoped-kysely.ts';
import { inTemple, TempleScopeError } from '../../src/database/scope.ts';
import { AbortedTransactionError } from '../../src/database/scoped-connection.ts';
import { createInTransaction } from '../../src/database/transaction.ts';
import { freshDatabase, type TestDatabase } from '../support/postgres.ts';

let test: TestDatabase;
const temples = ['yunqi', 'qinghe'] as const;
const columns: Record<string, string> = {};

const addColumn = (code: string) =>
  test.database.db
    .insertInto('content_column')
    .values({ code, kind: 'article', names: JSON.stringify({ zh: code }) })
    .returning('id')
    .executeTakeFirstOrThrow();

const addArticle = (columnId: string, slug: string) =>
  test.database.db
    .insertInto('article')
    .values({ column_id: columnId, slug })
    .returning(['id', 'temple_id'])
    .executeTakeFirstOrThrow();

beforeAll(async () => {
  test = await freshDatabase({ temples });
  for (const temple of temples) {
    columns[temple] = (await inTemple(temple, () => addColumn('news'))).id;
    for (let n = 0; n < 5; n += 1)
      await inTemple(temple, () => addArticle(columns[temple] as string, `a${n}`));
  }
});

afterAll(async () => {
  await test?.close();
});

describe('rows of temples', () => {
  it.each(temples)('shows only those of %s although no query filters by temple', async (temple) => {
    const { db } = test.database;
    const rows = await inTemple(temple, () =>
      db.selectFrom('article').select('temple_id').execute(),
    );
    expect(rows).toEqual(Array.from({ length: 5 }, () => ({ temple_id: temple })));
    const found = await inTemple(temple, () => db.selectFrom('temple').select('id').execute());
    expect(found).toEqual([{ id: temple }]);
  });

  it('hides a row of another temple that is asked for by its id', async () => {
    const { db } = test.database;
    const foreign = db.selectFrom('content_column').where('id', '=', columns['qinghe'] as string);
    expect(await inTemple('yunqi', () => foreign.selectAll().execute())).toEqual([]);
    const change = db
      .updateTable('content_column')
      .set({ code: 'stolen' })
      .where('id', '=', columns['qinghe'] as string);
    expect((await inTemple('yunqi', () => change.executeTakeFirst())).numUpdatedRows).toBe(0n);
    const removal = db.deleteFrom('content_column').where('id', '=', columns['qinghe'] as string);
    expect((await inTemple('yunqi', () => removal.executeTakeFirst())).numDeletedRows).toBe(0n);
  });

  it('refuses a row that names another temple, on insert and on update', async () => {
    const { db } = test.database;
    const values = { temple_id: 'qinghe', code: 'x', kind: 'article' as const, names: '{}' };
    await expect(
      inTemple('yunqi', () => db.insertInto('content_column').values(values).execute()),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      inTemple('yunqi', () =>
        db.updateTable('content_column').set({ temple_id: 'qinghe' }).execute(),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('refuses a foreign key to another temple', async () => {
    await expect(
      inTemple('yunqi', () => addArticle(columns['qinghe'] as string, 'foreign')),
    ).rejects.toMatchObject({ code: '23503' });
  });

  it('lets the same code and slug exist in both temples', async () => {
    const slugs = await Promise.all(
      temples.map((temple) =>
        inTemple(temple, () => addArticle(columns[temple] as string, 'same')),
      ),
    );
    expect(slugs.map(({ temple_id }) => temple_id)).toEqual([...temples]);
  });

  it('has row security enabled and forced, a temple in every key, on every table with a temple_id', async () => {
    const client = new pg.Client({ connectionString: test.urls.superuser });
    await client.connect();
    const { rows } = await client.query<{
      name: string;
      secured: boolean;
      keyed: boolean;
      loose: number;
    }>(
      `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as secured,
              exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and i.indkey[0] = a.attnum) as keyed,
              (select count(*)::int from pg_constraint k
                where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> 'temple'::regclass
                  and not a.attnum = any(k.conkey)) as loose
         from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'temple_id'
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'temple_host'`,
    );
    await client.end();
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter((row) => !row.secured || !row.keyed || row.loose > 0)).toEqual([]);
  });
});

describe('without a scope', () => {
  it('throws before anything is sent', async () => {
    const query = test.database.db.selectFrom('article').selectAll();
    await expect(query.execute()).rejects.toThrow(TempleScopeError);
    await expect(test.database.inTransaction(() => query.execute())).rejects.toThrow(
      TempleScopeError,
    );
  });

  it('shows nothing to a query that goes round the scope', async () => {
    const client = new pg.Client({ connectionString: test.urls.app });
    await client.connect();
    expect((await client.query('select * from article')).rows).toEqual([]);
    expect((await client.query('select * from temple')).rows).toEqual([]);
    await expect(client.query('select * from temple_host')).rejects.toMatchObject({
      code: '42501',
    });
    await client.end();
  });

  it.each(['', 'Yunqi', 'y', "yunqi'; drop table temple; --", 'yunqi ', '1yunqi'])(
    'refuses %j as a temple',
    (id) => {
      expect(() => inTemple(id, () => 1)).toThrow(TypeError);
    },
  );

  it('refuses a second statement smuggled into a query', async () => {
    const two = sql.raw(`select 1; select set_config('app.temple_id', 'qinghe', false)`);
    await expect(inTemple('yunqi', () => two.execute(test.database.db))).rejects.toMatchObject({
      code: '42601',
    });
  });

  it('refuses a second temple inside the scope of the first', async () => {
    await expect(inTemple('yunqi', async () => inTemple('qinghe', () => 1))).rejects.toThrow(
      TempleScopeError,
    );
    expect(inTemple('yunqi', () => inTemple('yunqi', () => 1))).toBe(1);
  });
});

describe('pooled connections', () => {
  it('never carry a temple over to the next query: 600 parallel calls on 3 connections', async () => {
    const pool = createPool(test.urls.app, { max: 3, name: 'test' });
    const db = createScopedKysely(pool);
    const inTransaction = createInTransaction(pool);
    const current = sql<{ id: string; rows: number }>`
      select current_setting('app.temple_id', true) as id,
             (select count(*) from article where temple_id <> current_setting('app.temple_id', true)) as rows`;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...temples), fc.nat(3)), {
          minLength: 200,
          maxLength: 200,
        }),
        async (calls) => {
          const seen = await Promise.all(
            calls.map(([temple, kind]) =>
              inTemple(temple, async () => {
                if (kind === 0) await sql`select 1/0`.execute(db).catch(() => {});
                if (kind === 1)
                  return inTransaction(async () => (await current.execute(db)).rows[0]);
                return (await current.execute(db)).rows[0];
              }),
            ),
          );
          expect(seen).toEqual(calls.map(([temple]) => ({ id: temple, rows: 0 })));
          const left = await pool.query<{ id: string | null }>(
            `select current_setting('app.temple_id', true) as id`,
          );
          expect(left.rows[0]?.id || null).toBeNull();
        },
      ),
      { numRuns: 3 },
    );
    await pool.end();
  });

  it('are given back after success, failure and rollback', async () => {
    const pool = createPool(test.urls.app, { max: 1, name: 'test' });
    const db = createScopedKysely(pool);
    const inTransaction = createInTransaction(pool);
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    for (let n = 0; n < 5; n += 1) {
      await inTemple('yunqi', async () => {
        await expect(sql`select 1/0`.execute(db)).rejects.toMatchObject({ code: '22012' });
        // A value that cannot be sent fails in the driver, between statements that were sent.
        await expect(sql`select ${cyclic}::jsonb`.execute(db)).rejects.toThrow(/circular/);
        await expect(inTransaction(async () => Promise.reject(new Error('mine')))).rejects.toThrow(
          'mine',
        );
        expect((await sql<{ n: number }>`select 1 as n`.execute(db)).rows).toEqual([{ n: 1 }]);
      });
    }
    expect([pool.totalCount, pool.idleCount, pool.waitingCount]).toEqual([1, 1, 0]);
    await pool.end();
  });
});

describe('transactions', () => {
  const codes = async () =>
    (await test.database.db.selectFrom('content_column').select('code').execute()).map(
      ({ code }) => code,
    );

  it('are joined by every query inside and undone together', async () => {
    const { inTransaction } = test.database;
    await inTemple('yunqi', async () => {
      const failing = inTransaction(async () => {
        await addColumn('undone');
        expect(await codes()).toContain('undone');
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await codes()).not.toContain('undone');
      await inTransaction(() => addColumn('kept'));
      expect(await codes()).toContain('kept');
    });
  });

  it('undo only the inner part when a nested one fails', async () => {
    const { inTransaction } = test.database;
    await inTemple('yunqi', async () => {
      await inTransaction(async () => {
        await addColumn('outer');
        await inTransaction(async () => {
          await addColumn('inner');
          await addColumn('news');
        }).catch((error: { code: string }) => expect(error.code).toBe('23505'));
        await addColumn('after');
      });
      const found = await codes();
      expect(found).toEqual(expect.arrayContaining(['outer', 'after']));
      expect(found).not.toContain('inner');
    });
  });

  it('say so when a swallowed failure made the commit a rollback', async () => {
    await inTemple('yunqi', async () => {
      const swallowing = test.database.inTransaction(async () => {
        await addColumn('lost');
        await addColumn('news').catch(() => {});
      });
      await expect(swallowing).rejects.toThrow(AbortedTransactionError);
    });
  });

  it('refuse a query that outlives them', async () => {
    await inTemple('yunqi', async () => {
      let late = async (): Promise<unknown> => undefined;
      await test.database.inTransaction(async () => {
        const { AsyncResource } = await import('node:async_hooks');
        late = AsyncResource.bind(() => codes());
      });
      await expect(late()).rejects.toThrow(/after its transaction had ended/);
    });
  });
});

describe('the role of the application', () => {
  it.each([
    'alter table article disable row level security',
    'alter table article no force row level security',
    'drop policy own_temple on article',
    'create policy all_rows on article using (true)',
    'alter table article add column x int',
    'create table public.mine (x int)',
    'truncate article',
    'set role temple_owner',
    'set role temple_backup',
    'set session authorization postgres',
    'alter role temple_app bypassrls',
    "insert into temple (id, names, primary_color, default_language, languages, modules) values ('yunqi', '{}', '', '', '{}', '{}')",
    'delete from temple',
    "insert into temple_host values ('evil.localhost', 'yunqi')",
    "update registry_revision set note = 'x'",
    'delete from registry_revision',
    'delete from area',
    'select * from app.temple_ids()',
    'create function app.resolve_temple(int) returns text language sql as $$ select 1::text $$',
  ])('may not: %s', async (statement) => {
    const client = new pg.Client({ connectionString: test.urls.app });
    await client.connect();
    await client.query('begin');
    await client.query(`select set_config('app.temple_id', 'yunqi', true)`);
    await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
    await client.end();
  });

  it('finds a temple by host', async () => {
    const { resolveTemple } = test.database;
    expect(await resolveTemple('QINGHE.localhost')).toBe('qinghe');
    expect(await resolveTemple('localhost')).toBe('yunqi');
    expect(await resolveTemple('unknown.example')).toBeNull();
  });

  it('appends registry revisions, which are announced', async () => {
    const listener = new pg.Client({ connectionString: test.urls.app });
    await listener.connect();
    await listener.query('listen registry_revision');
    const heard = new Promise<string | undefined>((resolve) =>
      listener.once('notification', ({ payload }) => resolve(payload)),
    );
    const { number } = await test.database.platformDb
      .insertInto('registry_revision')
      .values({ document: JSON.stringify({ id: randomUUID() }) })
      .returning('number')
      .executeTakeFirstOrThrow();
    expect(await heard).toBe(String(number));
    await listener.end();
  });
});

it('lets the backup role read every temple and write none', async () => {
  const client = new pg.Client({ connectionString: test.urls.backup });
  await client.connect();
  const { rows } = await client.query('select distinct temple_id from article order by 1');
  expect(rows).toEqual([{ temple_id: 'qinghe' }, { temple_id: 'yunqi' }]);
  await expect(client.query(`delete from article`)).rejects.toMatchObject({ code: '42501' });
  await client.end();
});
