import { afterEach, describe, expect, it, vi } from 'vitest';
import { forget, keep, readHints, readKept, readTab, rememberHint, setTab } from '../src/index.ts';

function give(): Map<string, string> {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  return kept;
}

function refuse(): void {
  const no = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = { getItem: no, setItem: no, removeItem: no };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
}

afterEach(() => vi.unstubAllGlobals());

describe('values between visits', () => {
  it('come back as they were, under our prefix', () => {
    const kept = give();
    expect(keep('draft', { text: '南无', n: 1 })).toBe(true);
    expect(readKept('draft')).toEqual({ text: '南无', n: 1 });
    expect([...kept.keys()]).toEqual(['temple:draft']);
    forget('draft');
    expect(readKept('draft')).toBeUndefined();
  });

  it('that are unreadable count as absent', () => {
    give().set('temple:draft', '{broken');
    expect(readKept('draft')).toBeUndefined();
  });

  it('do no harm where the browser refuses them', () => {
    refuse();
    expect(keep('draft', 1)).toBe(false);
    expect(readKept('draft')).toBeUndefined();
    expect(() => forget('draft')).not.toThrow();
  });

  it('do no harm where there is no storage, as at the edge', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    expect([keep('a', 1), readKept('a'), readTab('a')]).toEqual([false, undefined, undefined]);
    expect(() => setTab('a', '1')).not.toThrow();
  });
});

describe('values of a tab', () => {
  it('are set and removed', () => {
    give();
    setTab('reloaded', '1');
    expect(readTab('reloaded')).toBe('1');
    setTab('reloaded', undefined);
    expect(readTab('reloaded')).toBeUndefined();
  });

  it('do no harm where the browser refuses them', () => {
    refuse();
    expect(() => setTab('reloaded', '1')).not.toThrow();
    expect(readTab('reloaded')).toBeUndefined();
  });
});

describe('hints', () => {
  const browser = (protocol: string, cookie = '') => {
    const written: string[] = [];
    vi.stubGlobal('location', { protocol });
    vi.stubGlobal('document', {
      get cookie() {
        return cookie;
      },
      set cookie(value: string) {
        written.push(value);
      },
    });
    return written;
  };

  it('are cookies that the server reads, kept for a year', () => {
    const written = browser('https:');
    rememberHint('theme', 'dark');
    rememberHint('theme', undefined);
    expect(written).toEqual([
      't-theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
      't-theme=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    ]);
  });

  it('work without TLS on a local machine', () => {
    const written = browser('http:');
    rememberHint('width', 390);
    expect(written).toEqual(['t-width=390; Path=/; Max-Age=31536000; SameSite=Lax']);
  });

  it('are read back, and empty at the edge', () => {
    browser('http:', 't-lang=bo; t-theme=purple');
    expect(readHints()).toEqual({ language: 'bo' });
    vi.stubGlobal('document', undefined);
    expect(readHints()).toEqual({});
  });
});
