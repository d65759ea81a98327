import type { Rule } from 'eslint';

const DIRECTIVE =
  /^[\s*]*(eslint-(?:disable|enable)\S*|eslint\s+[\w@/-]+\s*:|@ts-(?:ignore|expect-error|nocheck)|stylelint-(?:disable|enable)\S*|biome-ignore|prettier-ignore)/m;

/** Works together with `linterOptions.noInlineConfig`, which takes all power from such comments. */
export const noDisable: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'No comment silences a check' },
    messages: {
      directive:
        '`{{what}}` silences a check for whoever comes later. Either fix what is reported, or change the rule for all in its configuration, with the reason beside it.',
    },
    schema: [],
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const what = DIRECTIVE.exec(comment.value)?.[1];
          if (what && comment.loc)
            context.report({
              loc: comment.loc,
              messageId: 'directive',
              data: { what: what.trim() },
            });
        }
      },
    };
  },
};
