import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BUDGETS, overBudget } from '../src/budgets.ts';
import type { BuildReport } from '../src/index.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'temple-budgets-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Writes a file that gzip cannot make smaller. */
function file(name: string, bytes: number): string {
  fs.writeFileSync(path.join(folder, name), crypto.randomBytes(bytes));
  return name;
}
const none = { js: [], css: [], ui: [] };
const reportOf = (more: Partial<BuildReport>): BuildReport => ({
  files: {},
  bytes: {},
  entry: none,
  pages: {},
  locales: {},
  ui: {},
  consumes: [],
  ...more,
});

describe('overBudget', () => {
  it('is silent within the budget', () => {
    const report = reportOf({
      entry: { ...none, js: [file('remoteEntry.js', 1000)] },
      pages: { article: { ...none, js: [file('small.js', BUDGETS.page - 1000)] } },
    });
    expect(overBudget('remote', folder, report)).toEqual([]);
  });

  it('names what is too large, and by how much', () => {
    const report = reportOf({
      pages: {
        article: { ...none, js: [file('big.js', BUDGETS.page)], css: [file('big.css', 1024)] },
        column: { ...none, js: [file('fine.js', 100)] },
      },
    });
    expect(overBudget('remote', folder, report)).toEqual([
      expect.stringMatching(/^page article: 21\.\d KB, budget 20 KB$/),
    ]);
  });

  it('counts files of the entry only there', () => {
    const js = [file('entry.js', BUDGETS.remoteEntry - 2000)];
    const report = reportOf({
      entry: { ...none, js },
      pages: { a: { ...none, js: [...js, file('page.js', BUDGETS.page - 1000)] } },
    });
    expect(overBudget('remote', folder, report)).toEqual([]);
  });

  it('looks at the first page and the components of the shell', () => {
    const report = reportOf({
      entry: {
        ...none,
        js: [file('main.js', BUDGETS.shellScripts + 1)],
        css: [file('main.css', BUDGETS.shellStyles + 1)],
      },
      ui: { dialog: { ...none, js: [file('dialog.js', BUDGETS.component + 1)] } },
      locales: { bo: { ...none, js: [file('bo.js', BUDGETS.locale + 1)] } },
    });
    expect(overBudget('shell', folder, report).map((line) => line.split(':')[0])).toEqual([
      'scripts of the first page',
      'styles of the first page',
      '@temple/ui/dialog',
      'texts bo',
    ]);
  });
});
