import net from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTemple } from '../../database/scope.ts';
import type { Outbox } from '../../ports/outbox.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

const loopback = new net.BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

function isLoopback(address: string): boolean {
  const bare = address.replace(/^::ffff:/, '');
  return net.isIP(bare) !== 0 && loopback.check(bare, net.isIPv6(bare) ? 'ipv6' : 'ipv4');
}

/** Both ends: a Host header alone is anyone's to write. */
function isLocal(request: FastifyRequest): boolean {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  const named = host === 'localhost' || host.endsWith('.localhost') || isLoopback(host);
  return named && isLoopback(request.ip);
}

/** `/dev/outbox` of a demo server: the codes that a provider would have delivered. */
export function registerOutboxPage(app: FastifyInstance, outbox: Outbox): void {
  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    const { templeId } = request.context;
    if (!templeId || !isLocal(request)) return reply.callNotFound();
    const messages = await inTemple(templeId, () => outbox.latest());
    const rows = messages.map(
      ({ kind, target, text, createdAt }) =>
        `<tr><td>${createdAt.toISOString()}</td><td>${kind}</td><td>${escape(target)}</td><td>${escape(text)}</td></tr>`,
    );
    return reply
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Outbox</title></head>
<body><h1>Outbox</h1><p>Messages that this demo server would have sent, newest first. They are kept for a day.</p>
<table><thead><tr><th>Time</th><th>Kind</th><th>To</th><th>Text</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></body></html>
`);
  });
}
