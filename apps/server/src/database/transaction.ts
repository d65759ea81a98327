import type pg from 'pg';
import { requireScope, withTransaction } from './scope.ts';
import { ScopedConnection, type TransactionOptions } from './scoped-connection.ts';

export interface InTransactionOptions extends TransactionOptions {
  /**
   * How often `fn` may run again after a deadlock or a serialisation failure. Only for functions
   * that change nothing but the database.
   */
  readonly retries?: number;
}

export type InTransaction = <T>(fn: () => Promise<T>, options?: InTransactionOptions) => Promise<T>;

const passing = new Set(['40001', '40P01']);

/**
 * Makes `inTransaction(fn)`: every query of `fn` in the open temple scope joins one transaction,
 * committed when `fn` resolves and rolled back when it rejects. Inside another transaction it
 * becomes a savepoint; nested ones must not run side by side.
 */
export function createInTransaction(pool: pg.Pool): InTransaction {
  return async function inTransaction(fn, options = {}) {
    const scope = requireScope();
    if (scope.transaction) return scope.transaction.nested(fn);
    for (let left = options.retries ?? 0; ; left -= 1) {
      const transaction = new ScopedConnection(pool, scope.templeId);
      await transaction.begin(options);
      try {
        const result = await withTransaction(scope, transaction, fn).catch(
          async (error: unknown) => {
            // The reason of the failure is worth more than a failing rollback.
            await transaction.rollback().catch(() => {});
            throw error;
          },
        );
        await transaction.commit();
        return result;
      } catch (error) {
        if (left <= 0 || !passing.has((error as { code?: string }).code ?? '')) throw error;
      }
    }
  };
}
