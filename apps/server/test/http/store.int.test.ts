import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../src/config/env-file.ts';
import { BuildStore } from '../../src/registry/store.ts';

let folder: string;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'temple-store-'));
});
afterAll(async () => fs.rm(folder, { recursive: true, force: true }));

describe('the store of builds', () => {
  it('refuses a build with a file that its manifest does not name so, and keeps nothing of it', async () => {
    const build = path.join(folder, 'build');
    await fs.cp(path.join(repositoryRoot, 'apps/website-media/dist'), build, { recursive: true });
    await fs.appendFile(
      path.join(build, 'web/remoteEntry.js'),
      '\n// another build came in between',
    );
    const store = new BuildStore(path.join(folder, 'data'), { compress: false });
    await expect(store.addRemote(build)).rejects.toThrow('remoteEntry.js is not the one');
    const kept = await fs.readdir(path.join(store.root, 'remotes/website-media'));
    expect(kept).toEqual([]);
  });
});
