import { BOOT_ELEMENT } from '@temple/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Registry } from '../registry/registry.ts';

export const RELOAD_SCRIPT = '/dev/reload.js';
const EVENTS = '/dev/events';

/** Reloads when the server is another one, or serves a newer revision than the page was made with. */
const script = `(() => {
  const boot = JSON.parse(document.getElementById('${BOOT_ELEMENT}')?.textContent ?? '{}');
  let start;
  new EventSource('${EVENTS}').onmessage = ({ data }) => {
    const now = JSON.parse(data);
    if ((start !== undefined && now.start !== start) || now.revision > boot.revision) location.reload();
    start = now.start;
  };
})();
`;

/** Tells open pages of a developing server when to reload. */
export class Reloader {
  readonly #registry: Registry;
  readonly #start = Date.now();
  readonly #pages = new Set<FastifyReply['raw']>();

  constructor(app: FastifyInstance, registry: Registry) {
    this.#registry = registry;
    app.get(RELOAD_SCRIPT, { schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').type('text/javascript; charset=utf-8').send(script),
    );
    app.get(EVENTS, { schema: { hide: true } }, async (_request, reply) => this.#open(reply));
    // The server waits for open answers before it ends; these would never.
    app.addHook('preClose', async () => {
      for (const page of this.#pages) page.end();
    });
  }

  async #open(reply: FastifyReply): Promise<void> {
    const page = reply.raw;
    reply.hijack();
    page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    // A server that starts again is found quickly.
    page.write('retry: 500\n\n');
    this.#pages.add(page);
    page.on('close', () => this.#pages.delete(page));
    page.write(await this.#message());
  }

  async #message(): Promise<string> {
    const { number } = await this.#registry.current();
    return `data: ${JSON.stringify({ start: this.#start, revision: number })}\n\n`;
  }

  /** Tells all open pages what is served now. */
  async announce(): Promise<void> {
    const message = await this.#message();
    for (const page of this.#pages) page.write(message);
  }
}
