import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Downloads, type FileDownload } from './downloads.ts';

const BODY = Buffer.alloc(100_000, 7);
let server: Server;
let base = '';
let asked = 0;

beforeAll(async () => {
  server = createServer((request, answer) => {
    asked += 1;
    if (request.url !== '/file') return void answer.writeHead(404).end();
    answer.writeHead(200, { 'content-length': BODY.length });
    answer.write(BODY.subarray(0, 50_000));
    setTimeout(() => answer.end(BODY.subarray(50_000)), 40);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const source = async () => ({ url: `${base}/file`, name: 'a.pdf', size: BODY.length });

function watched() {
  const saved: { name: string; size: number }[] = [];
  const downloads = new Downloads((file, name) => saved.push({ name, size: file.size }));
  const seen: FileDownload[] = [];
  downloads.subscribe(() => seen.push(downloads.state('x')));
  return { downloads, saved, seen };
}

test('a download passes from waiting through progress to a saved file', async () => {
  const { downloads, saved, seen } = watched();
  await downloads.start('x', source);
  expect(seen[0]).toEqual({ status: 'downloading' });
  expect(seen.some((state) => state.status === 'downloading' && (state.progress ?? 0) > 0)).toBe(
    true,
  );
  expect(downloads.state('x').status).toBe('finished');
  expect(saved).toEqual([{ name: 'a.pdf', size: BODY.length }]);
});

test('a second click while it runs asks nothing twice', async () => {
  const { downloads, saved } = watched();
  asked = 0;
  await Promise.all([downloads.start('x', source), downloads.start('x', source)]);
  expect(asked).toBe(1);
  expect(saved).toHaveLength(1);
});

test('a cancelled download saves nothing and can be started again', async () => {
  const { downloads, saved } = watched();
  const running = downloads.start('x', source);
  downloads.cancel('x');
  await running;
  expect(downloads.state('x').status).toBe('cancelled');
  expect(saved).toEqual([]);
  await downloads.start('x', source);
  expect(downloads.state('x').status).toBe('finished');
});

test('a failure says why, and a retry that works leaves no trace of it', async () => {
  const { downloads, saved } = watched();
  await downloads.start('x', async () => ({ url: `${base}/gone`, name: 'a.pdf' }));
  expect(downloads.state('x')).toEqual({ status: 'failed', failure: 'gone' });
  await downloads.start('x', async () => undefined);
  expect(downloads.state('x')).toEqual({ status: 'failed', failure: 'network' });
  expect(saved).toEqual([]);
  await downloads.start('x', source);
  expect(downloads.state('x')).toEqual({ status: 'finished' });
});

test('one file knows nothing of another', () => {
  const { downloads } = watched();
  void downloads.start('x', source);
  expect(downloads.state('y')).toEqual({ status: 'idle' });
  downloads.cancel('x');
});
