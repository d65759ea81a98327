import { CONTRACTS, envelopeSchema, SUCCESS, type OperationShape } from '@temple/contracts';
import type { FastifyInstance } from 'fastify';
import { inTemple } from '../database/scope.ts';
import { message } from '../text/messages.ts';
import type { CallContext } from './context.ts';
import { DomainError } from './domain-error.ts';
import { fieldErrors } from './field-errors.ts';
import type { Handlers } from './handlers.ts';
import { visitOf, type Visit } from './visit.ts';

type AnyHandler = (input: Record<string, unknown>, context: CallContext) => Promise<unknown>;

/** Validates the three parts of a call against the contract and joins them into one input. */
export function validateInput(
  operation: OperationShape,
  parts: { params: unknown; query: unknown; body: unknown },
  context: CallContext,
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = operation[part];
    if (!schema) continue;
    const result = schema.safeParse(parts[part] ?? {}, { reportInput: true });
    if (!result.success) {
      // A malformed id in the path answers like one that does not exist.
      if (part === 'params') throw new DomainError('notFound');
      throw new DomainError('invalid', fieldErrors(result.error, context.language));
    }
    Object.assign(input, result.data);
  }
  return input;
}

/** Operations by `<module>.<name>`, callable in-process: the edge uses them for first views. */
export class Operations {
  readonly #handlers: Handlers;

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
  }

  /** Every operation with its full name, in contract order. */
  static all(): { name: string; operation: OperationShape }[] {
    return Object.entries(CONTRACTS).flatMap(([module, contract]) =>
      Object.entries(contract as Record<string, OperationShape>).map(([name, operation]) => ({
        name: `${module}.${name}`,
        operation,
      })),
    );
  }

  /** Runs an operation with input that is already validated, in the caller's temple. */
  run(name: string, input: Record<string, unknown>, context: CallContext): Promise<unknown> {
    const [module, operation] = name.split('.') as [keyof Handlers, string];
    const handler = (this.#handlers[module] as unknown as Record<string, AnyHandler>)[operation];
    if (!handler) throw new Error(`No handler for ${name}`);
    return inTemple(context.templeId, () => handler(input, context));
  }
}

const fastifyPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Tells who is signed in, or refuses. Runs in the caller's temple. */
export interface Authenticator {
  require(visit: Visit): Promise<{ readonly id: string; readonly sessionId: string }>;
}

/** Registers every operation of the contracts below the instance's prefix. */
export function registerOperations(
  app: FastifyInstance,
  operations: Operations,
  { sessions, secure }: { sessions: Authenticator; secure: boolean },
): void {
  for (const { name, operation } of Operations.all()) {
    app.route({
      method: operation.method,
      url: fastifyPath(operation.path),
      schema: {
        operationId: name,
        summary: operation.summary,
        description: `Access: ${operation.access}. Source: ${operation.source}.`,
        tags: [name.split('.')[0] ?? ''],
        response: { 200: envelopeSchema(operation.response) },
      },
      config: { access: operation.access },
      handler: async (request, reply) => {
        const visit = visitOf(request, reply, secure);
        const visitor: CallContext = { ...request.context, visit };
        // Before anything is read or rotated: a call made by another site changes nothing.
        if (visit.token && operation.method !== 'GET') visit.requireOwnPage();
        const context =
          operation.access === 'login'
            ? {
                ...visitor,
                account: await inTemple(visitor.templeId, () => sessions.require(visit)),
              }
            : visitor;
        const input = validateInput(
          operation,
          { params: request.params, query: request.query, body: request.body },
          context,
        );
        const data = await operations.run(name, input, context);
        return { code: SUCCESS, msg: message('ok', context.language), data };
      },
    });
  }
}
