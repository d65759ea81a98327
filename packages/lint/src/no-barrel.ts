import type { Rule } from 'eslint';
import { at, listen, type AnyNode } from './visit.ts';
import { packageOf, placeIn } from './workspace.ts';

export const noBarrel: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'No file that only passes others on, except entries' },
    messages: {
      barrel:
        'This file only passes on others, which hides where things live and loads more than is used. Either import from the files themselves, or name it in "exports" of package.json if it is the entry.',
    },
    schema: [],
  },
  create(context) {
    const pack = packageOf(context.filename);
    if (!pack) return {};
    const place = placeIn(pack, context.filename);
    const isEntry =
      pack.entries.has(place) || (pack.role === 'ui' && /^src\/[^/]+\/index\.ts$/.test(place));
    if (isEntry) return {};
    return listen({
      Program(node) {
        const body = node['body'] as AnyNode[];
        const passes = (one: AnyNode) =>
          /^Export(All|Named)Declaration$/.test(one.type) && one['source'];
        if (body.length > 0 && body.every(passes)) {
          context.report({ node: at(body[0] as AnyNode), messageId: 'barrel' });
        }
      },
    });
  },
};
