import fs from 'node:fs';
import path from 'node:path';

/**
 * The one share policy, read by the shell's build and by every remote's: what exists once at run
 * time and comes from the shell. Keys are facades (our own packages that re-export what the
 * platform supports) and one subpath for each component of the UI kit.
 */
export const SHARED_LIBRARIES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@temple/api-client',
  '@temple/i18n',
  '@temple/remote-kit',
  '@temple/router',
  '@temple/store',
] as const;

/** Components that the shell's own frame draws with; all others load when a page asks for them. */
export const EAGER_COMPONENTS = [
  'button',
  'icon',
  'icon-button',
  'skeleton',
  'error-state',
  'empty-state',
  'notice',
];

/**
 * Versions of the facades that this workspace builds. Additive changes raise the minor part; the
 * registry refuses a remote that needs more than the running shell has.
 */
export const FACADE_VERSION = '1.0.0';

/** Range of the host interface that remotes built here speak. */
export const HOST_API = 1;

const root = path.resolve(import.meta.dirname, '../../..');

/** Names of the UI kit's components: the folders of `packages/ui/src` that export something. */
export function uiComponents(): string[] {
  const source = path.join(root, 'packages/ui/src');
  return fs
    .readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'tokens')
    .map((entry) => entry.name)
    .filter((name) => fs.existsSync(path.join(source, name, 'index.ts')))
    .sort();
}

/** Every shared key, libraries first. */
export function sharedKeys(): string[] {
  return [...SHARED_LIBRARIES, ...uiComponents().map((name) => `@temple/ui/${name}`)];
}

type SharedOptions = Record<string, unknown>;

/** `shared` of Module Federation for the shell (provides) or a remote (only consumes). */
export function sharedConfig(kind: 'shell' | 'remote'): Record<string, SharedOptions> {
  const eager = new Set<string>([
    ...SHARED_LIBRARIES,
    ...EAGER_COMPONENTS.map((name) => `@temple/ui/${name}`),
  ]);
  return Object.fromEntries(
    sharedKeys().map((key) => [
      key,
      {
        singleton: true,
        requiredVersion: false,
        ...(key.startsWith('@temple/') ? { version: FACADE_VERSION } : {}),
        ...(kind === 'shell' ? { eager: eager.has(key) } : { import: false }),
      },
    ]),
  );
}
