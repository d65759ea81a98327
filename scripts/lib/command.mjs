import path from 'node:path';
import { runToEnd } from './child.mjs';
import { main } from './problem.mjs';
import { createSteps } from './steps.mjs';
import { environment, findNode, install, root } from './toolchain.mjs';

/**
 * Runs a command line program of the server with the arguments of this script, under Node's own
 * options where it needs some.
 */
export function command(file, nodeOptions = []) {
  return main(async () => {
    await install(createSteps());
    const node = findNode();
    return runToEnd(node, [...nodeOptions, path.join(root, file), ...process.argv.slice(2)], {
      // npm changes to the root; folders in arguments are meant from where it was called.
      cwd: process.env.INIT_CWD ?? process.cwd(),
      env: environment(node),
    });
  });
}
