import path from 'node:path';
import { runToEnd } from './lib/child.mjs';
import { main } from './lib/problem.mjs';
import { createSteps } from './lib/steps.mjs';
import { build, environment, findNode, install, root } from './lib/toolchain.mjs';

// `npm start`: brings what is missing, builds what changed, and serves until Ctrl-C.
await main(async () => {
  const steps = createSteps();
  await install(steps);
  const node = findNode();
  await build(steps, node);
  return runToEnd(node, [path.join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: environment(node),
    group: true,
  });
});
