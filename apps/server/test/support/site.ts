import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startServer, type RunningServer } from '../../src/server.ts';
import { freshDatabase, type TestDatabase } from './postgres.ts';

/** A whole site of its own: database, builds, demo temples, web server on a free port. */
export interface Site {
  readonly server: RunningServer;
  /** Address of the default temple. */
  readonly url: string;
  /** Address of a demo temple. */
  temple(id: 'yunqi' | 'qinghe'): string;
  readonly dataDir: string;
  /** Addresses of its database, for programs beside the server. */
  readonly urls: TestDatabase['urls'];
  close(): Promise<void>;
}

/** Starts a site. Its database and its folder are removed when it closes. */
export async function startSite(options: { out?: string } = {}): Promise<Site> {
  const test: TestDatabase = await freshDatabase();
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'temple-site-'));
  const server = await startServer(
    {
      port: 0,
      host: 'localhost',
      dataDir,
      databaseUrl: test.urls.app,
      databaseOwnerUrl: test.urls.owner,
      redisUrl: null,
      publicUrl: 'http://localhost',
      demo: true,
      logLevel: 'info',
    },
    options,
  );
  return {
    server,
    dataDir,
    urls: test.urls,
    url: `http://localhost:${server.port}`,
    temple: (id) => `http://${id}.localhost:${server.port}`,
    close: async () => {
      await server.close();
      await test.close();
      await fs.rm(dataDir, { recursive: true, force: true });
    },
  };
}
