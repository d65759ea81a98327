import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROUTES_BY_OWNER, type Owner, type RouteRow } from '@temple/route-table';
import type { AppBuild } from './config.ts';
import { sha384 } from './integrity-plugin.ts';
import { FACADE_VERSION, HOST_API, SHARED_LIBRARIES, uiComponents } from './policy.ts';
import type { BuildReport } from './report-plugin.ts';

/** `remote.json`: everything the registry needs to publish a remote's build. */
export interface RemoteManifest {
  id: string;
  /** Package version and content hash: a version names exactly one set of files. */
  version: string;
  /** Host interface the remote was built for. */
  hostApi: number;
  /** Facade versions that it needs from the running shell. */
  facades: Record<string, string>;
  /** Federation scope name of its container. */
  scope: string;
  entry: string;
  build: BuildReport;
  /** Server build, relative to the build's folder, with its sha384. */
  node: { file: string; integrity: string };
  rows: readonly RouteRow[];
}

/** `shell.json`: what the edge needs to write the HTML around the shell's build. */
export interface ShellManifest {
  version: string;
  hostApi: number;
  facades: Record<string, string>;
  build: BuildReport;
  node: { file: string; integrity: string };
}

const digest = (files: Record<string, string>) =>
  crypto
    .createHash('sha256')
    .update(JSON.stringify(Object.entries(files).sort()))
    .digest('hex')
    .slice(0, 12);

function nodeBuild(folder: string) {
  const file = 'node/index.cjs';
  return { file, integrity: sha384(fs.readFileSync(path.join(folder, file))) };
}

/** Writes the manifest of a finished build and returns its path. */
export function writeManifest(app: AppBuild, out: string, build: BuildReport): string {
  const folder = path.join(app.dir, out);
  const node = nodeBuild(folder);
  const version = `${app.version}-${digest({ ...build.files, [node.file]: node.integrity })}`;
  const shared: Record<string, string> = Object.fromEntries(
    app.kind === 'shell'
      ? [...SHARED_LIBRARIES, ...uiComponents().map((name) => `@temple/ui/${name}`)].map((key) => [
          key,
          FACADE_VERSION,
        ])
      : build.consumes.map((key) => [key, FACADE_VERSION]),
  );
  const common = { version, hostApi: HOST_API, facades: shared, build, node };
  const manifest: RemoteManifest | ShellManifest =
    app.kind === 'shell'
      ? common
      : {
          ...common,
          id: app.id,
          scope: `temple_${app.id.replaceAll('-', '_')}`,
          entry: 'remoteEntry.js',
          rows: ROUTES_BY_OWNER[app.id as Owner],
        };
  const file = path.join(folder, app.kind === 'shell' ? 'shell.json' : 'remote.json');
  fs.writeFileSync(file, JSON.stringify(manifest, null, 1));
  return file;
}
