import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call an operation. Mandatory: the server cannot register an operation without it.
 * `public` anyone of the temple's visitors; `login` a signed-in user.
 */
export type Access = 'public' | 'login';

/** One call of the API: the only description that server, client and OpenAPI share. */
export interface OperationShape {
  readonly method: Method;
  /** Path below the API base, placeholders in braces: `/pub/library/detail/{id}`. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  /** Section of the specification, or why the call exists where the specification is silent. */
  readonly source: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** Shape of `data` in the envelope. */
  readonly response: z.ZodType;
  /** Outcomes besides success, by name of `ERRORS`. */
  readonly errors?: readonly string[];
}

/** Operations of a module by name: `content.article` is `contentContract.article`. */
export type Contract = Readonly<Record<string, OperationShape>>;

/** Keeps the literal types of a contract, so that clients can be typed from it. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract;
}

type Part<O, K extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> = O extends {
  readonly [P in K]: infer Z extends z.ZodType;
}
  ? Side extends 'input'
    ? z.input<Z>
    : z.output<Z>
  : unknown;

type Simplify<T> = { [K in keyof T]: T[K] };

/** What a caller passes: path, query and body values in one flat object. */
export type Input<O extends OperationShape> = Simplify<
  Part<O, 'params', 'input'> & Part<O, 'query', 'input'> & Part<O, 'body', 'input'>
>;

/** What a handler receives after validation. */
export type Validated<O extends OperationShape> = Simplify<
  Part<O, 'params', 'output'> & Part<O, 'query', 'output'> & Part<O, 'body', 'output'>
>;

/** What the caller gets as `data`. */
export type Output<O extends OperationShape> = z.output<O['response']>;

/** `GET /pub/system/dict`: how a client names an operation without carrying its schemas. */
export type OperationKey<O extends OperationShape> = `${O['method']} ${O['path']}`;
