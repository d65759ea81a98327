import { makeStore, type TempleStore } from '@temple/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveStorage, startServer } from './support.ts';

let client: typeof import('../src/index.ts');
let server: Awaited<ReturnType<typeof startServer>>;
let store: TempleStore;

interface Endpoint {
  initiate(arg: unknown): never;
  select(arg: unknown): (state: unknown) => { data?: unknown; status: string };
}
const endpoint = (name: string) =>
  (client.api.endpoints as unknown as Record<string, Endpoint>)[name] as Endpoint;
const ask = (name: string, arg: unknown) =>
  store.dispatch(endpoint(name).initiate(arg)) as unknown as Promise<{
    data?: unknown;
    error?: unknown;
  }>;
const asked = () => server.seen.map((one) => `${one.method} ${one.url}`);

beforeEach(async () => {
  vi.resetModules();
  giveStorage();
  client = await import('../src/index.ts');
  server = await startServer((seen) => ({ body: { code: 200, msg: '', data: { url: seen.url } } }));
  client.configureClient({ base: server.base, license: 'given' });
  store = makeStore({ [client.api.reducerPath]: client.api.reducer }, [client.api.middleware]);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

describe('injectContract', () => {
  it('names hooks after operations', () => {
    const hooks = client.injectContract('library', { detail: 'GET /pub/library/detail/{id}' });
    expect(Object.keys(hooks)).toEqual(['useDetail']);
  });

  it('makes a query of a GET and a change of a POST', async () => {
    client.injectContract('library', { detail: 'GET /pub/library/detail/{id}' });
    client.injectContract('system', { download: 'POST /pub/system/download' });
    expect(await ask('library.detail', { id: '7' })).toMatchObject({
      data: { url: '/api/pub/library/detail/7' },
    });
    await ask('library.detail', { id: '7' });
    await ask('system.download', { id: '7' });
    await ask('system.download', { id: '7' });
    expect(asked()).toEqual([
      'GET /api/pub/library/detail/7',
      'POST /api/pub/system/download',
      'POST /api/pub/system/download',
    ]);
  });

  it('takes the same operation from two remotes', async () => {
    client.injectContract('library', { detail: 'GET /pub/library/detail/{id}' });
    client.injectContract('library', { detail: 'GET /pub/library/detail/{id}' });
    expect(await ask('library.detail', { id: '1' })).toMatchObject({ data: {} });
  });
});

describe('prefill', () => {
  const answer = { operation: 'library.detail', arg: { id: '9' }, value: { name: '心经' } };

  it('starts the cache with answers of the page, so that no call is made', async () => {
    client.injectContract('library', { detail: 'GET /pub/library/detail/{id}' });
    expect(client.prefill(store, [answer])).toEqual([]);
    expect(endpoint('library.detail').select({ id: '9' })(store.getState()).data).toEqual({
      name: '心经',
    });
    expect(await ask('library.detail', { id: '9' })).toMatchObject({ data: { name: '心经' } });
    expect(asked()).toEqual([]);
  });

  it('gives back what no loaded module asks for yet', () => {
    expect(client.prefill(store, [answer])).toEqual([answer]);
  });
});
