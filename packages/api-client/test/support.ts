import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: unknown;
}
export interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly body: unknown;
  readonly after?: number;
}

/** A real server on a free port: what it was asked, and what it answers. */
export async function startServer(answer: (seen: Seen) => Answer) {
  const seen: Seen[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const one = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: text ? (JSON.parse(text) as unknown) : undefined,
      };
      seen.push(one);
      const { status = 200, type = 'application/json', body, after = 0 } = answer(one);
      setTimeout(() => {
        response.writeHead(status, { 'content-type': type });
        response.end(type === 'application/json' ? JSON.stringify(body) : String(body));
      }, after);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    seen,
    base: `http://127.0.0.1:${port}/api`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Storage of a browser that allows it. */
export function giveStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}
