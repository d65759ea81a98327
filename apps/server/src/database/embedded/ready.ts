import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export const loopback = '127.0.0.1';

/** True for "not yet" and "not any more": refused, starting up, shutting down, cut off. */
export function isNotReady(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string };
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P03', '57P01', '57P02'].includes(code ?? '') ||
    /Connection terminated|timeout expired/i.test(message)
  );
}

/**
 * Waits until the server answers with our password. `alive` is asked between tries, because a
 * recovery after a crash may take long and only the end of the process means failure.
 */
export async function waitUntilReady(
  port: number,
  password: string,
  alive: () => boolean,
  onSlow?: () => void,
): Promise<boolean> {
  const slow = performance.now() + 3000;
  let told = false;
  for (;;) {
    const client = new pg.Client({
      host: loopback,
      port,
      user: 'postgres',
      password,
      database: 'postgres',
      connectionTimeoutMillis: 5000,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      client.end().catch(() => {});
      if (!isNotReady(error)) throw error;
    }
    if (!alive()) return false;
    if (!told && performance.now() > slow) {
      told = true;
      onSlow?.();
    }
    await sleep(10);
  }
}
