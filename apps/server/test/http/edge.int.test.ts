import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOOT_ELEMENT, type ArticleCard, type BootData, type Home } from '@temple/contracts';
import { pino } from 'pino';
import { Renderer } from '../../src/edge/renderer.ts';
import { Operations } from '../../src/http/api.ts';
import { buildApp } from '../../src/http/app.ts';
import { TempleFinder } from '../../src/http/temples.ts';
import { startSite, type Site } from '../support/site.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0';

let site: Site;
let article: ArticleCard;

beforeAll(async () => {
  site = await startSite();
  const home = await site.server.app.inject({
    url: '/api/pub/content/home',
    headers: { host: 'yunqi.localhost', 'user-language': 'en' },
  });
  const [first] = (home.json() as { data: Home }).data.sections.flatMap(
    (section) => section.articles,
  );
  if (!first) throw new Error('The demo has no articles');
  article = first;
});
afterAll(async () => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.server.app.inject({
    url,
    headers: { host: 'yunqi.localhost:8080', 'user-agent': PHONE, ...headers },
  });

function bootOf(html: string): BootData {
  const data = new RegExp(`id="${BOOT_ELEMENT}">(.*?)</script>`, 's').exec(html)?.[1];
  return JSON.parse(data ?? 'null') as BootData;
}

describe('a public page', () => {
  it('is readable before any script: markup, title, description and share tags in the HTML', async () => {
    const answer = await get(`/website/column/article?id=${article.id}`, { cookie: 't-lang=en' });
    expect(answer.statusCode).toBe(200);
    const html = answer.body;
    expect(html).toContain('<html lang="en"');
    expect(/<h1[^>]*>/.test(html)).toBe(true);
    expect(html).toContain(`<title>${article.title} · Yunqi Chan Monastery</title>`);
    expect(html).toContain('<meta property="og:type" content="article">');
    expect(html).toContain(
      `<link rel="canonical" href="http://yunqi.localhost:8080/website/column/article?id=${article.id}">`,
    );
    expect(html.match(/hreflang=/g)).toHaveLength(4);
    expect(bootOf(html).rendered).toBe(true);
  });

  it('carries the registry, temple, configuration and first view as data', async () => {
    const boot = bootOf((await get('/website/home')).body);
    expect(boot.rows, 'rows of the table need no override').toEqual([]);
    expect(boot.temple.id).toBe('yunqi');
    expect(boot.config['policy_live']).toBe('1');
    expect(boot.answers.map((answer) => answer.operation)).toContain('content.home');
    expect(boot.remotes[0]?.integrity).toMatch(/^sha384-/);
    expect(boot.license).not.toBe('');
  });

  it('allows no inline script and no eval; every script has a hash', async () => {
    const answer = await get('/website/home');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(policy).toContain(
      'script-src http://yunqi.localhost:8080/assets/ http://yunqi.localhost:8080/remotes/',
    );
    expect(answer.headers['integrity-policy']).toBe('blocked-destinations=(script)');
    for (const [tag] of answer.body.matchAll(/<script [^>]*src=[^>]*>/g))
      expect(tag).toMatch(/integrity="sha384-[\w+/]{64}"/);
    expect(
      answer.body.replace(/<script type="application\/json"[\s\S]*?<\/script>/g, ''),
    ).not.toMatch(/<script(?![^>]*src=)/);
    expect(answer.body).not.toMatch(/\sstyle="/);
  });

  it('preloads the entry and the chunk of its page, each with its hash', async () => {
    const html = (await get('/website/home')).body;
    const { document } = await site.server.registry.current();
    const remote = document.remotes['website-media'];
    for (const file of ['remoteEntry.js', ...(remote?.build.pages['website-home']?.js ?? [])]) {
      const preload = `href="/remotes/website-media/${remote?.version}/${file}" crossorigin="anonymous" integrity="${remote?.build.files[file]}"`;
      expect(html).toContain(preload);
    }
  });

  it('is private, never taken from a cache unasked, and compressed', async () => {
    const answer = await get('/website/home', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers['etag']).toBeUndefined();
    expect(answer.headers['content-encoding']).toBe('br');
  });

  it('comes with the appearance that the visitor chose, before first paint', async () => {
    const html = (
      await get('/website/home', {
        cookie: 't-theme=dark; t-text=largest; t-contrast=more; t-view=elder',
      })
    ).body;
    const root = (text: string) => /<html[^>]*>/.exec(text)?.[0];
    expect(root(html)).toContain(
      'data-theme="dark" data-text="largest" data-contrast="more" data-view="elder"',
    );
    expect(root((await get('/website/home', { cookie: 't-theme="><script>' })).body)).toBe(
      '<html lang="zh-Hans" data-layout="mobile">',
    );
  });
});

describe('addresses', () => {
  it.each([
    ['/', PHONE, '/website/home'],
    ['/', DESKTOP, '/pc/website/home'],
    ['/app', PHONE, '/website/home'],
    ['/library', PHONE, '/library/all'],
    ['/library', DESKTOP, '/pc/library'],
    ['/website/home?pname=x', DESKTOP, '/pc/website/home?pname=x'],
    ['/pc/website/home', PHONE, '/website/home'],
  ])('%s leads %s to %s', async (from, agent, to) => {
    const answer = await get(from, { 'user-agent': agent });
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, to]);
  });

  it('the width that a visitor has decides over what the browser calls itself', async () => {
    const answer = await get('/website/home', { 'user-agent': PHONE, cookie: 't-width=1280' });
    expect(answer.headers['location']).toBe('/pc/website/home');
    expect((await get('/website/home', { cookie: 't-width=1080' })).statusCode).toBe(200);
    expect((await get('/website/home', { cookie: 't-width=1081' })).statusCode).toBe(302);
  });

  it('robots read each address as it stands', async () => {
    expect(
      (await get('/pc/website/home', { 'user-agent': 'Googlebot/2.1 Mobile' })).statusCode,
    ).toBe(200);
  });

  it('an unknown address is 404 with the shell, a missing article too', async () => {
    const unknown = await get('/no/such/page', { cookie: 't-lang=en' });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toContain('This page was not found');
    const missing = await get('/website/column/article?id=00000000-0000-7000-8000-000000000000');
    expect(missing.statusCode).toBe(404);
  });

  it('a planned page says honestly that it is being prepared, and is not indexed', async () => {
    const answer = await get('/guidemap', { cookie: 't-lang=en' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('is being prepared');
    expect(answer.body).toContain('<meta name="robots" content="noindex">');
  });

  it('unknown assets are 404 and never HTML', async () => {
    for (const url of [
      '/assets/main.js',
      '/remotes/website-media/1.0.0/remoteEntry.js',
      '/remotes/x',
      '/files/aa/bb.png',
      '/favicon.ico',
      '/website/home.js',
      '/assets/..%2f..%2fpackage.json',
    ]) {
      const answer = await get(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.headers['content-type'], url).not.toContain('html');
      expect(answer.body, url).not.toContain('<');
    }
  });

  it('an unknown host gets a neutral page', async () => {
    const answer = await get('/', { host: 'elsewhere.example' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('Yunqi');
    expect(answer.body).not.toContain('云栖');
  });

  it('the title follows pname, then content or route', async () => {
    expect((await get('/website/home?pname=%3Cb%3EHello', { cookie: 't-lang=en' })).body).toContain(
      '<title>&lt;b&gt;Hello</title>',
    );
    expect((await get('/library/all', { cookie: 't-lang=en' })).body).toContain(
      '<title>All files · Yunqi Chan Monastery</title>',
    );
  });
});

describe('a site whose database is away', () => {
  it('tells visitors so on a page that tries again, and clients in the envelope', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const broken = await buildApp({
      operations: new Operations({} as never),
      temples: new TempleFinder(() => Promise.reject(away)),
      sessions: { require: () => Promise.reject(away) },
      secure: false,
      logger: pino({ level: 'silent' }),
      health: () => Promise.reject(away),
    });
    const page = await broken.inject({
      url: '/website/home',
      headers: { accept: 'text/html', 'accept-language': 'en' },
    });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.body).toContain('cannot be reached just now');
    expect(page.body).not.toContain('ECONNREFUSED');
    const api = await broken.inject({ url: '/api/pub/content/home' });
    expect([api.statusCode, api.json()]).toEqual([
      503,
      expect.objectContaining({ code: 503, data: null }),
    ]);
    expect((await broken.inject({ url: '/readyz' })).statusCode).toBe(503);
    expect((await broken.inject({ url: '/healthz' })).statusCode).toBe(200);
    await broken.close();
  });
});

describe('search engines', () => {
  it("find every public address of this temple, and none of another's", async () => {
    const robots = await get('/robots.txt');
    expect(robots.body).toContain('Sitemap: http://yunqi.localhost:8080/sitemap.xml');
    const map = await get('/sitemap.xml');
    expect(map.headers['content-type']).toContain('application/xml');
    const addresses = [...map.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) =>
      String(match[1]),
    );
    expect(addresses).toContain('http://yunqi.localhost:8080/website/home');
    expect(addresses).toContain(
      `http://yunqi.localhost:8080/website/column/article?id=${article.id}`,
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) {
      const { pathname, search } = new URL(address);
      expect([address, (await get(pathname + search)).statusCode]).toEqual([address, 200]);
    }
    const other = await get('/sitemap.xml', { host: 'qinghe.localhost:8080' });
    expect(other.body.includes(article.id)).toBe(false);
    expect((await get('/robots.txt', { host: 'elsewhere.example' })).body).toBe(
      'User-agent: *\nDisallow: /\n',
    );
  });
});

describe('immutable files', () => {
  it('are compressed, cached for ever, and readable across origins for their hash', async () => {
    const { document } = await site.server.registry.current();
    const remote = document.remotes['website-media'];
    const answer = await get(`/remotes/website-media/${remote?.version}/remoteEntry.js`, {
      'accept-encoding': 'br',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'content-type': 'text/javascript; charset=utf-8',
    });
  });
});

describe('the render process', () => {
  async function renderWith(source: string) {
    const folder = path.join(site.server.store.root, 'hostile');
    await fs.mkdir(folder, { recursive: true });
    const file = path.join(folder, 'platform.cjs');
    await fs.writeFile(file, source);
    const renderer = new Renderer(file, [site.server.store.root]);
    await renderer.start();
    const boot = bootOf((await get('/website/home')).body);
    const answer = await renderer.render({ boot, url: '/' });
    const second = await renderer.render({ boot, url: '/' });
    renderer.close();
    return [answer, second] as const;
  }

  it('holds no credentials and reaches neither files nor network', async () => {
    process.env['DATABASE_URL'] = 'postgres://secret';
    const [answer] = await renderWith(`
      const fs = require('node:fs'); const net = require('node:net'); const child = require('node:child_process');
      exports.shared = {};
      exports.render = async () => {
        const outcome = {};
        const attempt = (name, fn) => { try { outcome[name] = String(fn()); } catch (error) { outcome[name] = error.code ?? error.name; } };
        attempt('env', () => process.env.DATABASE_URL);
        attempt('passwd', () => fs.readFileSync('/etc/passwd', 'utf8'));
        attempt('write', () => fs.writeFileSync('${site.dataDir}/x', 'x'));
        attempt('child', () => child.execSync('id'));
        attempt('fetch', () => typeof fetch);
        attempt('builtin', () => typeof process.getBuiltinModule);
        return JSON.stringify(outcome);
      };`);
    delete process.env['DATABASE_URL'];
    expect('html' in answer ? JSON.parse(answer.html) : answer).toEqual({
      env: 'undefined',
      passwd: 'ERR_ACCESS_DENIED',
      write: 'ERR_ACCESS_DENIED',
      child: 'ERR_ACCESS_DENIED',
      fetch: 'undefined',
      builtin: 'undefined',
    });
  });

  it('a page that never ends is given up, and the next page is served by a fresh process', async () => {
    const [answer] = await renderWith(`
      exports.shared = {};
      exports.render = async () => { for (;;); };`);
    expect(answer).toEqual({ error: expect.stringContaining('longer than') });
  });
});
