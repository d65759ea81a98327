import fs from 'node:fs';
import path from 'node:path';
import type { Rule } from 'eslint';
import { at, onRequests } from './visit.ts';
import { packageOf, slashes } from './workspace.ts';

const requests = new Map<string, { time: number; targets: readonly string[] }>();

/**
 * Imports that run when a module does. Types are erased and `import()` waits, so neither can make a
 * cycle that bites. Only names, commas, braces and stars stand between `import` and `from`.
 */
const STATIC =
  /^[ \t]*(?:import|export)\s+(?!type\s)(?:[\w$\s{},*]+?\sfrom\s+)?['"](\.{1,2}\/[^'"?]+)['"]/gm;

function resolve(from: string, source: string): string | undefined {
  const base = path.resolve(path.dirname(from), source);
  const tries = [
    base,
    `${base}.ts`,
    `${base}.tsx`,
    path.join(base, 'index.ts'),
    path.join(base, 'index.tsx'),
  ];
  return tries.find((one) => /\.[cm]?[jt]sx?$/.test(one) && fs.existsSync(one));
}

function targetsOf(file: string): readonly string[] {
  const time = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (time === undefined) return [];
  const known = requests.get(file);
  if (known?.time === time) return known.targets;
  const text = fs.readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const targets = [...text.matchAll(STATIC)]
    .map((match) => resolve(file, String(match[1])))
    .filter((one) => one !== undefined);
  requests.set(file, { time, targets });
  return targets;
}

/** The shortest way from one file to another along imports. */
function wayBetween(from: string, to: string): readonly string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[from, undefined]]);
  const queue = [from];
  for (const file of queue) {
    if (file === to) {
      const way = [file];
      for (let one = cameFrom.get(file); one !== undefined; one = cameFrom.get(one))
        way.unshift(one);
      return way;
    }
    for (const next of targetsOf(file)) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      queue.push(next);
    }
  }
  return undefined;
}

export const noCycle: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'No circle of imports inside a package' },
    messages: {
      cycle:
        'Imports go in a circle: {{way}}. Either move what both need into a file of its own, or pass it in as an argument, or import the type only (`import type`).',
    },
    schema: [],
  },
  create(context) {
    const file = context.filename;
    const pack = packageOf(file);
    if (!pack) return {};
    return onRequests((request) => {
      if (request.typeOnly || !request.source.startsWith('.')) return;
      const target = resolve(file, request.source);
      if (!target || !targetsOf(file).includes(target)) return;
      const way = wayBetween(target, file);
      if (!way) return;
      const names = [file, ...way].map((one) => slashes(path.relative(pack.dir, one)));
      context.report({
        node: at(request.node),
        messageId: 'cycle',
        data: { way: names.join(' → ') },
      });
    });
  },
};
