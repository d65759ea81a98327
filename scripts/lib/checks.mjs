import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';
import { root } from './toolchain.mjs';

const bin = (name) =>
  path.join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);

/** A check that passes or fails as a whole. */
export const whole = (name, tool, args) => ({
  name,
  async run(env, detail) {
    const result = await run(bin(tool), args, {
      cwd: root,
      env,
      onLine: (line) => detail(line.slice(0, 80)),
    });
    return {
      passed: result.ok ? 1 : 0,
      failed: result.ok ? 0 : 1,
      lines: result.ok ? [] : result.lines,
    };
  },
});

/** A vitest run in a folder; its tests are counted one by one. */
export const tests = (name, folder, args = []) => ({
  name,
  async run(env, detail) {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'temple-tests-')), 'result.json');
    const result = await run(
      bin('vitest'),
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
      { cwd: path.join(root, folder), env, onLine: (line) => detail(line.slice(0, 80)) },
    );
    const counts = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
    fs.rmSync(path.dirname(file), { recursive: true, force: true });
    const passed = counts?.numPassedTests ?? 0;
    // A file that cannot be loaded has no failed test, but nothing of it was proved either.
    const failed = (counts?.numFailedTests ?? 0) || (result.ok && passed > 0 ? 0 : 1);
    return { passed, failed, lines: failed > 0 ? result.lines : [] };
  },
});

const configured = (folder) => fs.existsSync(path.join(root, folder, 'vitest.config.ts'));

/** Whether a folder has tests. Tests that no configuration runs would rest unseen: they stop the run. */
function hasTests(folder) {
  if (configured(folder)) return true;
  for (const part of ['src', 'test']) {
    const place = path.join(root, folder, part);
    const names = fs.existsSync(place) ? fs.readdirSync(place, { recursive: true }) : [];
    const test = names.find((name) => /\.test\.tsx?$/.test(name));
    if (test) throw new Problem(`${folder} has tests (${part}/${test}) but no vitest.config.ts.`);
  }
  return false;
}

const folders = (group) =>
  fs
    .readdirSync(path.join(root, group))
    .sort()
    .map((name) => `${group}/${name}`)
    .filter(hasTests);

/** Everything that `npm test` checks, in order: the quick first, the browser last. */
export function allChecks() {
  const packages = folders('packages');
  const apps = folders('apps').filter((folder) => folder !== 'apps/server');
  return {
    lint: [
      whole('ESLint', 'eslint', ['.', '--max-warnings=0']),
      whole('Stylelint', 'stylelint', ['{apps,packages}/**/*.css']),
      whole('Prettier', 'prettier', ['--check', '--log-level=warn', '.']),
    ],
    types: [whole('Types', 'turbo', ['run', 'types', '--output-logs=errors-only'])],
    unit: [
      ...[...packages, ...apps].map((folder) => tests(folder, folder)),
      ...(hasTests('apps/server')
        ? [tests('apps/server', 'apps/server', ['--project', 'unit'])]
        : []),
    ],
    integration: hasTests('apps/server')
      ? [tests('apps/server on PostgreSQL', 'apps/server', ['--project', 'integration'])]
      : [],
    browser: [tests('Browser', 'e2e')],
  };
}
