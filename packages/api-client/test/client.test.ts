import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../src/index.ts';
import { giveStorage, startServer, type Answer, type Seen } from './support.ts';

/* The client against a real server over real connections. Its settings are a module's: each test gets a fresh one. */
type Server = Awaited<ReturnType<typeof startServer>>;

let client: typeof import('../src/client.ts');
let events: typeof import('../src/events.ts');
let server: Server;
let answer: (seen: Seen) => Answer;
let kept: Map<string, string>;
let heard: string[];

const ok = (data: unknown): Answer => ({ body: { code: 200, msg: 'OK', data } });
const get = (path: string, input: Readonly<Record<string, unknown>> = {}, quiet = false) =>
  client.send({ method: 'GET', path, input, quiet });
const errorOf = (result: unknown) => (result as { error: ApiError }).error;
const calls = () => server.seen.filter((one) => !one.url.includes('licenseByCode'));

beforeEach(async () => {
  vi.resetModules();
  kept = giveStorage();
  client = await import('../src/client.ts');
  events = await import('../src/events.ts');
  answer = () => ok({ list: [1] });
  server = await startServer((seen) =>
    seen.url.includes('licenseByCode')
      ? ok({ license: 'lic-1', expiresAt: '2027-01-01T00:00:00Z' })
      : answer(seen),
  );
  client.configureClient({ base: server.base, language: 'bo', requestCmd: 'pc' });
  heard = [];
  events.listenToApi({
    onError: (error, { quiet }) =>
      heard.push(`${error.kind} ${error.code}${quiet ? ' quiet' : ''}`),
    onSessionEnded: () => heard.push('session ended'),
    onLoginNeeded: () => heard.push('login needed'),
  });
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await server.close();
});

describe('a call that succeeds', () => {
  it.each([200, 0])('gives the data of code %i', async (code) => {
    answer = () => ({ body: { code, msg: '', data: { list: [1] } } });
    expect(await get('/pub/library/list')).toEqual({ data: { list: [1] } });
    expect(heard).toEqual([]);
  });

  it('sends the headers of the specification', async () => {
    await get('/pub/library/list');
    const { headers } = calls()[0] as Seen;
    expect(headers).toMatchObject({
      'request-cmd': 'pc',
      'user-language': 'bo',
      'access-license': 'lic-1',
    });
    expect(headers['signature']).toBeTruthy();
    expect(headers['app-key']).toBeTruthy();
    expect(headers['device-token']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is the same device on the next call and the next visit', async () => {
    await get('/a');
    await get('/b');
    vi.resetModules();
    const later = await import('../src/client.ts');
    later.configureClient({ base: server.base });
    await later.send({ method: 'GET', path: '/c', input: {} });
    const tokens = calls().map((one) => one.headers['device-token']);
    expect(tokens).toHaveLength(3);
    expect(new Set(tokens).size).toBe(1);
  });

  it('puts values into path, query or body', async () => {
    await get('/pub/library/detail/{id}', { id: 'a b/c?d', page: 2, none: undefined });
    await client.send({
      method: 'POST',
      path: '/pub/system/download/{id}',
      input: { id: 'x', note: '印光大师' },
    });
    await client.send({ method: 'DELETE', path: '/a/{id}', input: { id: 1, force: true } });
    expect(calls().map((one) => `${one.method} ${one.url}`)).toEqual([
      'GET /api/pub/library/detail/a%20b%2Fc%3Fd?page=2',
      'POST /api/pub/system/download/x',
      'DELETE /api/a/1?force=true',
    ]);
    expect(calls()[1]?.body).toEqual({ note: '印光大师' });
  });
});

describe('fillPath', () => {
  it('keeps what the path does not name', () => {
    expect(client.fillPath('/a/{x}/{y}', { x: 1, y: '二', z: false })).toEqual({
      url: '/a/1/%E4%BA%8C',
      rest: { z: false },
    });
  });

  it('lets no value out of its place', () => {
    expect(client.fillPath('/a/{x}/b', { x: '../../admin' }).url).toBe('/a/..%2F..%2Fadmin/b');
  });
});

describe('a refusal of the domain', () => {
  it('keeps code, words and fields', async () => {
    const fields = [{ path: 'phone', msg: '请填写' }];
    answer = () => ({ body: { code: 40000, msg: '填写有误', data: { fields } } });
    expect(await client.send({ method: 'POST', path: '/pub/x', input: {} })).toEqual({
      error: { kind: 'domain', code: 40000, msg: '填写有误', fields, call: 'POST /pub/x' },
    });
    expect(heard).toEqual(['domain 40000']);
  });

  it.each([526, 524, 527, 530])('ends the session at %i', async (code) => {
    answer = () => ({ body: { code, msg: 'again', data: null } });
    await get('/user/info/base');
    expect(heard).toEqual(['session ended', `domain ${code}`]);
  });

  it.each([40003, 40004])('asks for sign-in at %i', async (code) => {
    answer = () => ({ body: { code, msg: 'sign in', data: null } });
    await get('/user/info/base', {}, true);
    expect(heard).toEqual(['login needed', `domain ${code} quiet`]);
  });
});

describe('a failure of transport', () => {
  it.each([404, 503, 429, 500])('is http %i, whatever the body says', async (status) => {
    answer = () => ({ status, body: { code: 40000, msg: 'words', data: null } });
    expect(errorOf(await get('/pub/gone'))).toMatchObject({
      kind: 'http',
      code: status,
      call: 'GET /pub/gone',
    });
  });

  it.each([
    ['a page of a proxy', { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }],
    ['HTML with 200', { type: 'text/html', body: '<!doctype html>' }],
    ['JSON of something else', { body: { hello: 'world' } }],
    ['nothing', { type: 'text/plain', body: '' }],
  ])('is never taken for data: %s', async (_name, given) => {
    answer = () => given;
    expect(errorOf(await get('/pub/x')).kind).toBe('http');
  });

  it('is a network error when nobody listens', async () => {
    await get('/first');
    await server.close();
    expect(errorOf(await get('/pub/x'))).toMatchObject({ kind: 'network', code: 0 });
    expect(heard).toEqual(['network 0']);
  });

  it('is offline when the browser says so', async () => {
    await get('/first');
    await server.close();
    vi.stubGlobal('navigator', { onLine: false });
    expect(errorOf(await get('/pub/x')).kind).toBe('offline');
  });
});

describe('the licence', () => {
  const asked = () => server.seen.filter((one) => one.url.includes('licenseByCode')).length;

  it('is asked for once by twenty calls at the same time', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => get(`/pub/x/${index}`)),
    );
    expect(results.every((result) => 'data' in result)).toBe(true);
    expect(asked()).toBe(1);
    expect(new Set(calls().map((one) => one.headers['access-license']))).toEqual(
      new Set(['lic-1']),
    );
    await get('/pub/later');
    expect(asked()).toBe(1);
  });

  it('is not asked for when the page brought one', async () => {
    client.configureClient({ license: 'from-the-page' });
    await get('/pub/x');
    expect(asked()).toBe(0);
    expect(calls()[0]?.headers['access-license']).toBe('from-the-page');
  });

  it('is kept for the next visit, and forgotten when asked', async () => {
    await get('/pub/x');
    expect(kept.get('temple:license')).toBe('"lic-1"');
    client.forgetClient();
    expect([...kept.keys()]).toEqual([]);
  });

  it('that fails once does not block the calls after it', async () => {
    await server.close();
    expect(errorOf(await get('/pub/x')).kind).toBe('network');
    server = await startServer((seen) =>
      seen.url.includes('licenseByCode') ? ok({ license: 'lic-2', expiresAt: '' }) : ok(1),
    );
    client.configureClient({ base: server.base });
    expect(await get('/pub/x')).toEqual({ data: 1 });
  });
});

