import type { Rule } from 'eslint';

/** A syntax node as far as these rules look into it; the parser's own types are far wider. */
export interface AnyNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Types the nodes of a rule's handlers. */
export function listen(
  handlers: Readonly<Record<string, (node: AnyNode) => void>>,
): Rule.RuleListener {
  return handlers as unknown as Rule.RuleListener;
}

/** Where ESLint reports: its types know no JSX. */
export const at = (node: AnyNode): Rule.Node => node as unknown as Rule.Node;

/** The text of a string literal, or of a template without values. */
export function textOf(node: unknown): string | undefined {
  const one = node as AnyNode | null | undefined;
  if (one?.type === 'Literal' && typeof one['value'] === 'string') return one['value'];
  if (one?.type === 'JSXExpressionContainer') return textOf(one['expression']);
  if (one?.type === 'TemplateLiteral') {
    const quasis = one['quasis'] as { value: { cooked: string } }[];
    return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
  }
  return undefined;
}

/** What a string or template begins with: enough to know a path. */
export function headOf(node: unknown): string | undefined {
  const one = node as AnyNode | null | undefined;
  if (one?.type === 'JSXExpressionContainer') return headOf(one['expression']);
  if (one?.type === 'TemplateLiteral') {
    return (one['quasis'] as { value: { cooked: string } }[])[0]?.value.cooked;
  }
  if (one?.type === 'BinaryExpression' && one['operator'] === '+') return headOf(one['left']);
  return textOf(one);
}

/** Name of an identifier, of a member's property, or of a JSX name. */
export function nameOf(node: unknown): string | undefined {
  const one = node as AnyNode | null | undefined;
  if (one?.type === 'Identifier' || one?.type === 'JSXIdentifier') return one['name'] as string;
  if (one?.type === 'MemberExpression') {
    return one['computed'] ? textOf(one['property']) : nameOf(one['property']);
  }
  if (one?.type === 'ChainExpression') return nameOf(one['expression']);
  return undefined;
}

export interface ModuleRequest {
  readonly node: AnyNode;
  readonly source: string;
  /** Erased when it runs: `import type`, `export type`, `import('…')` in a type. */
  readonly typeOnly: boolean;
}

/** Calls back for every module that a file asks for, in whatever way. */
export function onRequests(take: (request: ModuleRequest) => void): Rule.RuleListener {
  const fromSource = (node: AnyNode) => {
    const source = textOf(node['source']);
    if (source === undefined) return;
    const typeOnly = node['importKind'] === 'type' || node['exportKind'] === 'type';
    take({ node: node['source'] as AnyNode, source, typeOnly });
  };
  return listen({
    ImportDeclaration: fromSource,
    ExportNamedDeclaration: fromSource,
    ExportAllDeclaration: fromSource,
    ImportExpression: fromSource,
    TSImportType(node) {
      const argument = (node['source'] ?? node['argument']) as AnyNode;
      const source = textOf(argument) ?? textOf(argument['literal']);
      if (source !== undefined) take({ node: argument, source, typeOnly: true });
    },
    CallExpression(node) {
      const callee = node['callee'] as AnyNode;
      const first = (node['arguments'] as AnyNode[])[0];
      const isRequire = nameOf(callee) === 'require' && callee.type === 'Identifier';
      const isMock =
        /^(mock|doMock|importActual)$/.test(nameOf(callee) ?? '') &&
        callee.type === 'MemberExpression';
      const source = textOf(first);
      if (first && source !== undefined && (isRequire || isMock))
        take({ node: first, source, typeOnly: false });
    },
  });
}

/** Name of the npm package of a bare specifier; undefined for relative paths and Node's own modules. */
export function packageName(source: string): string | undefined {
  if (/^[./]/.test(source) || source.startsWith('node:') || source.startsWith('data:'))
    return undefined;
  const parts = source.split('?')[0]?.split('/') ?? [];
  return source.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}
