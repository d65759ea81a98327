import type { Column, ColumnPage, LibraryList } from '@temple/contracts';
import { ROUTES } from '@temple/route-table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operations } from '../http/api.ts';
import type { CallContext } from '../http/context.ts';
import { escapeHtml } from './html.ts';

const PAGE_SIZE = 50;
/** A sitemap may name 50,000 addresses (sitemaps.org); the newest matter most. */
const MOST = 20_000;
const FRESH_MS = 600_000;

interface Entry {
  readonly path: string;
  readonly changed?: string;
}

/** Live public pages that have an address of their own without a query, phone form first. */
const pages = ROUTES.filter(
  (row) =>
    row.state === 'live' &&
    row.access === 'public' &&
    row.page &&
    row.layout !== 'desktop' &&
    !row.redirect &&
    !(row.firstView ?? []).some((view) => 'id' in (view.args ?? {})) &&
    !row.id.startsWith('error'),
);

async function allItems<T>(
  load: (page: number) => Promise<{ items: T[]; total: number }>,
): Promise<T[]> {
  const items: T[] = [];
  for (let page = 1; items.length < MOST; page += 1) {
    const next = await load(page);
    items.push(...next.items);
    if (next.items.length === 0 || page * PAGE_SIZE >= next.total) break;
  }
  return items;
}

/** Every public address of a temple: pages, columns, articles and files. */
async function entries(operations: Operations, context: CallContext): Promise<Entry[]> {
  const run = <T>(name: string, input: Record<string, unknown>) =>
    operations.run(name, input, context) as Promise<T>;
  const columns = await run<Column[]>('content.columns', {});
  const found: Entry[] = pages.map(({ path }) => ({ path }));
  for (const column of columns.filter(({ kind }) => kind === 'article')) {
    for (const { code } of [column, ...column.children])
      found.push({ path: `/website/column?column=${code}` });
    const articles = await allItems(async (page) => {
      const input = { column: column.code, page, size: PAGE_SIZE };
      return (await run<ColumnPage>('content.column', input)).articles;
    });
    for (const { id, publishedAt } of articles) {
      found.push({ path: `/website/column/article?id=${id}`, changed: publishedAt });
    }
  }
  const files = await allItems(
    async (page) => (await run<LibraryList>('library.list', { page, size: PAGE_SIZE })).files,
  );
  for (const { id, publishedAt } of files)
    found.push({ path: `/library/detail?id=${id}`, changed: publishedAt });
  return found.slice(0, MOST);
}

/** `robots.txt` and `sitemap.xml` of the temple that the host name belongs to. */
export function registerSearchEngines(
  app: FastifyInstance,
  operations: Operations,
  scheme: 'http' | 'https',
): void {
  const known = new Map<string, { until: number; list: Promise<Entry[]> }>();
  const origin = (request: FastifyRequest) => `${scheme}://${request.headers.host ?? 'localhost'}`;

  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        request.context.templeId
          ? `User-agent: *\nDisallow: /api/\nDisallow: /dev/\nSitemap: ${origin(request)}/sitemap.xml\n`
          : 'User-agent: *\nDisallow: /\n',
      ),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const { templeId } = request.context;
    if (!templeId) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    let cached = known.get(templeId);
    if (!cached || cached.until < Date.now()) {
      cached = { until: Date.now() + FRESH_MS, list: entries(operations, request.context) };
      known.set(templeId, cached);
      cached.list.catch(() => known.delete(templeId));
    }
    const urls = (await cached.list).map(
      ({ path, changed }) =>
        `<url><loc>${escapeHtml(origin(request) + path)}</loc>${changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ''}</url>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>`,
      );
  });
}
