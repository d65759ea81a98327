import { AsyncLocalStorage } from 'node:async_hooks';
import type { ScopedConnection } from './scoped-connection.ts';
import { assertTempleId } from './temple-id.ts';

/** Whose data the current chain of calls may see, and the transaction that it is in. */
export interface Scope {
  readonly templeId: string;
  readonly transaction: ScopedConnection | null;
}

/** Temple data was asked for outside a temple, or for two temples at once: a defect, never a visitor's fault. */
export class TempleScopeError extends Error {
  override name = 'TempleScopeError';
}

const storage = new AsyncLocalStorage<Scope>();

/** The open scope, or null. */
export const currentScope = (): Scope | null => storage.getStore() ?? null;

/** The id of the temple whose scope is open; throws outside a scope. */
export const currentTempleId = (): string => requireScope().templeId;

/** The open scope; throws when there is none, so that a forgotten scope can never read another temple. */
export function requireScope(): Scope {
  const scope = storage.getStore();
  if (!scope) throw new TempleScopeError('Temple data was queried outside inTemple().');
  return scope;
}

/**
 * Runs `fn`, and everything that it starts, in the scope of one temple. It returns what `fn`
 * returns, so it wraps callbacks (a server hook's `done`) and async functions alike. Opening the
 * scope of another temple inside is refused: one request serves one temple.
 */
export function inTemple<T>(templeId: string, fn: () => T): T {
  assertTempleId(templeId);
  const open = storage.getStore();
  if (open?.templeId === templeId) return fn();
  if (open) {
    throw new TempleScopeError(
      `The scope of ${open.templeId} is open; ${templeId} cannot be opened inside it.`,
    );
  }
  return storage.run({ templeId, transaction: null }, fn);
}

/** Runs `fn` with the given transaction as the one its queries join. */
export function withTransaction<T>(scope: Scope, transaction: ScopedConnection, fn: () => T): T {
  return storage.run({ ...scope, transaction }, fn);
}
