import type { Contracts, ModuleName, OperationShape, Output, Validated } from '@temple/contracts';
import type { CallContext } from './context.ts';

/** Serves one operation: validated input in, `data` of the envelope out. */
export type Handler<O extends OperationShape> = (
  input: Validated<O>,
  context: CallContext,
) => Promise<Output<O>>;

/** All handlers of a module; one that is missing does not compile. */
export type ModuleHandlers<M extends ModuleName> = {
  readonly [N in keyof Contracts[M]]: Contracts[M][N] extends OperationShape
    ? Handler<Contracts[M][N]>
    : never;
};

/** Handlers of all modules. */
export type Handlers = { readonly [M in ModuleName]: ModuleHandlers<M> };
