import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTRACTS, type Contract } from '../src/index.ts';
import calls from './spec-calls.json';

/* Every call of the specification is built, or stands in docs/api-exceptions.md with its date. */
const document = path.join(import.meta.dirname, '../../../docs/api-exceptions.md');

const exceptions = fs
  .readFileSync(document, 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]+ /.test(line))
  .map((line) => {
    const [method, address, part, since] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { call: `${method} ${address?.replaceAll('`', '')}`, part, since };
  });

const built = new Set(
  Object.values(CONTRACTS as Record<string, Contract>).flatMap((contract) =>
    Object.values(contract).map((operation) => `${operation.method} ${operation.path}`),
  ),
);

describe('calls of the specification', () => {
  it('are 62, each once', () => {
    expect(calls).toHaveLength(62);
    expect(new Set(calls).size).toBe(62);
  });

  it('are built or excepted', () => {
    const excepted = new Set(exceptions.map((one) => one.call));
    expect(calls.filter((call) => !built.has(call) && !excepted.has(call))).toEqual([]);
  });
});

describe('docs/api-exceptions.md', () => {
  it('lists nothing that is built already', () => {
    expect(exceptions.filter((one) => built.has(one.call))).toEqual([]);
  });

  it('lists only calls of the specification, each once', () => {
    const listed = exceptions.map((one) => one.call);
    expect(listed.filter((call) => !calls.includes(call))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('says of each with what it comes and since when', () => {
    for (const { call, part, since } of exceptions) {
      expect(part, call).toMatch(/\w/);
      expect(since, call).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });
});
