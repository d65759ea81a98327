import type { Rule } from 'eslint';
import { at, headOf, listen, nameOf, type AnyNode } from './visit.ts';
import { isBeside, packageOf, placeIn } from './workspace.ts';

interface Options {
  /** Addresses that are no routes, each with the reason. */
  readonly addresses?: readonly { readonly prefix: string; readonly reason: string }[];
  /** Files that work below routes, each with the reason. */
  readonly files?: readonly { readonly place: string; readonly reason: string }[];
}

/** Functions and methods whose argument is an address, with its position. */
const MOVERS: Readonly<Record<string, number>> = {
  navigate: 0,
  navigateTo: 0,
  go: 0,
  push: 0,
  assign: 0,
  replace: 0,
  open: 0,
  pushState: 2,
  replaceState: 2,
};
const METHODS_OF: Readonly<Record<string, readonly string[]>> = {
  push: ['history', 'router'],
  assign: ['location'],
  replace: ['location', 'history', 'router'],
  open: ['window', 'globalThis'],
  pushState: ['history'],
  replaceState: ['history'],
};
const ADDRESS_NAME = /^(href|to|\w+Href|\w+Url|\w+Link)$/;
const COMPARING = new Set(['startsWith', 'endsWith']);
const PLACES = /^(pathname|path)$/;

export const noPathLinks: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Links go through route ids' },
    messages: {
      path: "'{{path}}' is a path as a string: it breaks silently when the table changes. Either use hrefOf('{{id}}') of @temple/router, or useGo() in code; for an address that is no route, add its prefix with a reason to the options of temple/no-path-links in eslint.config.js.",
    },
    schema: [
      {
        type: 'object',
        additionalProperties: false,
        properties: {
          addresses: { type: 'array', items: { type: 'object', required: ['prefix', 'reason'] } },
          files: { type: 'array', items: { type: 'object', required: ['place', 'reason'] } },
        },
      },
    ],
  },
  create(context) {
    const pack = packageOf(context.filename);
    if (pack?.role !== 'shell' && pack?.role !== 'remote') return {};
    const place = placeIn(pack, context.filename);
    const options = (context.options[0] ?? {}) as Options;
    if (isBeside(place) || options.files?.some((one) => place.startsWith(one.place))) return {};

    const check = (value: unknown) => {
      const head = headOf(value);
      if (head === undefined || !head.startsWith('/') || head.startsWith('//')) return;
      if (options.addresses?.some(({ prefix }) => head.startsWith(prefix))) return;
      const id = head.split(/[?#]/)[0]?.split('/').filter(Boolean).join('.') || 'root';
      context.report({ node: at(value as AnyNode), messageId: 'path', data: { path: head, id } });
    };
    /** Both sides of a choice can be paths. */
    const checkAll = (value: unknown): void => {
      const one = value as AnyNode | null | undefined;
      if (one?.type === 'JSXExpressionContainer') checkAll(one['expression']);
      else if (one?.type === 'ConditionalExpression') {
        checkAll(one['consequent']);
        checkAll(one['alternate']);
      } else if (one?.type === 'LogicalExpression') {
        checkAll(one['left']);
        checkAll(one['right']);
      } else check(one);
    };

    return listen({
      JSXAttribute(node) {
        if (ADDRESS_NAME.test(nameOf(node['name']) ?? '')) checkAll(node['value']);
      },
      Property(node) {
        if (ADDRESS_NAME.test(nameOf(node['key']) ?? '')) checkAll(node['value']);
      },
      AssignmentExpression(node) {
        const name = nameOf(node['left']);
        if (name === 'href' || name === 'location') checkAll(node['right']);
      },
      CallExpression(node) {
        const callee = node['callee'] as AnyNode;
        const name = nameOf(callee) ?? '';
        const list = node['arguments'] as AnyNode[];
        const object = callee.type === 'MemberExpression' ? nameOf(callee['object']) : undefined;
        if (object !== undefined && COMPARING.has(name) && PLACES.test(object)) checkAll(list[0]);
        const position = MOVERS[name];
        if (position === undefined) return;
        const allowed = METHODS_OF[name];
        if (allowed && !(object !== undefined && allowed.includes(object))) return;
        checkAll(list[position]);
      },
      BinaryExpression(node) {
        if (!/^[!=]==?$/.test(node['operator'] as string)) return;
        if (PLACES.test(nameOf(node['left']) ?? '')) check(node['right']);
        if (PLACES.test(nameOf(node['right']) ?? '')) check(node['left']);
      },
    });
  },
};
