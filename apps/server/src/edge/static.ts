import fs from 'node:fs';
import fsp from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BuildStore } from '../registry/store.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.map': 'application/json; charset=utf-8',
};

const FILE = /^[\w.-]+$/;

async function sizeOf(file: string): Promise<number | undefined> {
  const stat = await fsp.stat(file).catch(() => undefined);
  return stat?.isFile() ? stat.size : undefined;
}

/** Sends an immutable file, compressed where it was stored so; false when it is not there. */
async function sendFile(
  folder: string,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const type = TYPES[path.extname(name)];
  if (!type || !FILE.test(name)) return false;
  const plain = path.join(folder, name);
  const accepts = request.headers['accept-encoding']?.includes('br') ?? false;
  const packed = accepts ? await sizeOf(`${plain}.br`) : undefined;
  const size = packed ?? (await sizeOf(plain));
  if (size === undefined) return false;
  void reply
    .headers({
      'content-type': type,
      'content-length': size,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      ...(packed === undefined ? {} : { 'content-encoding': 'br' }),
    })
    .send(fs.createReadStream(packed === undefined ? plain : `${plain}.br`));
  return true;
}

const gone = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found');

/** Builds at immutable addresses. What is not there is 404, never a page. */
export function registerBuilds(
  app: FastifyInstance,
  store: BuildStore,
  currentShell: string,
): void {
  app.get<{ Params: { file: string } }>(
    '/assets/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const versions = [
        currentShell,
        ...(await store.shellVersions()).filter((one) => one !== currentShell),
      ];
      for (const version of versions) {
        const folder = path.join(store.shellFolder(version), 'web');
        if (await sendFile(folder, request.params.file, request, reply)) return reply;
      }
      return gone(reply);
    },
  );
  app.get<{ Params: { id: string; version: string; file: string } }>(
    '/remotes/:id/:version/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id, version, file } = request.params;
      if (!/^[a-z][a-z-]{1,40}$/.test(id) || !FILE.test(version) || version.startsWith('.'))
        return gone(reply);
      const folder = path.join(store.remoteFolder(id, version), 'web');
      return (await sendFile(folder, file, request, reply)) ? reply : gone(reply);
    },
  );
  for (const prefix of ['/assets/*', '/remotes/*']) {
    app.get(prefix, { schema: { hide: true } }, async (_request, reply) => gone(reply));
  }
}
