import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
} from 'kysely';
import type pg from 'pg';
import type { TempleTables } from './schema.ts';
import { requireScope } from './scope.ts';
import { ScopedConnection } from './scoped-connection.ts';

/** Takes its connections from the open scope; without one there is none to take. */
class ScopedDriver implements Driver {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const scope = requireScope();
    return scope.transaction ?? new ScopedConnection(this.#pool, scope.templeId);
  }

  async beginTransaction(): Promise<void> {
    throw new Error('Use inTransaction(fn): queries inside it join the transaction by themselves.');
  }

  async commitTransaction(): Promise<void> {}

  async rollbackTransaction(): Promise<void> {}

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

/** The query builder of temple data. The pool stays its owner's to end. */
export function createScopedKysely(pool: pg.Pool): Kysely<TempleTables> {
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new ScopedDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return new Kysely<TempleTables>({ dialect });
}
