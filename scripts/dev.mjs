import path from 'node:path';
import { runToEnd } from './lib/child.mjs';
import { readDevArguments } from './lib/dev-arguments.mjs';
import { main } from './lib/problem.mjs';
import { createSteps } from './lib/steps.mjs';
import { environment, findNode, install, root } from './lib/toolchain.mjs';

// `npm run dev [remote…]`: shell, server and the named remotes (all without a name) in watch mode.
// `npm run dev -- --alone <remote>`: one remote on the fake shell, against a server that runs.
await main(async () => {
  const { alone, watched } = readDevArguments(process.argv.slice(2));
  await install(createSteps());
  const node = findNode();
  const env = environment(node);
  if (alone) {
    return runToEnd(node, [path.join(root, 'packages/federation/src/standalone-cli.ts')], {
      cwd: path.join(root, 'apps', alone),
      env,
      group: true,
    });
  }
  return runToEnd(node, [path.join(root, 'scripts/lib/dev-site.mjs'), ...watched], {
    cwd: root,
    env,
    group: true,
  });
});
