import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EAGER_COMPONENTS, sharedKeys, uiComponents } from '../src/index.ts';
import { sharedConfig, SHARED_LIBRARIES } from '../src/policy.ts';

const kit = path.join(import.meta.dirname, '../../ui/src');
const folders = fs
  .readdirSync(kit, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['lib', 'styles', 'tokens'].includes(entry.name))
  .map((entry) => entry.name);

describe('shared keys', () => {
  it('are all libraries and every component of the kit', () => {
    expect(sharedKeys()).toEqual([
      ...SHARED_LIBRARIES,
      ...folders.sort().map((name) => `@temple/ui/${name}`),
    ]);
    expect(folders.length).toBeGreaterThan(15);
  });

  it('leave colours to the server and helpers inside the kit', () => {
    expect(uiComponents()).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(tokens|lib|styles)$/)]),
    );
  });

  it('are the same for shell and remotes', () => {
    expect(Object.keys(sharedConfig('remote'))).toEqual(Object.keys(sharedConfig('shell')));
  });
});

describe('the shell', () => {
  const shared = sharedConfig('shell');

  it('brings libraries and its own few components at once, all others when they are asked for', () => {
    const eager = Object.entries(shared)
      .filter(([, options]) => options['eager'])
      .map(([key]) => key);
    expect(eager.sort()).toEqual(
      [...SHARED_LIBRARIES, ...EAGER_COMPONENTS.map((name) => `@temple/ui/${name}`)].sort(),
    );
    expect(folders).toEqual(expect.arrayContaining(EAGER_COMPONENTS));
  });
});

describe('a remote', () => {
  it('carries no copy of anything shared', () => {
    for (const [key, options] of Object.entries(sharedConfig('remote'))) {
      expect(options, key).toMatchObject({ singleton: true, import: false });
      expect(options, key).not.toHaveProperty('eager');
    }
  });
});
