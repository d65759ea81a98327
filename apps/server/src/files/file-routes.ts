import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Types that a browser may show in place; everything else is only ever downloaded. */
const SHOWN: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
};

const NAME = /^[0-9a-f]{64}\.[a-z0-9]{1,8}$/;

/** Folder of a temple's stored files. */
export function filesFolder(dataDir: string, templeId: string): string {
  return path.join(dataDir, 'files', templeId);
}

function disposition(name: unknown, shown: boolean): string | undefined {
  if (typeof name === 'string' && name !== '') {
    const ascii = name.replace(/[^\w.-]+/g, '_').slice(0, 100);
    return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name.slice(0, 200))}`;
  }
  return shown ? undefined : 'attachment';
}

/**
 * Stored files of the temple of the host name: `/files/<xx>/<sha256>.<ext>`, with ranges. A sandbox
 * without scripts keeps what was uploaded from acting on the site, whatever it contains.
 */
export async function registerFiles(app: FastifyInstance, dataDir: string): Promise<void> {
  await app.register(fastifyStatic, { root: path.join(dataDir, 'files'), serve: false });
  app.get<{ Params: { folder: string; name: string }; Querystring: { download?: string } }>(
    '/files/:folder/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { folder, name } = request.params;
      const { templeId } = request.context;
      if (!templeId || !NAME.test(name) || folder !== name.slice(0, 2))
        return reply.code(404).type('text/plain').send('Not found');
      const type = SHOWN[path.extname(name)];
      const attachment = disposition(request.query.download, type !== undefined);
      void reply.headers({
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cross-origin-resource-policy': 'same-site',
        'x-content-type-options': 'nosniff',
        ...(attachment ? { 'content-disposition': attachment } : {}),
      });
      if (type) void reply.type(type);
      return reply.sendFile(`${folder}/${name}`, filesFolder(dataDir, templeId), {
        immutable: true,
        maxAge: '365d',
        contentType: false,
      });
    },
  );
  app.get('/files/*', { schema: { hide: true } }, async (_request, reply) =>
    reply.code(404).type('text/plain').send('Not found'),
  );
}
