import fs from 'node:fs';
import path from 'node:path';
import { failure, run } from './run.mjs';
import { root } from './toolchain.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function existing() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = folders.flatMap((folder) =>
    ['chromium', 'google-chrome', 'chrome'].map((name) => path.join(folder, name)),
  );
  return [process.env.CHROMIUM, ...places, ...onPath].find((file) => file && fs.existsSync(file));
}

const isDebianRoot = () => process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');

/**
 * Brings a browser for the tests: one that is there, else Debian's package when we may install it,
 * else the test tool's own download. Returns the environment that names it.
 */
export async function bringBrowser(steps, env) {
  const there = existing();
  if (there) return { ...env, CHROMIUM: there };
  await steps.run('Browser', async (detail) => {
    if (isDebianRoot()) {
      detail('apt-get install chromium');
      const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
      await run('apt-get', ['update', '-qq'], quiet);
      const packages = ['chromium', 'fonts-noto-cjk', 'fonts-noto-core'];
      const result = await run(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', ...packages],
        quiet,
      );
      if (!result.ok) throw failure('Chromium could not be installed', result);
      return 'Chromium of Debian';
    }
    detail('download of the test tool');
    const tool = path.join(root, 'node_modules/.bin/playwright-core');
    const result = await run(tool, ['install', 'chromium'], { cwd: root, env });
    if (!result.ok)
      throw failure(
        'A browser could not be brought: install Chromium or set CHROMIUM to its path',
        result,
      );
    return 'of the test tool';
  });
  const brought = existing();
  return brought ? { ...env, CHROMIUM: brought } : env;
}
