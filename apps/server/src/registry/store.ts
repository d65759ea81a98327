import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
import { promisify } from 'node:util';
import { StartProblem } from '../config/start-problem.ts';
import {
  remoteManifestSchema,
  shellManifestSchema,
  type RemoteManifest,
  type ShellManifest,
} from './document.ts';

const brotli = promisify(zlib.brotliCompress);

/** Text files are kept compressed beside themselves, so that serving them costs nothing. */
async function compressAll(folder: string): Promise<void> {
  for (const file of await fs.readdir(folder)) {
    if (!/\.(js|css|json|svg)$/.test(file)) continue;
    const content = await fs.readFile(path.join(folder, file));
    const packed = await brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 10 } });
    await fs.writeFile(path.join(folder, `${file}.br`), packed);
  }
}

const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

/** A build that was made anew while it was copied would be half old, half new: it is refused. */
async function verify(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, integrity] of Object.entries(files)) {
    const content = await fs.readFile(path.join(folder, file)).catch(() => undefined);
    const hash = content && crypto.createHash('sha384').update(content).digest('base64');
    if (`sha384-${hash}` !== integrity) {
      throw new StartProblem(
        `The build file ${file} is not the one that its manifest names: build again, and let no other build run meanwhile.`,
      );
    }
  }
}

interface Placing {
  /** sha384 that each file of the browser build must have. */
  readonly files: Readonly<Record<string, string>>;
  readonly compress: boolean;
}

/** Copies a folder to a place that appears whole or not at all, and never changes afterwards. */
async function placeOnce(
  source: string,
  target: string,
  { files, compress }: Placing,
): Promise<void> {
  if (await exists(target)) return;
  const draft = `${target}.${process.pid}-${crypto.randomBytes(4).toString('hex')}`;
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.cp(source, draft, { recursive: true });
  await verify(path.join(draft, 'web'), files).catch(async (error: unknown) => {
    await fs.rm(draft, { recursive: true });
    throw error;
  });
  if (compress) await compressAll(path.join(draft, 'web'));
  await fs.rename(draft, target).catch(async (error: NodeJS.ErrnoException) => {
    // Another process was faster with the same files.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await fs.rm(draft, { recursive: true });
  });
}

/** Builds as they are served: one folder a version, kept while tabs may still ask for it. */
export class BuildStore {
  readonly root: string;
  readonly #compress: boolean;

  /** @param options.compress false for builds that are replaced within minutes */
  constructor(dataDir: string, options: { compress?: boolean } = {}) {
    this.root = path.join(dataDir, 'builds');
    this.#compress = options.compress ?? true;
  }

  remoteFolder(id: string, version: string): string {
    return path.join(this.root, 'remotes', id, version);
  }

  shellFolder(version: string): string {
    return path.join(this.root, 'shell', version);
  }

  /** Stores a remote's build folder and returns what it says about itself. */
  async addRemote(folder: string): Promise<RemoteManifest> {
    const manifest = remoteManifestSchema.parse(
      JSON.parse(await fs.readFile(path.join(folder, 'remote.json'), 'utf8')),
    );
    await placeOnce(folder, this.remoteFolder(manifest.id, manifest.version), {
      files: manifest.build.files,
      compress: this.#compress,
    });
    return manifest;
  }

  /** Stores the shell's build folder. */
  async addShell(folder: string): Promise<ShellManifest> {
    const manifest = shellManifestSchema.parse(
      JSON.parse(await fs.readFile(path.join(folder, 'shell.json'), 'utf8')),
    );
    await placeOnce(folder, this.shellFolder(manifest.version), {
      files: manifest.build.files,
      compress: this.#compress,
    });
    return manifest;
  }

  /** Versions of the shell that are kept, so that a tab of yesterday still finds its chunks. */
  async shellVersions(): Promise<string[]> {
    return fs.readdir(path.join(this.root, 'shell')).catch(() => []);
  }
}
