import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { DownloadError, transfer } from './download.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/file`;
}

const never = new AbortController().signal;
const half = Buffer.alloc(40_000, 1);
const SIZE = half.length * 2;

test('a file arrives whole, with progress that only grows', async () => {
  const url = await serve((_, answer) => {
    answer.writeHead(200, { 'content-type': 'application/pdf', 'content-length': SIZE });
    answer.write(half);
    setTimeout(() => answer.end(half), 30);
  });
  const steps: number[] = [];
  const file = await transfer({ url, size: SIZE, signal: never, onProgress: (n) => steps.push(n) });
  expect(file.size).toBe(SIZE);
  expect(file.type).toBe('application/pdf');
  expect(steps.length).toBeGreaterThan(1);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps.at(-1)).toBe(SIZE);
});

test('a file without known length arrives as well', async () => {
  const url = await serve((_, answer) => {
    answer.writeHead(200);
    answer.write(half);
    answer.end();
  });
  const file = await transfer({ url, signal: never, onProgress: () => {} });
  expect(file.size).toBe(half.length);
});

test.each([
  [404, 'gone'],
  [503, 'refused'],
])('an answer %i is a failure, not a file', async (status, failure) => {
  const url = await serve((_, answer) => {
    answer.writeHead(status).end('<h1>no</h1>');
  });
  const done = transfer({ url, signal: never, onProgress: () => {} });
  await expect(done).rejects.toMatchObject({ name: 'DownloadError', failure });
});

test('a cut connection is a failure, whatever had arrived', async () => {
  const url = await serve((request, answer) => {
    answer.writeHead(200, { 'content-length': SIZE });
    answer.write(half);
    setTimeout(() => request.socket.destroy(), 30);
  });
  await expect(
    transfer({ url, size: SIZE, signal: never, onProgress: () => {} }),
  ).rejects.toMatchObject({
    failure: 'network',
  });
});

test('a short answer without length is found out by the size that was told', async () => {
  const url = await serve((_, answer) => {
    answer.writeHead(200);
    answer.end(half);
  });
  await expect(
    transfer({ url, size: SIZE, signal: never, onProgress: () => {} }),
  ).rejects.toMatchObject({
    failure: 'incomplete',
  });
});

test('nobody listening is a network failure', async () => {
  const url = await serve(() => {});
  server?.close();
  server = undefined;
  await expect(transfer({ url, signal: never, onProgress: () => {} })).rejects.toBeInstanceOf(
    DownloadError,
  );
});

test('a cancel ends the transfer and is told apart from a failure', async () => {
  let closed = (): void => {};
  const gone = new Promise<void>((resolve) => (closed = resolve));
  const url = await serve((_, answer) => {
    answer.on('close', closed);
    answer.writeHead(200, { 'content-length': SIZE });
    answer.write(half);
  });
  const stop = new AbortController();
  const done = transfer({ url, size: SIZE, signal: stop.signal, onProgress: () => stop.abort() });
  await expect(done).rejects.toMatchObject({ name: 'AbortError' });
  await gone;
});
