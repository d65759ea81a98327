import type { PublicRemote } from '@temple/contracts';
import { createI18n } from '@temple/i18n';
import { HOST_API } from '@temple/remote-kit';
import { makeStore } from '@temple/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Remote } from '../src/remotes/remote.ts';
import { Remotes } from '../src/remotes/remotes.ts';

const federation = vi.hoisted(() => ({ loadRemote: vi.fn(), registerRemotes: vi.fn() }));
vi.mock('@module-federation/enhanced/runtime', () => federation);

const hash = `sha384-${'A'.repeat(64)}`;
const info = (more: Partial<PublicRemote> = {}): PublicRemote => ({
  id: 'futian',
  version: '1.0.0-abc',
  scope: 'temple_futian',
  entry: '/remotes/futian/1.0.0-abc/remoteEntry.js',
  integrity: hash,
  hostApi: HOST_API,
  enabled: true,
  ...more,
});
const texts = () => Promise.resolve({ default: { open: 'Open' } });
const definition = (more: object = {}) => ({
  default: {
    id: 'futian',
    hostApi: HOST_API,
    pages: {},
    locales: { zh: texts, 'zh-Hant': texts, en: texts, bo: texts },
    setup: vi.fn(),
    ...more,
  },
});
const context = () => ({
  store: makeStore({ none: () => 0 }),
  i18n: createI18n('en'),
});
const kindOf = (load: Promise<unknown>) =>
  load.then(
    () => 'loaded',
    (error: { kind?: string }) => error.kind,
  );

beforeEach(() => {
  // The entry's script has run already.
  vi.stubGlobal('temple_futian', {});
  federation.loadRemote.mockReset().mockResolvedValue(definition());
  federation.registerRemotes.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

describe('a remote', () => {
  it('is registered on first use, set up once, and has its texts then', async () => {
    const around = context();
    const remote = new Remote(info(), around);
    expect(federation.registerRemotes).not.toHaveBeenCalled();
    const [one, two] = await Promise.all([remote.load(), remote.load()]);
    expect(one).toBe(two);
    expect(one.setup).toHaveBeenCalledTimes(1);
    expect(around.i18n.t('open', { ns: 'futian' })).toBe('Open');
    expect(federation.registerRemotes).toHaveBeenCalledTimes(1);
    expect(federation.registerRemotes).toHaveBeenCalledWith(
      [{ name: 'temple_futian', entry: info().entry }],
      { force: false },
    );
  });

  it.each([
    ['disabled', { enabled: false }],
    ['incompatible', { hostApi: HOST_API + 1 }],
    ['incompatible', { incompatible: 'needs @temple/ui/calendar' }],
  ] as const)('that is %s is not even asked for', async (kind, more) => {
    expect(await kindOf(new Remote(info(more), context()).load())).toBe(kind);
    expect(federation.registerRemotes).not.toHaveBeenCalled();
  });

  it.each(['', 'sha256-abc', 'sha384-short', `sha384-${'A'.repeat(64)} sha384-other`])(
    'without a proper hash (%j) is refused before anything is asked for',
    async (integrity) => {
      vi.stubGlobal('temple_futian', undefined);
      expect(await kindOf(new Remote(info({ integrity }), context()).load())).toBe('integrity');
      expect(federation.registerRemotes).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['nothing', null],
    ['no default', {}],
    ['no pages', { default: { id: 'futian' } }],
    ['another remote', definition({ id: 'guidemap' })],
  ])('that exposes %s breaks the contract', async (_name, module) => {
    federation.loadRemote.mockResolvedValue(module);
    expect(await kindOf(new Remote(info(), context()).load())).toBe('contract');
  });

  it.each([
    ['page-chunk', Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })],
    ['page-chunk', new Error('Loading CSS chunk 7 failed')],
    ['entry-execution', new TypeError('x is not a function')],
  ] as const)('that fails to start is %s', async (kind, error) => {
    federation.loadRemote.mockRejectedValue(error);
    expect(await kindOf(new Remote(info(), context()).load())).toBe(kind);
  });

  it('whose texts do not arrive can be tried again', async () => {
    const broken = {
      ...definition().default.locales,
      en: () => Promise.reject(new Error('weak signal')),
    };
    federation.loadRemote.mockResolvedValueOnce(definition({ locales: broken }));
    const remote = new Remote(info(), context());
    expect(await kindOf(remote.load())).toBe('page-chunk');
    expect(await kindOf(remote.load())).toBe('loaded');
    expect(federation.registerRemotes).toHaveBeenLastCalledWith(expect.anything(), { force: true });
  });
});

describe('remotes', () => {
  it('give the same load for the same page, and none for an owner that the registry lacks', () => {
    const remotes = new Remotes([info()], context());
    expect(remotes.page('futian', 'detail')).toBe(remotes.page('futian', 'detail'));
    expect(remotes.page('futian', 'list')).not.toBe(remotes.page('futian', 'detail'));
    expect(remotes.page('guidemap', 'map')).toBeUndefined();
  });

  it('try again what failed when the network is back, and nothing else', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const remotes = new Remotes([info()], context());
    federation.loadRemote.mockRejectedValue(new Error('Loading chunk 1 failed'));
    const failed = remotes.page('futian', 'detail');
    const untouched = remotes.page('futian', 'list');
    failed?.start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(failed?.status()).toEqual({ state: 'failed', kind: 'page-chunk' });
    federation.loadRemote.mockResolvedValue(
      definition({ pages: { detail: () => Promise.resolve({ default: () => null }) } }),
    );
    remotes.retryFailed();
    await vi.advanceTimersByTimeAsync(0);
    expect(failed?.status()).toEqual({ state: 'ready' });
    expect(untouched?.status()).toEqual({ state: 'loading' });
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
});
