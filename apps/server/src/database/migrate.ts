import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { StartProblem } from '../config/start-problem.ts';
import { migrations } from './migrations/index.ts';

/**
 * Brings the schema to this release, as the role that owns it, and returns the names of what was
 * done. The migrator holds an advisory lock and runs in one transaction: of several processes that
 * start at once one migrates, and a failure leaves everything as it was.
 */
export async function migrate(ownerUrl: string): Promise<string[]> {
  const pool = new pg.Pool({
    connectionString: ownerUrl,
    max: 2,
    application_name: 'temple-migrate',
  });
  pool.on('error', () => {});
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const known = await executed(db);
    refuseNewer(known);
    if (missing(known).length === 0) return [];
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw error;
    return (results ?? [])
      .filter(({ status }) => status === 'Success')
      .map(({ migrationName }) => migrationName);
  } finally {
    await db.destroy();
  }
}

/** Refuses a database that this release cannot use, for a server that has no owner's address to migrate with. */
export async function assertMigrated(db: Kysely<any>): Promise<void> {
  const known = await executed(db);
  refuseNewer(known);
  const lacking = missing(known);
  if (lacking.length === 0) return;
  throw new StartProblem(
    `The database lacks the migrations ${lacking.join(', ')}: set DATABASE_OWNER_URL to the role that owns it and start again.`,
  );
}

async function executed(db: Kysely<any>): Promise<string[]> {
  const { rows } = await sql<{
    table: string | null;
  }>`select to_regclass('kysely_migration') as table`.execute(db);
  if (!rows[0]?.table) return [];
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    db,
  );
  return done.rows.map(({ name }) => name);
}

const missing = (known: string[]) =>
  Object.keys(migrations).filter((name) => !known.includes(name));

function refuseNewer(known: string[]): void {
  const newer = known.filter((name) => !(name in migrations));
  if (newer.length === 0) return;
  throw new StartProblem(
    `The database was migrated by a newer release (${newer.join(', ')}): start that release, or restore a backup from before it.`,
  );
}
