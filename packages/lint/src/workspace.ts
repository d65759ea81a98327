import fs from 'node:fs';
import path from 'node:path';

/** What a package is for: `temple.role` in its package.json. The rules follow from it. */
export const ROLES = [
  'shell',
  'remote',
  'server',
  'contracts',
  'facade',
  'library',
  'ui',
  'data',
  'build',
  'tool',
] as const;
export type Role = (typeof ROLES)[number];

/** A package of the workspace as the rules need to know it. */
export interface Package {
  readonly name: string;
  readonly dir: string;
  /** Folder of the workspace that holds it: `apps` or `packages`. */
  readonly area: string;
  /** Undefined when package.json names none, or one that does not exist. */
  readonly role: Role | undefined;
  readonly dependencies: ReadonlySet<string>;
  readonly devDependencies: ReadonlySet<string>;
  /** Files that `exports` names one by one, relative to the package: its entries. */
  readonly entries: ReadonlySet<string>;
}

interface Manifest {
  name?: string;
  temple?: { role?: string };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  exports?: unknown;
}

const packages = new Map<string, { time: number; value: Package }>();
const roots = new Map<string, string | undefined>();

/** Path with slashes, as the rules compare it. */
export const slashes = (file: string): string => file.split(path.sep).join('/');

/** The folder with pnpm-workspace.yaml at or above a file. */
export function workspaceRoot(file: string): string | undefined {
  let dir = path.dirname(file);
  const passed: string[] = [];
  for (;;) {
    if (roots.has(dir)) break;
    passed.push(dir);
    if (fs.existsSync(path.join(dir, 'pnpm-workspace.yaml'))) {
      roots.set(dir, dir);
      break;
    }
    const parent = path.dirname(dir);
    if (parent === dir) {
      roots.set(dir, undefined);
      break;
    }
    dir = parent;
  }
  const root = roots.get(dir);
  for (const one of passed) roots.set(one, root);
  return root;
}

function entriesOf(exported: unknown): string[] {
  if (typeof exported === 'string')
    return exported.includes('*') ? [] : [exported.replace(/^\.\//, '')];
  if (typeof exported !== 'object' || exported === null) return [];
  return Object.values(exported).flatMap(entriesOf);
}

function readPackage(dir: string, area: string): Package | undefined {
  const file = path.join(dir, 'package.json');
  const time = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (time === undefined) return undefined;
  const known = packages.get(dir);
  if (known?.time === time) return known.value;
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  const role = ROLES.find((one) => one === manifest.temple?.role);
  const value: Package = {
    name: manifest.name ?? path.basename(dir),
    dir,
    area,
    role,
    dependencies: new Set(
      Object.keys({
        ...manifest.dependencies,
        ...manifest.peerDependencies,
        ...manifest.optionalDependencies,
      }),
    ),
    devDependencies: new Set(Object.keys(manifest.devDependencies ?? {})),
    entries: new Set(entriesOf(manifest.exports)),
  };
  packages.set(dir, { time, value });
  return value;
}

/** The package that a file belongs to: `<root>/<area>/<name>`. */
export function packageOf(file: string): Package | undefined {
  const root = workspaceRoot(file);
  if (!root) return undefined;
  const [area, name, ...rest] = path.relative(root, file).split(path.sep);
  if (!area || !name || rest.length === 0 || area === 'node_modules') return undefined;
  return readPackage(path.join(root, area, name), area);
}

/** Development dependencies of the workspace itself: the toolchain that every test may use. */
export function rootTools(file: string): ReadonlySet<string> {
  const root = workspaceRoot(file);
  return (root && readPackage(root, '')?.devDependencies) || new Set();
}

/** All packages of the workspace by name. */
export function packagesByName(file: string): ReadonlyMap<string, Package> {
  const root = workspaceRoot(file);
  const found = new Map<string, Package>();
  if (!root) return found;
  for (const area of ['apps', 'packages']) {
    const dir = path.join(root, area);
    if (!fs.existsSync(dir)) continue;
    for (const entry of fs.readdirSync(dir, { withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      const one = readPackage(path.join(dir, entry.name), area);
      if (one) found.set(one.name, one);
    }
  }
  return found;
}

/** Where a file stands in its package, with slashes: `src/features/a/b.ts`. */
export function placeIn(pack: Package, file: string): string {
  return slashes(path.relative(pack.dir, file));
}

/** Tests, stories, harnesses and configuration: code that never reaches a visitor. */
export function isBeside(place: string): boolean {
  return (
    /^(test|dev)\//.test(place) ||
    /\.(test|int\.test|stories)\.tsx?$/.test(place) ||
    /^[\w.-]+\.config\.[cm]?[jt]s$/.test(place) ||
    place.startsWith('src/lib/story/')
  );
}
