import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Contracts, Input, ModuleName, OperationShape, Output } from '@temple/contracts';
import { send } from './client.ts';
import type { ApiError } from './errors.ts';

interface Request {
  key: string;
  /** The visitor did not ask for it: its failure is not their concern. */
  quiet?: boolean;
  input: Readonly<Record<string, unknown>>;
}

const baseQuery: BaseQueryFn<Request, unknown, ApiError> = (
  { key, quiet, input },
  { signal, type },
) => {
  const space = key.indexOf(' ');
  return send({
    method: key.slice(0, space),
    path: key.slice(space + 1),
    input: input ?? {},
    // A page shows what its queries lack in place; a toast would only repeat it.
    quiet: quiet ?? type === 'query',
    signal,
  });
};

/** The one RTK Query instance. Modules add their operations through `injectContract`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  endpoints: () => ({}),
  keepUnusedDataFor: 300,
  refetchOnReconnect: true,
});

type ContractOf<M extends ModuleName> = Contracts[M];
type Op<M extends ModuleName, N> = N extends keyof ContractOf<M>
  ? ContractOf<M>[N] extends infer O extends { method: string; path: string }
    ? O
    : never
  : never;

/** Names and addresses of the operations that a client uses, checked against the contract's types. */
export type OperationKeys<M extends ModuleName> = {
  readonly [N in keyof ContractOf<M>]?: Op<M, N> extends {
    method: infer Me extends string;
    path: infer P extends string;
  }
    ? `${Me} ${P}`
    : never;
};

type Arg<O> = O extends OperationShape ? (keyof Input<O> extends never ? void : Input<O>) : never;
type Result<O> = O extends OperationShape ? Output<O> : never;

/** The state of a query as pages read it. */
export interface QueryState<T> {
  readonly data: T | undefined;
  /** Data of the same arguments only: undefined while another page of a list loads. */
  readonly currentData: T | undefined;
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  refetch(): void;
}

export type MutationResult<T> =
  | { readonly data: T; readonly error?: never }
  | { readonly data?: never; readonly error: ApiError };

type QueryHooks<M extends ModuleName, K> = {
  readonly [
    N in keyof K as K[N] extends `GET ${string}` ? `use${Capitalize<N & string>}` : never
  ]: (arg: Arg<Op<M, N>>, options?: { skip?: boolean }) => QueryState<Result<Op<M, N>>>;
};
type MutationHooks<M extends ModuleName, K> = {
  readonly [
    N in keyof K as K[N] extends `GET ${string}` ? never : `use${Capitalize<N & string>}`
  ]: () => readonly [
    (arg: Arg<Op<M, N>>) => Promise<MutationResult<Result<Op<M, N>>>>,
    { readonly isLoading: boolean; readonly error: ApiError | undefined },
  ];
};

/** Hooks of a module: `useArticle({ id })` for a GET, `useDownload()` for a call that changes. */
export type Hooks<M extends ModuleName, K> = QueryHooks<M, K> & MutationHooks<M, K>;

interface AnyEndpoint {
  useQuery(arg: unknown, options?: object): unknown;
  useMutation(): readonly [(arg: unknown) => Promise<unknown>, unknown];
}

const injected = new Set<string>();

/**
 * Adds operations of a contract to the client and returns typed hooks. Only names and addresses
 * reach the browser; their types come from `@temple/contracts`, so a wrong address does not compile.
 * Endpoints are named `<module>.<operation>`; naming one twice with another address throws.
 * @param options `quiet` names calls that the visitor did not ask for: their failure shows no toast
 */
export function injectContract<M extends ModuleName, const K extends OperationKeys<M>>(
  module: M,
  keys: K,
  { quiet = [] }: { readonly quiet?: readonly (keyof K)[] } = {},
): Hooks<M, K> {
  const hooks: Record<string, unknown> = {};
  for (const [name, key] of Object.entries(keys as Record<string, string>)) {
    const endpoint = `${module}.${name}`;
    const reading = key.startsWith('GET ');
    const request = (input: unknown): Request => ({
      key,
      ...(quiet.includes(name as keyof K) ? { quiet: true } : {}),
      input: (input ?? {}) as Request['input'],
    });
    if (!injected.has(endpoint)) {
      injected.add(endpoint);
      api.injectEndpoints({
        overrideExisting: 'throw',
        endpoints: (build) => ({
          [endpoint]: reading
            ? build.query<unknown, unknown>({ query: request })
            : build.mutation<unknown, unknown>({ query: request }),
        }),
      });
    }
    const hook = `use${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const entry = () =>
      (api.endpoints as unknown as Record<string, AnyEndpoint>)[endpoint] as AnyEndpoint;
    hooks[hook] = reading
      ? (arg: unknown, options?: object) => entry().useQuery(arg, options)
      : () => entry().useMutation();
  }
  return hooks as Hooks<M, K>;
}

/** An answer that the server put into the page: the cache starts with it. */
export interface PrefilledAnswer {
  /** `<module>.<operation>` */
  operation: string;
  arg: unknown;
  value: unknown;
}

/**
 * Fills the cache with answers from the page. Only operations that a loaded module has injected can
 * be filled; the others are returned to be tried again when their module is there.
 */
export function prefill(
  store: { dispatch(action: unknown): unknown },
  answers: readonly PrefilledAnswer[],
): PrefilledAnswer[] {
  const ready = answers.filter((answer) => injected.has(answer.operation));
  if (ready.length > 0) {
    const entries = ready.map(({ operation, arg, value }) => ({
      endpointName: operation,
      arg,
      value,
    }));
    store.dispatch(api.util.upsertQueryEntries(entries as never));
  }
  return answers.filter((answer) => !injected.has(answer.operation));
}
