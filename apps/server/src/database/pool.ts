import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isUnavailable } from './unavailable.ts';

/** How long a request may wait for a connection before it is told that the database is away. */
export const acquireTimeout = 2000;

const int8 = 20;
const date = 1082;

// Counters fit a JavaScript number; a value that does not is a defect that must not pass silently.
const parsers = new Map<number, (text: string) => unknown>([
  [
    int8,
    (text) => {
      const value = Number(text);
      if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`);
      return value;
    },
  ],
  // A day is a day everywhere; pg would make it midnight of the server's zone.
  [date, (text) => text],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ??
    pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** A pool whose connections send several statements without waiting for the answers between them. */
export function createPool(
  url: string,
  options: { max: number; name: string; onError?: (error: Error) => void },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    application_name: options.name,
    pipeline: true,
    types,
    connectionTimeoutMillis: acquireTimeout,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
  const onError = options.onError ?? (() => {});
  // A connection that breaks while idle or between two statements must not end the process; the
  // pool replaces it.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Points a pool at another address; open connections are not touched. */
export function repoint(pool: pg.Pool, url: string): void {
  (pool.options as { connectionString?: string }).connectionString = url;
}

/**
 * A connection from the pool. While the database is coming back it is asked again for a moment:
 * nothing was sent yet, so trying again is safe, and a restart of a third of a second goes unseen.
 */
export async function acquire(pool: pg.Pool): Promise<pg.PoolClient> {
  const end = performance.now() + acquireTimeout;
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > end - 50) throw error;
    }
    await sleep(50);
  }
}
