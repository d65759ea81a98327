/** The server of `npm run dev`: serves development builds and tells pages when to reload. */
import fs from 'node:fs';
import path from 'node:path';
import { readEnvironment, repositoryRoot } from '../config/env-file.ts';
import { loadSettings, type Settings } from '../config/settings.ts';
import { StartProblem } from '../config/start-problem.ts';
import { startServer, type RunningServer } from '../server.ts';
import { followBuilds } from './follow-builds.ts';
import { Reloader, RELOAD_SCRIPT } from './reload.ts';

const OUT = 'dist-dev';

/** Not the folder of `npm start`: its registry would go on serving what was being worked on. */
const DATA_DIR = '.data-dev';

function buildFolders(): string[] {
  const apps = path.join(repositoryRoot, 'apps');
  return fs
    .readdirSync(apps)
    .filter((name) => name !== 'shell' && fs.existsSync(path.join(apps, name, 'webpack.config.ts')))
    .map((name) => path.join(apps, name, OUT));
}

async function start(settings: Settings): Promise<RunningServer> {
  const slow = setTimeout(() => console.log('  … database and demo content are made, once'), 4000);
  try {
    return await startServer(settings, {
      out: OUT,
      develop: (app, registry, store) => {
        const reloader = new Reloader(app, registry);
        const end = followBuilds(buildFolders(), registry, store, ({ id, version }, revision) => {
          console.log(`  ✓ ${id} ${version} is served  (revision ${revision})`);
          void reloader.announce();
        });
        app.addHook('preClose', async () => end());
        return RELOAD_SCRIPT;
      },
    });
  } finally {
    clearTimeout(slow);
  }
}

try {
  const env = readEnvironment();
  const settings = loadSettings({ ...env, DATA_DIR: env['DATA_DIR']?.trim() || DATA_DIR });
  const server = await start(settings);
  console.log(
    `  ✓ Serving at http://localhost:${server.port}  (data: ${settings.dataDir}, log: ${server.logFile})`,
  );
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exit(1);
}
