import { HINT_COOKIES, parseHints, type Hints } from '@temple/contracts/hints';

export type { Hints };

/** Remembers one hint for a year; `undefined` forgets it. */
export function rememberHint<K extends keyof Hints>(name: K, value: Hints[K] | undefined): void {
  const age = value === undefined ? 0 : 31_536_000;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${HINT_COOKIES[name]}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

/** Hints of this browser. */
export function readHints(): Hints {
  return typeof document === 'undefined' ? {} : parseHints(document.cookie);
}
