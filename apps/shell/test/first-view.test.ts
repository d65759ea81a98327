import { CONTRACTS, type Contract, type OperationShape } from '@temple/contracts';
import { ROUTES } from '@temple/route-table';
import { describe, expect, it } from 'vitest';

type Schema = OperationShape['response'];

/* The table says which answers the first HTML carries; the contracts say what may be asked. */
const contracts = CONTRACTS as Readonly<Record<string, Contract>>;
const views = ROUTES.flatMap((row) =>
  (row.firstView ?? []).map((view) => [`${row.id} → ${view.operation}`, row, view] as const),
);

const operationOf = (name: string): OperationShape | undefined => {
  const [module = '', operation = ''] = name.split('.');
  return contracts[module]?.[operation];
};

it('has first views to look at', () => {
  expect(views.length).toBeGreaterThan(5);
});

describe.each(views)('%s', (_name, row, view) => {
  const operation = operationOf(view.operation) as OperationShape;
  const args = Object.entries(view.args ?? {});

  it('is an operation that anyone may read', () => {
    expect(operation).toBeDefined();
    expect([operation.method, operation.access, row.access]).toEqual(['GET', 'public', 'public']);
  });

  it('fills only values that the operation takes, and all that it needs', () => {
    const shape: Record<string, Schema> = {
      ...operation.params?.shape,
      ...operation.query?.shape,
    } as never;
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(args.map(([name]) => name)));
    const needed = Object.entries(shape).filter(
      ([, schema]) => !schema.safeParse(undefined).success,
    );
    expect(args.map(([name]) => name)).toEqual(
      expect.arrayContaining(needed.map(([name]) => name)),
    );
  });

  it('fills fixed values that the operation accepts', () => {
    const shape: Record<string, Schema> = {
      ...operation.params?.shape,
      ...operation.query?.shape,
    } as never;
    for (const [name, from] of args) {
      const value = 'value' in from ? from.value : from.default;
      if (value !== undefined) expect(shape[name]?.safeParse(value).success, name).toBe(true);
    }
  });
});
