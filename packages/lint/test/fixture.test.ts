import fs from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { rules, temple } from '../src/index.ts';
import { findEach, parser, type Finding } from './support.ts';

/*
 * A small workspace with a package of each role. A line that must be reported says so at its end
 * (`✗ rule/message`); every other line must be silent. So the fixture reads like documentation.
 */
const root = path.join(import.meta.dirname, 'fixture');

const files = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .sort();

function expected(file: string): Finding[] {
  return fs
    .readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const marks = /✗([^*]*)/.exec(text)?.[1]?.trim().split(/\s+/) ?? [];
      return marks.map((finding) => ({ line: index + 1, finding }));
    });
}

let found: ReadonlyMap<string, readonly Finding[]>;

beforeAll(async () => {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.{ts,tsx}'],
        languageOptions: { parser },
        linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
        plugins: { temple },
        rules: {
          ...Object.fromEntries(Object.keys(rules).map((name) => [`temple/${name}`, 'error'])),
          'temple/no-path-links': [
            'error',
            {
              addresses: [{ prefix: '/files/', reason: 'files are no routes' }],
              files: [{ place: 'src/boot/', reason: 'works on addresses themselves' }],
            },
          ],
        },
      },
    ],
  });
  found = await findEach(eslint, root);
});

describe('fixture workspace', () => {
  it.each(files)('%s', (file) => {
    expect(found.get(file) ?? []).toEqual(expected(file));
  });

  it('shows every message of every rule', () => {
    const shown = new Set(files.flatMap(expected).map(({ finding }) => finding));
    const all = Object.entries(rules).flatMap(([name, rule]) =>
      Object.keys(rule.meta?.messages ?? {}).map((message) => `${name}/${message}`),
    );
    expect(all.filter((one) => !shown.has(one))).toEqual([]);
  });

  it('offers a way out in every message', () => {
    for (const [name, rule] of Object.entries(rules)) {
      for (const [id, message] of Object.entries(rule.meta?.messages ?? {})) {
        expect(message, `${name}/${id}`).toMatch(/\b(Either|Set one of|Import it)\b/);
      }
    }
  });
});
