import type { FirstViewArgument, FirstViewOperation } from '@temple/route-table';
import { validateInput, Operations } from '../http/api.ts';
import type { CallContext } from '../http/context.ts';
import { DomainError } from '../http/domain-error.ts';

/** An answer for the page's cache. */
export interface Answer {
  readonly operation: string;
  readonly arg: unknown;
  readonly value: unknown;
}

export interface FirstView {
  readonly answers: readonly Answer[];
  /** What the page is about does not exist: the HTML is sent as 404. */
  readonly missing: boolean;
}

const shapes = new Map(Operations.all().map(({ name, operation }) => [name, operation]));

function argument(rule: FirstViewArgument, query: URLSearchParams): string | number | undefined {
  if ('value' in rule) return rule.value;
  const given = query.get(rule.query) ?? undefined;
  if (rule.type === 'integer') {
    return given && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : rule.default;
  }
  return given ?? rule.default;
}

/** The argument exactly as the page's own code passes it: values that are not there are left out. */
export function argumentsOf(
  operation: FirstViewOperation,
  query: URLSearchParams,
): Record<string, string | number> {
  const args: Record<string, string | number> = {};
  for (const [name, rule] of Object.entries(operation.args ?? {})) {
    const value = argument(rule, query);
    if (value !== undefined) args[name] = value;
  }
  return args;
}

/**
 * Runs the operations that a row's first view needs. A failure is no answer: the page asks again by
 * itself and shows its own error state.
 */
export async function firstView(
  operations: Operations,
  wanted: readonly FirstViewOperation[],
  query: URLSearchParams,
  context: CallContext,
): Promise<FirstView> {
  let missing = false;
  const answers = await Promise.all(
    wanted.map(async (one): Promise<Answer | undefined> => {
      const shape = shapes.get(one.operation);
      if (!shape || shape.method !== 'GET' || shape.access !== 'public') return undefined;
      const args = argumentsOf(one, query);
      try {
        const input = validateInput(shape, { params: args, query: args, body: {} }, context);
        const value = await operations.run(one.operation, input, context);
        // A call without arguments is made with none, not with an empty object.
        return {
          operation: one.operation,
          arg: Object.keys(one.args ?? {}).length > 0 ? args : undefined,
          value,
        };
      } catch (error) {
        if (error instanceof DomainError) missing ||= error.error === 'notFound';
        return undefined;
      }
    }),
  );
  return { answers: answers.filter((answer) => answer !== undefined), missing };
}