describe('the loading toast', () => {
  it('waits for 1.5 s and goes with the last slow call', () => {
    vi.useFakeTimers();
    const counts: number[] = [];
    events.listenToApi({ onSlow: (count) => counts.push(count) });
    const first = events.watchSlow('GET', '/pub/a');
    vi.advanceTimersByTime(1000);
    const second = events.watchSlow('GET', '/pub/b');
    vi.advanceTimersByTime(499);
    expect(counts).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(counts).toEqual([1]);
    vi.advanceTimersByTime(1000);
    expect(counts).toEqual([1, 2]);
    first();
    second();
    expect(counts).toEqual([1, 2, 1, 0]);
  });

  it('does not show for quick calls, for calls that change and for light paths', () => {
    vi.useFakeTimers();
    const counts: number[] = [];
    events.listenToApi({ onSlow: (count) => counts.push(count) });
    const quick = events.watchSlow('GET', '/pub/a');
    vi.advanceTimersByTime(1499);
    quick();
    events.watchSlow('POST', '/pub/a');
    events.watchSlow('GET', '/pub/light/polling/1/2/3');
    vi.advanceTimersByTime(60_000);
    expect(counts).toEqual([]);
  });

  it('goes also when the call fails', async () => {
    await get('/first');
    const counts: number[] = [];
    events.listenToApi({ onSlow: (count) => counts.push(count) });
    answer = () => ({ status: 503, body: null, after: 1700 });
    await get('/pub/slow');
    expect(counts).toEqual([1, 0]);
  });

  it('tells nobody who has left', () => {
    vi.useFakeTimers();
    const counts: number[] = [];
    events.listenToApi({ onSlow: (count) => counts.push(count) })();
    events.watchSlow('GET', '/pub/a');
    vi.advanceTimersByTime(2000);
    expect(counts).toEqual([]);
  });
});
