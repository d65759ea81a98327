import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from './problem.mjs';
import { root } from './toolchain.mjs';

/** Folder below an app that holds its development build; `dist` stays that of `npm start`. */
export const devOut = 'dist-dev';

/** Names of all remotes: the apps whose package.json says so. */
export function remoteNames() {
  const apps = path.join(root, 'apps');
  return fs
    .readdirSync(apps)
    .sort()
    .filter((name) => {
      const file = path.join(apps, name, 'package.json');
      if (!fs.existsSync(file)) return false;
      return JSON.parse(fs.readFileSync(file, 'utf8')).temple?.role === 'remote';
    });
}

/** What `npm run dev` was asked for: remotes to watch, or one that runs without shell and server. */
export function readDevArguments(args) {
  const known = remoteNames();
  const check = (name) => {
    if (known.includes(name)) return name;
    throw new Problem(`There is no remote “${name}”; there are ${known.join(', ')}.`);
  };
  let parsed;
  try {
    parsed = parseArgs({ args, allowPositionals: true, options: { alone: { type: 'string' } } });
  } catch (error) {
    throw new Problem(
      `${error.message.split('\n')[0]}\nUsage:\n  npm run dev [remote…]\n  npm run dev -- --alone <remote>`,
    );
  }
  const { alone } = parsed.values;
  if (alone !== undefined) {
    check(alone);
    if (!fs.existsSync(path.join(root, 'apps', alone, 'dev/main.tsx'))) {
      throw new Problem(`${alone} cannot run alone yet: it has no apps/${alone}/dev/main.tsx.`);
    }
    return { alone };
  }
  return { watched: parsed.positionals.map(check) };
}
