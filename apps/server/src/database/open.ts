import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import type { Settings } from '../config/settings.ts';
import { StartProblem } from '../config/start-problem.ts';
import { openEmbedded, type Embedded } from './embedded/open-embedded.ts';
import { assertMigrated, migrate } from './migrate.ts';
import { acquire, createPool, repoint } from './pool.ts';
import { bootstrapEmbedded, bootstrapExternal } from './roles.ts';
import { assertSafeRole } from './safe-role.ts';
import type { OwnerTables, PlatformTables, TempleTables } from './schema.ts';
import { createScopedKysely } from './scoped-kysely.ts';
import { inTemple } from './scope.ts';
import { createInTransaction, type InTransaction } from './transaction.ts';
import { isUnavailable } from './unavailable.ts';

const databaseName = 'temple';

/** Steps that the start reports: `database` (start or connection), `migrations`. */
export type Report = (step: 'database' | 'migrations', detail: string) => void;

/** The open database of the product. */
export interface OpenDatabase {
  /** Temple data; every query needs an open scope. */
  readonly db: Kysely<TempleTables>;
  /** What no temple owns: registry revisions and areas. */
  readonly platformDb: Kysely<PlatformTables>;
  readonly inTemple: typeof inTemple;
  readonly inTransaction: InTransaction;
  /** The temple that a host name (lower or upper case, without port) belongs to, or null. */
  resolveTemple(host: string): Promise<string | null>;
  /** Address of the role that owns the schema; null when an external database is used without one. */
  readonly ownerUrl: string | null;
  /** Runs `fn` as the owner of the schema, for what only it may do (temples, hosts, areas). */
  withOwner<T>(fn: (db: Kysely<OwnerTables>) => Promise<T>): Promise<T>;
  /** Where the data lies, for the start message; null with an external database. */
  readonly folder: string | null;
  /** Throws when the database does not answer. */
  health(): Promise<void>;
  close(): Promise<void>;
}

/** Starts or connects to the database, migrates it, and refuses a role that would mix temples. */
export async function openDatabase(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'>,
  report: Report = () => {},
): Promise<OpenDatabase> {
  if (settings.databaseUrl === null) return openOnEmbedded(settings.dataDir, report);
  const { databaseUrl, databaseOwnerUrl } = settings;
  return asProblem(async () => {
    report('database', `connecting to ${new URL(databaseUrl).host}`);
    if (databaseOwnerUrl !== null) {
      await refuseUnsafe(databaseUrl);
      await bootstrapExternal(databaseOwnerUrl, databaseUrl);
      await reportMigrations(databaseOwnerUrl, report);
    }
    return connect(databaseUrl, () => databaseOwnerUrl, null);
  });
}

async function openOnEmbedded(dataDir: string, report: Report): Promise<OpenDatabase> {
  report('database', 'embedded PostgreSQL');
  const embedded = await openEmbedded(dataDir, (detail) => report('database', detail));
  try {
    await bootstrapEmbedded(
      embedded.url('postgres', 'postgres'),
      databaseName,
      embedded.rolePasswords,
    );
    await reportMigrations(embedded.url('temple_owner', databaseName), report);
    return await connect(
      embedded.url('temple_app', databaseName),
      () => embedded.url('temple_owner', databaseName),
      embedded,
    );
  } catch (error) {
    await embedded.close();
    throw error;
  }
}

async function reportMigrations(ownerUrl: string, report: Report): Promise<void> {
  for (const name of await migrate(ownerUrl)) report('migrations', name);
}

async function connect(
  appUrl: string,
  ownerUrl: () => string | null,
  embedded: Embedded | null,
): Promise<OpenDatabase> {
  const pool = createPool(appUrl, { max: 20, name: 'temple-server' });
  embedded?.onPort(() => repoint(pool, embedded.url('temple_app', databaseName)));
  const platformDb = new Kysely<PlatformTables>({
    dialect: new PostgresDialect({ pool: patient(pool) }),
  });
  try {
    // The role first: one that may not serve may lack the rights to look for migrations.
    await assertSafeRole(pool);
    await assertMigrated(platformDb);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = createScopedKysely(pool);
  let closing: Promise<void> | undefined;
  return {
    db,
    platformDb,
    inTemple,
    inTransaction: createInTransaction(pool),
    resolveTemple: async (host) => {
      const { rows } = await sql<{
        id: string | null;
      }>`select app.resolve_temple(${host}) as id`.execute(platformDb);
      return rows[0]?.id ?? null;
    },
    get ownerUrl() {
      return ownerUrl();
    },
    withOwner: async (fn) => {
      const url = ownerUrl();
      if (url === null) {
        throw new StartProblem(
          'This needs the role that owns the database: set DATABASE_OWNER_URL.',
        );
      }
      return asOwner(url, fn);
    },
    folder: embedded?.folder ?? null,
    health: async () => void (await sql`select 1`.execute(platformDb)),
    close: () =>
      (closing ??= (async () => {
        await pool.end();
        await embedded?.close();
      })()),
  };
}

/** Runs `fn` with a short-lived connection of the schema's owner. */
export async function asOwner<T>(
  ownerUrl: string,
  fn: (db: Kysely<OwnerTables>) => Promise<T>,
): Promise<T> {
  const db = new Kysely<OwnerTables>({
    dialect: new PostgresDialect({ pool: createPool(ownerUrl, { max: 2, name: 'temple-owner' }) }),
  });
  try {
    return await fn(db);
  } finally {
    await db.destroy();
  }
}

/** Refuses an unsafe role before anything is granted to it; one that does not exist yet will be made. */
async function refuseUnsafe(appUrl: string): Promise<void> {
  const pool = createPool(appUrl, { max: 1, name: 'temple-check' });
  try {
    await assertSafeRole(pool);
  } catch (error) {
    // How PostgreSQL refuses a role that does not exist, depending on its authentication rules.
    if (!['28P01', '28000'].includes((error as { code?: string }).code ?? '')) throw error;
  } finally {
    await pool.end();
  }
}

/** The pool as kysely's own dialect takes it, waiting through a restart of the database. */
const patient = (pool: pg.Pool) => ({
  connect: () => acquire(pool),
  end: () => pool.end(),
  options: pool.options as object,
});

/** Says in one line why an external database cannot be used. */
async function asProblem<T>(job: () => Promise<T>): Promise<T> {
  try {
    return await job();
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (error instanceof StartProblem) throw error;
    if (isUnavailable(error)) {
      throw new StartProblem(
        `DATABASE_URL does not answer (${message || code}): check address, network and that the server runs.`,
        { cause: error },
      );
    }
    if (code === '28P01' || code === '28000') {
      throw new StartProblem(
        `DATABASE_URL or DATABASE_OWNER_URL is refused (${message}): check user and password.`,
        { cause: error },
      );
    }
    if (code === '3D000') {
      throw new StartProblem(
        `The database that DATABASE_URL names does not exist (${message}): create it, owned by the role of DATABASE_OWNER_URL.`,
        { cause: error },
      );
    }
    throw error;
  }
}
