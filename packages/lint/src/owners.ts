import type { Rule, Scope } from 'eslint';
import { at, listen, nameOf, onRequests, textOf, type AnyNode } from './visit.ts';
import { isBeside, packageOf, placeIn } from './workspace.ts';

interface OwnedModule {
  /** The npm package, or its beginning when it ends with a star. */
  readonly module: RegExp;
  /** `@temple/<name>`, or a place in one: `server/src/text/`. */
  readonly owners: readonly string[];
  readonly instead: string;
}

/** One owner for each hazard: where it may be touched, and what others use. */
const MODULES: readonly OwnedModule[] = [
  {
    module: /^axios$/,
    owners: ['api-client'],
    instead: 'hooks of injectContract, or an operation added to @temple/contracts',
  },
  {
    module: /^(@reduxjs\/toolkit|redux|react-redux)(\/|$)/,
    owners: ['api-client', 'store'],
    instead: 'createSlice and hooks of @temple/store, or injectContract of @temple/api-client',
  },
  {
    module: /^(i18next|react-i18next)(\/|$)/,
    owners: ['i18n'],
    instead: 'textOf, useLanguage and formats of @temple/i18n',
  },
  {
    module: /^opencc-js(\/|$)/,
    owners: ['i18n', 'federation', 'server/src/text/'],
    instead:
      'a `zh.json?hant` import (converted when built), or apps/server/src/text on the server',
  },
  {
    module: /^@module-federation\//,
    owners: ['shell', 'federation'],
    instead:
      'defineRemote of @temple/remote-kit, or remoteConfig of @temple/federation in webpack.config.ts',
  },
  {
    module:
      /^(@base-ui\/|@base-ui-components\/|embla-carousel|yet-another-react-lightbox|photoswipe)/,
    owners: ['ui'],
    instead: 'a component of @temple/ui, or a new one there with its story',
  },
  { module: /^ali-oss(\/|$)/, owners: ['upload'], instead: '@temple/upload' },
  {
    module: /^(react-router-dom|react-router|@remix-run\/router)(\/|$)/,
    owners: ['router'],
    instead: 'hrefOf, useGo and useQueryValues of @temple/router',
  },
  { module: /^dompurify(\/|$)/, owners: ['ui'], instead: 'RichText of @temple/ui/rich-text' },
];

const STORAGE = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore']);
const WINDOWS = new Set(['window', 'globalThis', 'self', 'top', 'parent']);
const MEDIA = new Set(['audio', 'video']);

export const owners: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Each hazard has one owner' },
    messages: {
      module:
        '{{source}} belongs to {{owner}}. Either use {{instead}}, or add what is missing to the owner.',
      storage:
        '{{what}} belongs to @temple/browser-storage. Either use keep/readKept, setTab/readTab or rememberHint, or add a function there.',
      media:
        '{{what}} belongs to @temple/player: one queue, one voice at a time. Either use its components, or add what is missing there.',
    },
    schema: [],
  },
  create(context) {
    const pack = packageOf(context.filename);
    if (!pack) return {};
    const place = placeIn(pack, context.filename);
    const beside = isBeside(place);
    const short = pack.name.replace('@temple/', '');
    const owns = (list: readonly string[]) =>
      list.some(
        (one) => one === short || (one.includes('/') && `${short}/${place}`.startsWith(one)),
      );
    const mayStore = owns(['browser-storage']) || beside || pack.role === 'tool';
    const mayPlay = owns(['player']) || beside || pack.role === 'tool';
    const storage = (node: AnyNode, what: string) =>
      context.report({ node: at(node), messageId: 'storage', data: { what } });
    const media = (node: AnyNode, what: string) =>
      context.report({ node: at(node), messageId: 'media', data: { what } });

    /** A global of the browser, not a variable of the same name. */
    const isGlobal = (node: AnyNode): boolean => {
      let scope: Scope.Scope | null = context.sourceCode.getScope(at(node));
      const name = node['name'] as string;
      while (scope) {
        const variable = scope.set.get(name);
        if (variable) return variable.defs.length === 0;
        scope = scope.upper;
      }
      return true;
    };

    return {
      ...onRequests((request) => {
        const owned = MODULES.find(({ module }) => module.test(request.source));
        if (!owned || owns(owned.owners)) return;
        context.report({
          node: at(request.node),
          messageId: 'module',
          data: {
            source: request.source,
            owner: owned.owners.map((one) => `@temple/${one}`).join(', '),
            instead: owned.instead,
          },
        });
      }),
      ...listen({
        MemberExpression(node) {
          if (mayStore) return;
          const name = nameOf(node);
          const object = nameOf(node['object']);
          if (name === 'cookie' && object === 'document') storage(node, 'document.cookie');
          else if (name && STORAGE.has(name) && object && WINDOWS.has(object)) storage(node, name);
        },
        Identifier(node) {
          if (mayStore || !STORAGE.has(node['name'] as string)) return;
          const parent = node['parent'] as AnyNode;
          const isProperty =
            (parent.type === 'MemberExpression' &&
              parent['property'] === node &&
              !parent['computed']) ||
            (parent.type === 'Property' && parent['key'] === node && parent['value'] !== node) ||
            parent.type.startsWith('TS');
          if (!isProperty && isGlobal(node)) storage(node, node['name'] as string);
        },
        JSXOpeningElement(node) {
          const name = nameOf(node['name']);
          if (!mayPlay && name && MEDIA.has(name)) media(node, `<${name}>`);
        },
        NewExpression(node) {
          const callee = node['callee'] as AnyNode;
          if (
            !mayPlay &&
            nameOf(callee) === 'Audio' &&
            (callee.type !== 'Identifier' || isGlobal(callee))
          ) {
            media(node, 'new Audio()');
          }
        },
        'CallExpression:exit'(node) {
          const first = textOf((node['arguments'] as AnyNode[])[0]);
          if (!mayPlay && nameOf(node['callee']) === 'createElement' && first && MEDIA.has(first)) {
            media(node, `createElement('${first}')`);
          }
        },
      }),
    };
  },
};
