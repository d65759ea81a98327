/** Runs with the product's own Node: builds, watches and serves until it is told to stop. */
import fs from 'node:fs';
import path from 'node:path';
import { devOut, remoteNames } from './dev-arguments.mjs';
import { watchBuild } from './dev-process.mjs';
import { DevServer } from './dev-server.mjs';
import { main } from './problem.mjs';
import { failure, run } from './run.mjs';
import { createSteps } from './steps.mjs';
import { root } from './toolchain.mjs';

const named = process.argv.slice(2);
const all = remoteNames();
const watched = named.length > 0 ? named : all;

const built = (app, file) => path.join(root, 'apps', app, devOut, file);

const shellVersion = () =>
  JSON.parse(fs.readFileSync(built('shell', 'shell.json'), 'utf8')).version;

async function buildOnce(steps, app) {
  await steps.run(`${app} (built once, not watched)`, async () => {
    const cli = path.join(root, 'packages/federation/src/cli.ts');
    const result = await run(process.execPath, [cli, '--mode=development', `--out=${devOut}`], {
      cwd: path.join(root, 'apps', app),
    });
    if (!result.ok) throw failure(`${app} could not be built`, result);
  });
}

await main(async () => {
  const steps = createSteps();
  for (const app of all) {
    if (!watched.includes(app) && !fs.existsSync(built(app, 'remote.json')))
      await buildOnce(steps, app);
  }

  const server = new DevServer();
  let served;
  const start = () => {
    served = shellVersion();
    console.log('  … server starts');
    server.start();
  };
  // The server keeps the shell that it started with.
  const onShell = () => {
    if (!ready || served === shellVersion()) return;
    if (served === undefined) start();
    else {
      served = shellVersion();
      server.restart('the shell');
    }
  };
  let ready = false;
  const builds = ['shell', ...watched].map((app) =>
    watchBuild(app, app === 'shell' ? onShell : () => {}),
  );

  const stopped = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve);
  });
  const first = Promise.all(builds.map((build) => build.first)).then(() => {
    ready = true;
    if (fs.existsSync(built('shell', 'shell.json'))) start();
    else console.error('  ✗ The server waits for a shell that builds.');
  });
  await Promise.race([stopped, first.then(() => stopped)]);
  await Promise.all([server.end(), ...builds.map((build) => build.end())]);
  return 0;
});
