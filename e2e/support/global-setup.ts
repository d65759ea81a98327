import type { TestProject } from 'vitest/node';
import { startSite } from '../../apps/server/test/support/site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the site that specs share; those that change the registry start their own. */
    port: number;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  project.provide('port', site.server.port);
  return () => site.close();
}
