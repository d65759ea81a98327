import { sql, type Kysely } from 'kysely';
import type { PlatformTables } from '../database/schema.ts';
import { registryDocumentSchema, type RegistryDocument } from './document.ts';

/** A revision as it is served. */
export interface Revision {
  readonly number: number;
  readonly document: RegistryDocument;
  readonly note: string;
  readonly createdAt: Date;
}

/** How long the current revision is taken as current before the database is asked again. */
const FRESH_MS = 1000;
const LOCK = 7_361_001;

const empty: RegistryDocument = { remotes: {}, revoked: [] };

/** The registry of remotes: append-only revisions in the database, the newest one in force. */
export class Registry {
  readonly #db: Kysely<PlatformTables>;
  #current: Promise<Revision> | undefined;
  #asked = 0;

  constructor(db: Kysely<PlatformTables>) {
    this.#db = db;
  }

  /** The revision in force; at most a second old, so that N processes soon serve the same. */
  current(): Promise<Revision> {
    if (!this.#current || Date.now() - this.#asked > FRESH_MS) {
      const before = this.#current;
      this.#asked = Date.now();
      // While the database restarts, the last known revision goes on serving.
      this.#current = this.#newest().catch((error: unknown) => {
        if (before) return before;
        this.#current = undefined;
        throw error;
      });
    }
    return this.#current;
  }

  async #newest(): Promise<Revision> {
    const row = await this.#db
      .selectFrom('registry_revision')
      .selectAll()
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row) return { number: 0, document: empty, note: '', createdAt: new Date(0) };
    return {
      number: Number(row.number),
      document: registryDocumentSchema.parse(row.document),
      note: row.note,
      createdAt: row.created_at,
    };
  }

  /** Revisions from the newest on. */
  async list(limit = 20): Promise<Revision[]> {
    const rows = await this.#db
      .selectFrom('registry_revision')
      .selectAll()
      .orderBy('number', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      number: Number(row.number),
      document: registryDocumentSchema.parse(row.document),
      note: row.note,
      createdAt: row.created_at,
    }));
  }

  /**
   * Adds a revision made from the newest one. Writers follow one another, so none overwrites what
   * another has just published. `change` returns undefined when there is nothing to publish.
   */
  async publish(
    note: string,
    change: (
      document: RegistryDocument,
      revisions: readonly Revision[],
    ) => RegistryDocument | undefined,
  ): Promise<Revision> {
    const revision = await this.#db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
      const inside = new Registry(trx);
      const revisions = await inside.list(500);
      const newest = revisions[0];
      const next = change(structuredClone(newest?.document ?? empty), revisions);
      if (!next) return newest;
      const document = JSON.stringify(registryDocumentSchema.parse(next));
      await trx.insertInto('registry_revision').values({ document, note }).execute();
      return inside.#newest();
    });
    this.#current = undefined;
    return revision ?? this.current();
  }
}
