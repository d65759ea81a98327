import type { Rule } from 'eslint';
import { at, listen, nameOf } from './visit.ts';
import { packageOf } from './workspace.ts';

export const noInlineStyle: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'No style attributes: the policy of the page refuses them' },
    messages: {
      style:
        'The Content-Security-Policy refuses style attributes in HTML from the edge. Either use a class of the CSS module, or a data attribute that the CSS answers to, or an attribute of SVG or <progress>.',
    },
    schema: [],
  },
  create(context) {
    const role = packageOf(context.filename)?.role;
    if (role !== 'shell' && role !== 'remote' && role !== 'ui') return {};
    return listen({
      JSXAttribute(node) {
        if (nameOf(node['name']) === 'style')
          context.report({ node: at(node), messageId: 'style' });
      },
    });
  },
};
