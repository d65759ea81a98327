import fs from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from '../registry/document.ts';
import type { Registry } from '../registry/registry.ts';
import type { BuildStore } from '../registry/store.ts';

const MANIFEST = 'remote.json';

/**
 * Puts a build in force, also one that was published before: who takes an edit back gets the build
 * of before the edit. Returns the number of the new revision, undefined when it is in force already.
 */
export async function putInForce(
  registry: Registry,
  manifest: RemoteManifest,
): Promise<number | undefined> {
  let changed = false;
  const revision = await registry.publish(`development build of ${manifest.id}`, (document) => {
    const known = document.remotes[manifest.id];
    if (known?.version === manifest.version) return undefined;
    changed = true;
    document.remotes[manifest.id] = { ...manifest, enabled: known?.enabled ?? true, canary: 100 };
    return document;
  });
  return changed ? revision.number : undefined;
}

/** Publishes builds in folders as they appear; the returned function ends it. */
export function followBuilds(
  folders: readonly string[],
  registry: Registry,
  store: BuildStore,
  onPublished: (manifest: RemoteManifest, revision: number) => void,
): () => void {
  let last = Promise.resolve();
  const take = (folder: string) => {
    last = last.then(async () => {
      if (!fs.existsSync(path.join(folder, MANIFEST))) return;
      const manifest = await store.addRemote(folder);
      const revision = await putInForce(registry, manifest);
      if (revision !== undefined) onPublished(manifest, revision);
    });
    last = last.catch((error: unknown) => console.error(error));
  };
  const watchers = folders.map((folder) => {
    fs.mkdirSync(folder, { recursive: true });
    let timer: NodeJS.Timeout | undefined;
    take(folder);
    return fs.watch(folder, (_event, file) => {
      if (file !== MANIFEST) return;
      // Writing a file gives several events; the last one comes when it is whole.
      clearTimeout(timer);
      timer = setTimeout(() => take(folder), 100);
    });
  });
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}
