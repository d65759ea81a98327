import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { repositoryRoot } from './config/env-file.ts';
import { explainListenError } from './config/listen-error.ts';
import type { Settings } from './config/settings.ts';
import { openDatabase, type OpenDatabase } from './database/open.ts';
import { Edge } from './edge/pages.ts';
import { Renderer } from './edge/renderer.ts';
import { registerSearchEngines } from './edge/search-engines.ts';
import { registerBuilds } from './edge/static.ts';
import { registerFiles } from './files/file-routes.ts';
import { buildApp } from './http/app.ts';
import { Operations } from './http/api.ts';
import { createLogger } from './http/logger.ts';
import { TempleFinder } from './http/temples.ts';
import { registerOutboxPage } from './modules/account/outbox-page.ts';
import { Sessions } from './modules/account/sessions.ts';
import { createHandlers } from './modules/modules.ts';
import { AliyunSms } from './ports/aliyun-sms.ts';
import { Outbox } from './ports/outbox.ts';
import { findBuilds, publishBuilds } from './registry/publish.ts';
import { Registry } from './registry/registry.ts';
import { BuildStore } from './registry/store.ts';
import { seedAreas } from './seed/areas.ts';
import { seedDemo } from './seed/demo.ts';

export type StartStep = 'database' | 'migrations' | 'builds' | 'seed' | 'renderer' | 'listen';

/** What a start may choose beside the settings; tests and the developing server use it. */
export interface StartOptions {
  readonly report?: (step: StartStep, detail: string) => void;
  /** Folder below each app that holds its build. */
  readonly out?: string;
  /** Registers addresses of the developing server and names its reload script. */
  readonly develop?: (app: FastifyInstance, registry: Registry, store: BuildStore) => string;
  /** Folder with demo temples. */
  readonly demoFolder?: string;
}

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  readonly registry: Registry;
  readonly store: BuildStore;
  readonly port: number;
  readonly logFile: string;
  close(): Promise<void>;
}

/** Starts everything in order and serves; what was started is ended again when a step fails. */
export async function startServer(
  settings: Settings,
  options: StartOptions = {},
): Promise<RunningServer> {
  const report = options.report ?? (() => {});
  await fs.mkdir(settings.dataDir, { recursive: true });
  const { logger, file: logFile } = createLogger(settings.dataDir, settings.logLevel);
  const database = await openDatabase(settings, report);
  const ends: (() => Promise<void> | void)[] = [() => database.close()];
  const close = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const registry = new Registry(database.platformDb);
    const store = new BuildStore(settings.dataDir, { compress: !options.develop });
    report('builds', 'storing builds');
    const builds = await findBuilds(path.join(repositoryRoot, 'apps'), options.out);
    const { shell, revision } = await publishBuilds(registry, store, builds);
    report(
      'builds',
      `registry revision ${revision.number}, ${Object.keys(revision.document.remotes).length} remote(s)`,
    );

    await seedAreas(database);
    if (settings.demo) {
      await seedDemo(
        database,
        settings.dataDir,
        options.demoFolder ?? path.join(repositoryRoot, 'demo'),
        (detail) => report('seed', detail),
      );
    }

    report('renderer', 'starting render processes');
    const renderer = new Renderer(path.join(store.shellFolder(shell.version), shell.node.file), [
      store.root,
    ]);
    ends.push(() => renderer.close());
    await renderer.start();

    const scheme = settings.publicUrl.startsWith('https:') ? 'https' : 'http';
    const sessions = new Sessions(database.db, database.inTransaction);
    const operations = new Operations(
      createHandlers(database, sessions, settings.sms ? { tel: new AliyunSms(settings.sms) } : {}),
    );
    const app = await buildApp({
      operations,
      temples: new TempleFinder((host) => database.resolveTemple(host)),
      sessions,
      secure: scheme === 'https',
      logger,
      health: () => database.health(),
    });
    ends.push(() => app.close());
    await registerFiles(app, settings.dataDir);
    registerBuilds(app, store, shell.version);
    const devScript = options.develop?.(app, registry, store);
    if (settings.demo) registerOutboxPage(app, new Outbox(database.db));
    registerSearchEngines(app, operations, scheme);
    new Edge({ operations, registry, store, shell, renderer, scheme, devScript }).register(app);

    report('listen', `port ${settings.port}`);
    await app.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
      throw explainListenError(error, settings);
    });
    const address = app.server.address();
    return {
      app,
      database,
      registry,
      store,
      port: typeof address === 'object' && address ? address.port : settings.port,
      logFile,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
