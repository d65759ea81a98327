/**
 * Renders pages in a process of its own: without credentials, network or files beyond the builds
 * (the parent starts it under Node's permission model). Code of remotes gets the shared modules and
 * nothing else.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import type { BootData, RenderAnswer, RenderRequest } from '@temple/contracts/boot';

interface Platform {
  shared: Readonly<Record<string, unknown>>;
  render(boot: BootData, url: string, remote: unknown): Promise<string>;
}

const platformFile = String(process.argv[2]);
const platform = createRequire(platformFile)(platformFile) as Platform;

/** Ways out that Node's permission model does not close; the shell has all it needs by now. */
function closeWaysOut(): void {
  const scope = globalThis as Record<string, unknown>;
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'navigator'])
    delete scope[name];
  Object.defineProperty(process, 'getBuiltinModule', { value: undefined });
  Object.defineProperty(process, 'binding', { value: undefined });
  Object.defineProperty(process, 'dlopen', { value: undefined });
}

const loaded = new Map<string, unknown>();

/** Loads a remote's server build by name and version, after its hash has been checked. */
function loadRemote(remote: NonNullable<RenderRequest['remote']>): unknown {
  const key = `${remote.id}/${remote.version}`;
  const known = loaded.get(key);
  if (known) return known;
  const source = fs.readFileSync(remote.file);
  const hash = `sha384-${crypto.createHash('sha384').update(source).digest('base64')}`;
  if (hash !== remote.integrity) throw new Error(`${key} is not the build that the registry names`);
  const module: { exports: { default?: unknown } } = { exports: {} };
  const require = (name: string): unknown => {
    if (name in platform.shared) return platform.shared[name];
    throw new Error(`${key} asks for ${name}, which is not shared`);
  };
  const wrapped = `(function (module, exports, require) {${source.toString('utf8')}\n})`;
  const run = new vm.Script(wrapped, {
    filename: path.basename(remote.file),
  }).runInThisContext() as (module: unknown, exports: unknown, require: unknown) => void;
  run(module, module.exports, require);
  if (loaded.size > 40) loaded.clear();
  loaded.set(key, module.exports.default);
  return module.exports.default;
}

async function answer({ boot, url, remote }: RenderRequest): Promise<RenderAnswer> {
  try {
    return { html: await platform.render(boot, url, remote && loadRemote(remote)) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

closeWaysOut();
const reply = process.send?.bind(process);
process.on('message', (message: { id: number; request: RenderRequest }) => {
  void answer(message.request).then((result) => reply?.({ id: message.id, result }));
});
process.on('disconnect', () => process.exit(0));
reply?.({ ready: true });
