import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type pg from 'pg';
import { acquire } from './pool.ts';

export interface TransactionOptions {
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
  readonly readOnly?: boolean;
}

/** The statements of a transaction failed and were rolled back although the caller went on as if not. */
export class AbortedTransactionError extends Error {
  override name = 'AbortedTransactionError';
}

type Corkable = pg.PoolClient & {
  connection?: { stream?: { cork?: () => void; uncork?: () => void } };
};

/**
 * A connection of one temple. Outside an explicit transaction every query is a transaction of its
 * own whose four statements travel together, so that the temple is set for exactly this query and
 * the connection goes back to the pool with nothing set.
 */
export class ScopedConnection implements DatabaseConnection {
  readonly #pool: pg.Pool;
  readonly #setTemple: string;
  #client: pg.PoolClient | null = null;
  #ended = false;
  #savepoints = 0;

  /** `templeId` must have passed `assertTempleId`: it becomes SQL text. */
  constructor(pool: pg.Pool, templeId: string) {
    this.#pool = pool;
    this.#setTemple = `select set_config('app.temple_id', '${templeId}', true)`;
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#ended)
      throw new Error('A query ran after its transaction had ended; was it awaited?');
    const query = {
      text: compiled.sql,
      values: compiled.parameters as unknown[],
      // One statement only, also without parameters: text smuggled in cannot end the transaction.
      queryMode: 'extended' as const,
    };
    const result = this.#client ? await this.#client.query(query) : await this.#alone(query);
    return toKysely(result) as QueryResult<R>;
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported: read page by page along a key.');
  }

  /** Opens an explicit transaction. */
  async begin(options: TransactionOptions = {}): Promise<void> {
    const client = await acquire(this.#pool);
    let start = 'begin';
    if (options.isolation) start += ` isolation level ${options.isolation}`;
    if (options.readOnly) start += ' read only';
    const [begun] = await Promise.allSettled([client.query(`${start}; ${this.#setTemple}`)]);
    if (begun.status === 'rejected') {
      client.release(true);
      throw begun.reason;
    }
    this.#client = client;
  }

  async commit(): Promise<void> {
    // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK instead of an error.
    const result = await this.#end('commit');
    if (result.command !== 'COMMIT') {
      throw new AbortedTransactionError(
        'The transaction was rolled back because a statement in it had failed.',
      );
    }
  }

  async rollback(): Promise<void> {
    await this.#end('rollback');
  }

  /** Runs `fn` so that its failure undoes its own statements only. */
  async nested<T>(fn: () => Promise<T>): Promise<T> {
    const client = this.#client;
    if (!client || this.#ended) throw new Error('The transaction has ended.');
    const name = `nested_${(this.#savepoints += 1)}`;
    await client.query(`savepoint ${name}`);
    let result: T;
    try {
      result = await fn();
    } catch (error) {
      await client.query(`rollback to savepoint ${name}`);
      throw error;
    }
    await client.query(`release savepoint ${name}`);
    return result;
  }

  async #end(statement: 'commit' | 'rollback'): Promise<pg.QueryResult> {
    const client = this.#client;
    if (!client || this.#ended) throw new Error('The transaction has ended.');
    this.#ended = true;
    try {
      const result = await client.query(statement);
      client.release(client.getTransactionStatus() !== 'I');
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async #alone(query: pg.QueryConfig): Promise<pg.QueryResult> {
    const client = await acquire(this.#pool);
    const { stream } = (client as Corkable).connection ?? {};
    // Corked, the whole transaction leaves in one packet.
    stream?.cork?.();
    const sent = [
      client.query(`begin; ${this.#setTemple}`),
      client.query(query),
      client.query('commit'),
    ] as const;
    stream?.uncork?.();
    const [begun, done, committed] = await Promise.allSettled(sent);
    client.release(client.getTransactionStatus() !== 'I');
    if (begun.status === 'rejected') throw begun.reason;
    if (done.status === 'rejected') throw done.reason;
    if (committed.status === 'rejected') throw committed.reason;
    if (committed.value.command !== 'COMMIT')
      throw new AbortedTransactionError('The query was rolled back.');
    return done.value;
  }
}

const writing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

function toKysely({ command, rowCount, rows }: pg.QueryResult): QueryResult<unknown> {
  return {
    rows: rows ?? [],
    numAffectedRows: writing.has(command) ? BigInt(rowCount ?? 0) : undefined,
  };
}
