import { describe, expect, it } from 'vitest';
import {
  CONTRACTS,
  ERRORS,
  LOGIN_CODES,
  SESSION_ENDED_CODES,
  type Contract,
} from '../src/index.ts';

const operations = Object.entries(CONTRACTS as Record<string, Contract>).flatMap(
  ([module, contract]) =>
    Object.entries(contract).map(([name, operation]) => [`${module}.${name}`, operation] as const),
);
const keys = (schema: { shape: object } | undefined) => Object.keys(schema?.shape ?? {});
const placeholders = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => String(match[1]));

describe('all contracts', () => {
  it('has operations to look at', () => {
    expect(operations.length).toBeGreaterThan(10);
  });

  it('answers each method and path once', () => {
    const addresses = operations.map(
      ([, one]) => `${one.method} ${one.path.replaceAll(/\{\w+\}/g, '{}')}`,
    );
    expect(addresses).toHaveLength(new Set(addresses).size);
  });
});

describe.each(operations)('%s', (name, operation) => {
  it('has a name that a client can make a hook of', () => {
    expect(name).toMatch(/^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/);
  });

  it('says who may call it', () => {
    expect(['public', 'login']).toContain(operation.access);
    // Paths below /pub and /open are served to anyone: the two must not disagree.
    if (/^\/(pub|open)\//.test(operation.path)) expect(operation.access).toBe('public');
  });

  it('says what it does and where it comes from', () => {
    expect(operation.summary.length).toBeGreaterThan(10);
    expect(operation.source).toMatch(/\S/);
  });

  it('takes exactly the values that its path names', () => {
    expect(operation.path).toMatch(/^(\/([\w-]+|\{\w+\}))+$/);
    expect(keys(operation.params).sort()).toEqual(placeholders(operation.path).sort());
  });

  it('names no value twice: callers pass them in one flat object', () => {
    const all = [...keys(operation.params), ...keys(operation.query), ...keys(operation.body)];
    expect(all).toHaveLength(new Set(all).size);
  });

  it('has a body only where a method carries one', () => {
    if (operation.method === 'GET' || operation.method === 'DELETE')
      expect(operation.body).toBeUndefined();
    else expect(operation.query).toBeUndefined();
  });

  it('refuses only in the error language', () => {
    expect(Object.keys(ERRORS)).toEqual(expect.arrayContaining([...(operation.errors ?? [])]));
  });
});

describe('error language', () => {
  it('gives each outcome a code of its own, none of them a success', () => {
    const codes = Object.values(ERRORS).map((error) => error.code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).not.toContain(200);
    expect(codes).not.toContain(0);
  });

  it('has the codes of the specification', () => {
    expect([...SESSION_ENDED_CODES].sort()).toEqual([524, 526, 527, 530]);
    expect([...LOGIN_CODES].sort()).toEqual([40003, 40004]);
    expect([ERRORS.loginNeeded.code, ERRORS.loginExpired.code]).toEqual([40003, 40004]);
  });
});
