import type { RemoteDefinition } from '@temple/remote-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteFailure, type FailureKind } from '../src/remotes/failure.ts';
import { FALLBACK_AFTER_MS, PageLoad } from '../src/remotes/page-load.ts';
import type { Remote } from '../src/remotes/remote.ts';

const Page = () => null;
const definition = {
  id: 'futian',
  pages: { detail: () => Promise.resolve({ default: Page }) },
} as unknown as RemoteDefinition;

type Outcome = FailureKind | 'ready' | 'crash' | { after: number };

/** A remote whose loads end as listed, the last way for ever. */
function remoteOf(...outcomes: Outcome[]) {
  const load = vi.fn(async () => {
    const outcome = (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) as Outcome;
    if (outcome === 'ready') return definition;
    if (outcome === 'crash') throw new TypeError('unexpected');
    if (typeof outcome === 'object') {
      await new Promise((resolve) => setTimeout(resolve, outcome.after));
      return definition;
    }
    throw new RemoteFailure(outcome, outcome);
  });
  return {
    load,
    remote: { info: { id: 'futian' }, load, pageArrived: () => {} } as unknown as Remote,
  };
}

/** Starts a load and notes every state that a visitor would see. */
function begin(remote: Remote, page = 'detail') {
  const load = new PageLoad(remote, page);
  const states: string[] = [];
  load.subscribe(() => {
    const status = load.status();
    states.push(status.state === 'failed' ? `failed ${status.kind}` : status.state);
  });
  load.start();
  return { load, states };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a page of a remote', () => {
  it('is there after one try when all is well', async () => {
    const { remote, load } = remoteOf('ready');
    const { states } = begin(remote);
    await vi.advanceTimersByTimeAsync(0);
    expect(states).toEqual(['ready']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is tried three times with growing pauses', async () => {
    const { remote, load } = remoteOf('entry-network', 'entry-network', 'ready');
    const { states } = begin(remote);
    await vi.advanceTimersByTimeAsync(599);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1799);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(3);
    expect(states).toEqual(['ready']);
  });

  it('has failed after the third try, and says why', async () => {
    const { remote, load } = remoteOf('entry-network');
    const { states } = begin(remote);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states).toEqual(['failed entry-network']);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it.each(['disabled', 'incompatible', 'integrity', 'contract'] as const)(
    'is not tried again when it is %s',
    async (kind) => {
      const { remote, load } = remoteOf(kind);
      const { states } = begin(remote);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(states).toEqual([`failed ${kind}`]);
      expect(load).toHaveBeenCalledTimes(1);
    },
  );

  it.each(['entry-network', 'page-chunk', 'entry-execution'] as const)(
    'is tried again when it is %s',
    async (kind) => {
      const { remote } = remoteOf(kind, 'ready');
      const { states } = begin(remote);
      await vi.advanceTimersByTimeAsync(1000);
      expect(states).toEqual(['ready']);
    },
  );

  it('that throws something unknown has not run properly', async () => {
    const { remote } = remoteOf('crash');
    const { states } = begin(remote);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states).toEqual(['failed entry-execution']);
  });

  it('that the remote does not have breaks the contract', async () => {
    const { remote, load } = remoteOf('ready');
    const { states } = begin(remote, 'gone');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states).toEqual(['failed contract']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('whose chunk does not arrive fails as such', async () => {
    const { remote, load } = remoteOf('ready');
    load.mockResolvedValue({
      ...definition,
      pages: { detail: () => Promise.reject(new Error('Loading chunk 7 failed')) },
    });
    const { states } = begin(remote);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states).toEqual(['failed page-chunk']);
    expect(load).toHaveBeenCalledTimes(3);
  });
});

describe('a weak signal', () => {
  it('is told after 8 s, and a late arrival still swaps in', async () => {
    const { remote } = remoteOf({ after: 30_000 });
    const { load, states } = begin(remote);
    await vi.advanceTimersByTimeAsync(FALLBACK_AFTER_MS - 1);
    expect(load.status()).toEqual({ state: 'loading' });
    await vi.advanceTimersByTimeAsync(1);
    expect(load.status()).toEqual({ state: 'slow' });
    await vi.advanceTimersByTimeAsync(22_000);
    expect(states).toEqual(['slow', 'ready']);
  });

  it('is not told when the page came in time', async () => {
    const { remote } = remoteOf({ after: 7999 });
    const { states } = begin(remote);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states).toEqual(['ready']);
  });
});

describe('a retry', () => {
  it('after a failure loads again and can succeed without a reload', async () => {
    const { remote, load } = remoteOf('entry-network', 'entry-network', 'entry-network', 'ready');
    const { load: page, states } = begin(remote);
    await vi.advanceTimersByTimeAsync(10_000);
    page.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(states).toEqual(['failed entry-network', 'loading', 'ready']);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('while it runs, or when the page is there, does nothing', async () => {
    const { remote, load } = remoteOf({ after: 100 });
    const { load: page } = begin(remote);
    page.start();
    page.start();
    await vi.advanceTimersByTimeAsync(100);
    page.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(1);
    expect(page.status()).toEqual({ state: 'ready' });
  });

  it('is told of slowness anew', async () => {
    const { remote } = remoteOf('integrity', { after: 9000 });
    const { load: page, states } = begin(remote);
    await vi.advanceTimersByTimeAsync(20_000);
    page.start();
    await vi.advanceTimersByTimeAsync(9000);
    expect(states).toEqual(['failed integrity', 'loading', 'slow', 'ready']);
  });
});
