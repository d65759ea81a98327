/**
 * Small values kept between visits under one prefix. A browser that refuses storage (private mode,
 * full disk) loses only the convenience: reads give `undefined`, writes say whether they held.
 */
const PREFIX = 'temple:';

/** Reads a kept value; unreadable or foreign content counts as absent. */
export function readKept<T>(key: string): T | undefined {
  try {
    const text = globalThis.localStorage?.getItem(PREFIX + key);
    return text ? (JSON.parse(text) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value; returns false where the browser refuses. */
export function keep(key: string, value: unknown): boolean {
  try {
    globalThis.localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a kept value. */
export function forget(key: string): void {
  try {
    globalThis.localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept where storage is refused.
  }
}

/** A value for this tab only, such as the guard against reloading twice. */
export function readTab(key: string): string | undefined {
  try {
    return globalThis.sessionStorage?.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Sets or removes a value of this tab. */
export function setTab(key: string, value: string | undefined): void {
  try {
    if (value === undefined) globalThis.sessionStorage.removeItem(PREFIX + key);
    else globalThis.sessionStorage.setItem(PREFIX + key, value);
  } catch {
    // A tab without storage simply has no memory.
  }
}
