import type { Rule } from 'eslint';
import { at, listen, nameOf, textOf, type AnyNode } from './visit.ts';
import { isBeside, packageOf, placeIn } from './workspace.ts';

/** Attributes that visitors read or hear. */
const SPOKEN =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|title|alt|placeholder|label|\w+Label|note|summary|safe|heading|caption)$/;
const LETTER = /\p{L}/u;

export const noRawText: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Texts live in the locale files' },
    messages: {
      text: "'{{text}}' would be shown in one language only. Either add a key to locales/zh.json, en.json and bo.json and write t('key'), or take the words from the temple's data.",
    },
    schema: [],
  },
  create(context) {
    const pack = packageOf(context.filename);
    if (pack?.role !== 'shell' && pack?.role !== 'remote') return {};
    if (isBeside(placeIn(pack, context.filename))) return {};
    const report = (node: AnyNode, text: string) =>
      context.report({
        node: at(node),
        messageId: 'text',
        data: { text: text.trim().slice(0, 40) },
      });
    /** Literals that a value can turn out to be; calls such as t('key') are no literals. */
    const check = (value: unknown): void => {
      const node = value as AnyNode | null | undefined;
      if (!node) return;
      if (node.type === 'JSXExpressionContainer') check(node['expression']);
      else if (node.type === 'ConditionalExpression') {
        check(node['consequent']);
        check(node['alternate']);
      } else if (node.type === 'LogicalExpression') check(node['right']);
      else if (node.type === 'TemplateLiteral') {
        const words = (node['quasis'] as { value: { cooked: string } }[])
          .map((one) => one.value.cooked)
          .join(' ');
        if (LETTER.test(words)) report(node, words);
      } else {
        const text = textOf(node);
        if (text !== undefined && LETTER.test(text)) report(node, text);
      }
    };
    return listen({
      JSXText(node) {
        if (LETTER.test(node['value'] as string)) report(node, node['value'] as string);
      },
      'JSXElement > JSXExpressionContainer': check,
      'JSXFragment > JSXExpressionContainer': check,
      JSXAttribute(node) {
        if (SPOKEN.test(nameOf(node['name']) ?? '')) check(node['value']);
      },
    });
  },
};
