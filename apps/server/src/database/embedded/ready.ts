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

interface Waiting {
  readonly port: number;
  readonly password: string;
  /** Whether the server's process lives; its end alone means failure, since a recovery may take long. */
  readonly alive: () => boolean;
  /** Whether the server says that it is ready; before that, whatever holds the port may be a stranger. */
  readonly says: () => boolean;
  readonly onSlow?: () => void;
}

/** Waits until the server answers with our password; false when it ended instead. */
export async function waitUntilReady({
  port,
  password,
  alive,
  says,
  onSlow,
}: Waiting): Promise<boolean> {
  const slow = performance.now() + 3000;
  let told = false;
  for (;;) {
    if (!alive()) return false;
    if (says() && (await answers(port, password))) return true;
    if (!told && performance.now() > slow) {
      told = true;
      onSlow?.();
    }
    await sleep(10);
  }
}

async function answers(port: number, password: string): Promise<boolean> {
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
    return false;
  }
}
