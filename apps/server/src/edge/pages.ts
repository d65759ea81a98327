import crypto from 'node:crypto';
import path from 'node:path';
import type { BootData, Language, PublicRemote, TempleInfo } from '@temple/contracts';
import { layoutForWidth, resolveRoute, routeIdOfPath, type OwnedRow } from '@temple/route-table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operations } from '../http/api.ts';
import type { CallContext } from '../http/context.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { incompatibility } from '../registry/compatibility.ts';
import type { RegisteredRemote, ShellManifest } from '../registry/document.ts';
import type { Registry, Revision } from '../registry/registry.ts';
import type { BuildStore } from '../registry/store.ts';
import { compress } from './compress.ts';
import { htmlDocument, htmlLang } from './document.ts';
import { firstView } from './first-view.ts';
import { headOf } from './head.ts';
import { AssetFinder } from './page-assets.ts';
import { pageHeaders } from './policy.ts';
import type { Renderer } from './renderer.ts';
import { viewOf } from './request-view.ts';
import { siteMap, type SiteMap } from './site-map.ts';

export interface EdgeParts {
  readonly operations: Operations;
  readonly registry: Registry;
  readonly store: BuildStore;
  readonly shell: ShellManifest;
  readonly renderer: Renderer;
  /** Scheme that visitors use, from PUBLIC_URL: behind a proxy the connection does not say. */
  readonly scheme: 'http' | 'https';
  /** Address of a script that reloads pages while developing. */
  readonly devScript?: string | undefined;
}

/** Parameters that name content; all others are left out of canonical addresses. */
const CANONICAL_QUERY = ['id', 'column', 'page', 'classification', 'type'];

function publicRemotes(document: Revision['document'], shell: ShellManifest): PublicRemote[] {
  return Object.values(document.remotes).map((remote) => {
    const lack = incompatibility(remote, shell);
    return {
      id: remote.id,
      version: remote.version,
      scope: remote.scope,
      entry: `/remotes/${remote.id}/${remote.version}/${remote.entry}`,
      integrity: remote.build.files[remote.entry] ?? '',
      hostApi: remote.hostApi,
      enabled: remote.enabled && !document.revoked.includes(`${remote.id}/${remote.version}`),
      ...(lack ? { incompatible: lack } : {}),
    };
  });
}

/** The web edge: every address that is not the API or a file answers with a page. */
export class Edge {
  readonly #parts: EdgeParts;
  readonly #assets: AssetFinder;
  #map: { number: number; map: SiteMap } | undefined;

  constructor(parts: EdgeParts) {
    this.#parts = parts;
    this.#assets = new AssetFinder(parts.store, parts.shell);
  }

  register(app: FastifyInstance): void {
    app.get('/registry/current', { schema: { hide: true } }, async (_request, reply) => {
      const revision = await this.#parts.registry.current();
      return reply
        .header('cache-control', 'no-store')
        .send({ revision: revision.number, revoked: revision.document.revoked });
    });
    app.get('/*', { schema: { hide: true } }, async (request, reply) => this.#page(request, reply));
  }

  #siteMap(revision: Revision): SiteMap {
    if (this.#map?.number !== revision.number) {
      this.#map = { number: revision.number, map: siteMap(revision.document) };
    }
    return this.#map.map;
  }

