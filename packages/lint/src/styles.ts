/**
 * The project's own stylelint rules. Stylelint itself is handed in by stylelint.config.js, so that
 * this package needs no second copy of it.
 */
import { packageOf } from './workspace.ts';

interface CssNode {
  readonly type: string;
  readonly name?: string;
  readonly params?: string;
  readonly text?: string;
}
interface CssRoot {
  readonly nodes: readonly CssNode[];
  readonly source?: { readonly input: { readonly file?: string } };
  walkComments(take: (comment: CssNode) => void): void;
}
interface Problem {
  message: string;
  node: CssNode;
  result: unknown;
  ruleName: string;
}
interface Stylelint {
  createPlugin(
    name: string,
    rule: (on: boolean) => (root: CssRoot, result: unknown) => void,
  ): unknown;
  utils: { report(problem: Problem): void };
}

const LAYERS: Readonly<Record<string, string>> = { ui: 'ui', shell: 'app', remote: 'app' };

/** Everything of a module stands in the layer of its package, so that order of loading decides nothing. */
function inLayer(report: (node: CssNode, message: string) => void, root: CssRoot): void {
  const file = root.source?.input.file;
  const role = file ? packageOf(file)?.role : undefined;
  const layer = role ? LAYERS[role] : undefined;
  if (!layer) return;
  for (const node of root.nodes) {
    if (
      node.type === 'comment' ||
      (node.type === 'atrule' && node.name === 'layer' && node.params === layer)
    )
      continue;
    report(
      node,
      `This stands outside @layer ${layer}, where it would win over every layer. Either put it inside \`@layer ${layer} { … }\`, or move a global style to packages/ui/src/styles.`,
    );
  }
}

function noDisable(report: (node: CssNode, message: string) => void, root: CssRoot): void {
  root.walkComments((comment) => {
    if (!/^\s*stylelint-(disable|enable)/.test(comment.text ?? '')) return;
    report(
      comment,
      'A comment silences a check. Either fix what is reported, or change the rule in stylelint.config.js, with the reason beside it.',
    );
  });
}

const RULES = { 'temple/in-layer': inLayer, 'temple/no-disable': noDisable };

/** Plugins for `plugins` of stylelint.config.js. */
export function stylePlugins({ createPlugin, utils }: Stylelint): unknown[] {
  return Object.entries(RULES).map(([ruleName, check]) =>
    createPlugin(
      ruleName,
      Object.assign(
        (on: boolean) => (root: CssRoot, result: unknown) => {
          if (on) check((node, message) => utils.report({ message, node, result, ruleName }), root);
        },
        { ruleName, messages: {}, meta: {} },
      ),
    ),
  );
}
