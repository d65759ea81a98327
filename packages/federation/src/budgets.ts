import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { BuildReport, PartFiles } from './report-plugin.ts';

const KB = 1024;

/**
 * Bytes (gzip) that production builds may have, all in one place. A build that exceeds one fails and
 * lists what is too large; raising a number here is a decision that a reviewer sees.
 */
export const BUDGETS = {
  /** Scripts of the shell that every first page loads. */
  shellScripts: 196 * KB,
  /** Styles of the shell that every HTML carries. */
  shellStyles: 9 * KB,
  /** A component of the kit that is loaded when a page asks for it. */
  component: 60 * KB,
  /** A remote's entry with its exposed module. */
  remoteEntry: 14 * KB,
  /** Code and styles of one page of a remote. */
  page: 20 * KB,
  /** Texts of one language. */
  locale: 12 * KB,
} as const;

interface Excess {
  readonly what: string;
  readonly bytes: number;
  readonly budget: number;
}

/** What of a build is larger than its budget. */
export function overBudget(
  kind: 'shell' | 'remote',
  folder: string,
  report: BuildReport,
): string[] {
  const sizes = new Map<string, number>();
  const gzip = (file: string): number => {
    let size = sizes.get(file);
    if (size === undefined) {
      size = zlib.gzipSync(fs.readFileSync(path.join(folder, file)), { level: 9 }).length;
      sizes.set(file, size);
    }
    return size;
  };
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + gzip(file), 0);
  const part = (one: PartFiles, known: PartFiles) =>
    sum(
      [...one.js, ...one.css].filter(
        (file) => !known.js.includes(file) && !known.css.includes(file),
      ),
    );
  const found: Excess[] = [];
  const check = (what: string, bytes: number, budget: number) => {
    if (bytes > budget) found.push({ what, bytes, budget });
  };
  if (kind === 'shell') {
    check('scripts of the first page', sum(report.entry.js), BUDGETS.shellScripts);
    check('styles of the first page', sum(report.entry.css), BUDGETS.shellStyles);
    for (const [name, one] of Object.entries(report.ui))
      check(`@temple/ui/${name}`, part(one, report.entry), BUDGETS.component);
  } else {
    const entry = [...report.entry.js, ...(report.expose?.js ?? [])];
    check('entry', sum(entry), BUDGETS.remoteEntry);
    for (const [name, one] of Object.entries(report.pages))
      check(`page ${name}`, part(one, report.entry), BUDGETS.page);
  }
  for (const [name, one] of Object.entries(report.locales))
    check(`texts ${name}`, part(one, report.entry), BUDGETS.locale);
  return found.map(
    ({ what, bytes, budget }) =>
      `${what}: ${(bytes / KB).toFixed(1)} KB, budget ${(budget / KB).toFixed(0)} KB`,
  );
}