  async #page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { operations, registry } = this.#parts;
    const address = new URL(request.url, 'http://local');
    // What looks like a file is one that is not there; a page in its place would be run or shown.
    if (/\.[a-z0-9]{1,8}$/i.test(address.pathname)) {
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    }
    if (!request.context.templeId) {
      const { language } = request.context;
      return sendPlainPage(reply, {
        status: 404,
        language,
        title: 'neutralTitle',
        text: 'neutralText',
      });
    }
    const plain = { ...request.context };
    const asked = (await operations.run('system.templeInfo', {}, plain)) as TempleInfo;
    const view = viewOf(request, asked);
    const context: CallContext = { ...plain, language: view.language };
    const [temple, config, license, revision] = await Promise.all([
      operations.run('system.templeInfo', {}, context) as Promise<TempleInfo>,
      operations.run('system.configMap', { configCode: 'basics' }, context) as Promise<
        Record<string, string>
      >,
      operations.run('system.licence', { code: 'web' }, context) as Promise<{ license: string }>,
      registry.current(),
    ]);
    const site = this.#siteMap(revision);
    const home = homeRow(config, site);
    const known = site.rows.get(routeIdOfPath(address.pathname));
    const layout = layoutForWidth(known ?? { breakpoint: 980 }, view.layoutWidth);
    const resolution = resolveRoute(site.rows, address.pathname, layout, { root: home });
    if (resolution.kind === 'redirect' && (resolution.reason === 'redirect' || view.widthKnown)) {
      return reply
        .header('cache-control', 'private, no-cache')
        .header('vary', 'Cookie, User-Agent')
        .redirect(resolution.to.path + address.search, 302);
    }
    const row = resolution.kind === 'page' ? resolution.row : known;
    const first = await firstView(
      operations,
      [
        ...(row?.firstView ?? []),
        ...(layout === 'desktop' ? [{ operation: 'content.columns' }] : []),
      ],
      address.searchParams,
      context,
    );
    const boot: BootData = {
      revision: revision.number,
      temple,
      config,
      language: view.language,
      layout,
      license: license.license,
      remotes: publicRemotes(revision.document, this.#parts.shell),
      rows: [...site.overrides],
      home,
      ...(row ? { route: row.id, routeTitle: row.title[view.language] ?? row.title.zh } : {}),
      answers: [...first.answers],
      rendered: false,
      now: new Date().toISOString(),
    };
    const remote = row ? this.#runnable(row, revision, boot) : undefined;
    const markup = await this.#render(request, boot, row, remote);
    const nonce = crypto.randomBytes(16).toString('base64');
    const origin = `${this.#parts.scheme}://${request.headers.host ?? 'localhost'}`;
    const missing = !row || first.missing || row.page === 'not-found';
    const html = htmlDocument({
      boot: { ...boot, rendered: markup !== '' },
      hints: view.hints,
      head: headOf(boot, address.searchParams.get('pname')),
      assets: this.#assets.find(view.language, remote, row?.page),
      canonical: canonicalAddress(origin, row, address),
      alternates: temple.languages.map((language) => ({
        language,
        href: withLanguage(canonicalAddress(origin, row, address), language),
      })),
      origin,
      nonce,
      markup,
      noindex: missing || row.state === 'planned' || row.access === 'login',
      devScript: this.#parts.devScript,
    });
    const { body, encoding } = await compress(html, request.headers['accept-encoding']);
    return reply
      .code(missing ? 404 : 200)
      .headers({
        ...pageHeaders(origin, nonce, this.#parts.devScript !== undefined),
        ...(encoding ? { 'content-encoding': encoding } : {}),
        'content-language': htmlLang(view.language),
      })
      .send(body);
  }

  /** The remote that owns the row, when it may run here. */
  #runnable(row: OwnedRow, revision: Revision, boot: BootData): RegisteredRemote | undefined {
    if (row.owner === 'shell' || row.state !== 'live') return undefined;
    const visible = boot.remotes.find((remote) => remote.id === row.owner);
    if (!visible?.enabled || visible.incompatible) return undefined;
    return revision.document.remotes[row.owner];
  }

  async #render(
    request: FastifyRequest,
    boot: BootData,
    row: OwnedRow | undefined,
    remote: RegisteredRemote | undefined,
  ): Promise<string> {
    if (
      row &&
      (row.access !== 'public' || (row.owner !== 'shell' && row.state === 'live' && !remote?.node))
    )
      return '';
    const { store, renderer } = this.#parts;
    const answer = await renderer.render({
      boot: { ...boot, rendered: true },
      url: request.url,
      ...(remote?.node
        ? {
            remote: {
              id: remote.id,
              version: remote.version,
              file: path.join(store.remoteFolder(remote.id, remote.version), remote.node.file),
              integrity: remote.node.integrity,
            },
          }
        : {}),
    });
    if ('html' in answer) return answer.html;
    request.log.warn({ route: row?.id, reason: answer.error }, 'left to the browser to render');
    return '';
  }
}

/** The configured home page: a route id or path in `default_page`, else the website's home. */
function homeRow(config: Record<string, string>, site: SiteMap): string {
  const configured = config['default_page'];
  const id = configured ? routeIdOfPath(configured.replaceAll('.', '/')) : undefined;
  return id && id !== 'root' && site.rows.has(id) ? id : 'website.home';
}

function canonicalAddress(origin: string, row: OwnedRow | undefined, address: URL): string {
  const url = new URL(row?.path ?? address.pathname, origin);
  for (const name of CANONICAL_QUERY) {
    const value = address.searchParams.get(name);
    if (value && !(name === 'page' && value === '1')) url.searchParams.set(name, value);
  }
  return url.href;
}

function withLanguage(address: string, language: Language): string {
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.href;
}
