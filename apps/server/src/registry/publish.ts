import fs from 'node:fs/promises';
import path from 'node:path';
import type { Registry, Revision } from './registry.ts';
import type { RemoteManifest, ShellManifest } from './document.ts';
import type { BuildStore } from './store.ts';

/**
 * Publishes builds whose version was never in a revision. One that was published before stays as
 * the registry has it: a restart must not undo a rollback or a kill switch.
 */
export async function publishNew(
  registry: Registry,
  manifests: readonly RemoteManifest[],
): Promise<Revision> {
  return registry.publish('builds of this start', (document, revisions) => {
    const known = new Set(
      revisions.flatMap(({ document: { remotes } }) =>
        Object.values(remotes).map(({ id, version }) => `${id}/${version}`),
      ),
    );
    const fresh = manifests.filter(({ id, version }) => !known.has(`${id}/${version}`));
    if (fresh.length === 0) return undefined;
    for (const manifest of fresh) {
      const enabled = document.remotes[manifest.id]?.enabled ?? true;
      document.remotes[manifest.id] = { ...manifest, enabled, canary: 100 };
    }
    return document;
  });
}

/** Builds below `apps/` that are ready to be served. */
export async function findBuilds(
  apps: string,
  out = 'dist',
): Promise<{ shell: string; remotes: string[] }> {
  const remotes: string[] = [];
  for (const name of (await fs.readdir(apps)).sort()) {
    const folder = path.join(apps, name, out);
    const ready = await fs.access(path.join(folder, 'remote.json')).then(
      () => true,
      () => false,
    );
    if (ready) remotes.push(folder);
  }
  return { shell: path.join(apps, 'shell', out), remotes };
}

/** Stores all builds and publishes the new ones. */
export async function publishBuilds(
  registry: Registry,
  store: BuildStore,
  builds: { shell: string; remotes: readonly string[] },
): Promise<{ shell: ShellManifest; revision: Revision }> {
  const shell = await store.addShell(builds.shell);
  const manifests: RemoteManifest[] = [];
  for (const folder of builds.remotes) manifests.push(await store.addRemote(folder));
  return { shell, revision: await publishNew(registry, manifests) };
}
