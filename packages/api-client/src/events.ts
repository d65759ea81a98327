import type { ApiError } from './errors.ts';

/** What the shell can listen to: the one place where error and loading toasts are decided. */
export interface ApiListener {
  /** A call failed; `quiet` calls show their error in the page and want no toast. */
  onError?(error: ApiError, options: { quiet: boolean }): void;
  /** Number of GET calls that are running longer than the loading delay. */
  onSlow?(count: number): void;
  /** The server ended the session (codes 526, 524, 527, 530). */
  onSessionEnded?(): void;
  /** The server asks for sign-in (codes 40003, 40004). */
  onLoginNeeded?(): void;
}

const listeners = new Set<ApiListener>();

/** Adds a listener; the returned function removes it. */
export function listenToApi(listener: ApiListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function emit(tell: (listener: ApiListener) => void): void {
  for (const listener of listeners) tell(listener);
}

/** Milliseconds after which a running GET shows the loading toast (specification, section 9). */
export const LOADING_DELAY_MS = 1500;

let slow = 0;

/** Watches one call; the returned function ends the watch. Light paths never show the toast. */
export function watchSlow(method: string, path: string): () => void {
  if (method !== 'GET' || path.includes('/light/')) return () => {};
  let counted = false;
  const timer = setTimeout(() => {
    counted = true;
    slow += 1;
    emit((listener) => listener.onSlow?.(slow));
  }, LOADING_DELAY_MS);
  return () => {
    clearTimeout(timer);
    if (!counted) return;
    slow -= 1;
    emit((listener) => listener.onSlow?.(slow));
  };
}
