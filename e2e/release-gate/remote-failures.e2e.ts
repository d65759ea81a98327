/**
 * The release gate: whatever happens to a remote, the shell works, the visitor is told within 8 s,
 * and the page comes back by itself or by one press, without a reload.
 */
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, newVisitor, type Visitor } from '@temple/testing';
import { rollBack, setEnabled } from '@temple/server/registry/changes';
import { startSite, type Site } from '../../apps/server/test/support/site.ts';

/** The visitor is told after 8 s; the rest is what a slow test machine may add. */
const TOLD_WITHIN_MS = 11_000;

let site: Site;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  site = await startSite();
  browser = await launchBrowser();
});

afterEach(async () => visitor.close());

afterAll(async () => {
  await browser.close();
  await site.close();
});

const failure = (page: Page, kind?: string) =>
  page.locator(kind ? `main [data-failure="${kind}"]` : 'main [data-failure]');

/** Starts on a page of the shell, so that the remote is asked for by a move within the site. */
async function onShellPage(): Promise<Page> {
  visitor = await newVisitor(browser, { site: site.url, language: 'en' });
  await visitor.page.goto(`${site.url}/privacy`, { waitUntil: 'networkidle' });
  await visitor.page.evaluate(() => {
    (window as unknown as { unreloaded: boolean }).unreloaded = true;
  });
  return visitor.page;
}

const unreloaded = (page: Page) =>
  page.evaluate(() => (window as unknown as { unreloaded?: boolean }).unreloaded === true);

const openLibrary = (page: Page) => page.locator('nav a[href="/library/all"]').click();

async function expectShellWorks(page: Page): Promise<void> {
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Privacy notice' }).waitFor();
  expect(await unreloaded(page)).toBe(true);
}

const entryOf = async () => {
  const { document } = await site.server.registry.current();
  const remote = document.remotes['website-media'];
  if (!remote) throw new Error('website-media is not registered');
  return remote;
};

const libraryHeading = (page: Page) => page.locator('main h1').first();

describe('a move to a page of a remote that fails', () => {
  it('entry blocked: told why, shell works, retry recovers without a reload', async () => {
    const page = await onShellPage();
    const block = (route: Route) => route.abort();
    await page.route('**/remoteEntry.js*', block);
    await openLibrary(page);
    await failure(page, 'entry-network').waitFor({ timeout: TOLD_WITHIN_MS });
    await expectShellWorks(page);
    await openLibrary(page);
    await failure(page, 'entry-network').waitFor({ timeout: TOLD_WITHIN_MS });
    await page.unroute('**/remoteEntry.js*', block);
    await page.getByRole('button', { name: 'Try again' }).click();
    await libraryHeading(page).waitFor();
    await page.locator('main a[href*="/library/"]').first().waitFor();
    expect(await unreloaded(page)).toBe(true);
  });

  it('entry hangs: the fallback shows after 8 s and the late page swaps in by itself', async () => {
    const page = await onShellPage();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/remoteEntry.js*', async (route) => {
      await released;
      await route.continue();
    });
    await openLibrary(page);
    await failure(page, 'slow').waitFor({ timeout: TOLD_WITHIN_MS });
    release();
    await page.locator('main a[href*="/library/"]').first().waitFor();
    expect(await failure(page).count()).toBe(0);
    expect(await unreloaded(page)).toBe(true);
  });

  it('wrong content: refused by its hash, nothing of it runs', async () => {
    const page = await onShellPage();
    await page.route('**/remoteEntry.js*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: `window.tampered = true;${await answer.text()}`,
      });
    });
    await openLibrary(page);
    await failure(page, 'integrity').waitFor({ timeout: TOLD_WITHIN_MS });
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await expectShellWorks(page);
  });

  it('wrong content of a page chunk: refused by its hash, nothing of it runs', async () => {
    const page = await onShellPage();
    const { build } = await entryOf();
    const chunk = build.pages['library-all']?.js[0] ?? '';
    await page.route(`**/${chunk}*`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: `window.tampered = true;${await answer.text()}`,
      });
    });
    await openLibrary(page);
    await failure(page, 'page-chunk').waitFor({ timeout: TOLD_WITHIN_MS });
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  });

  it('page chunk missing: told why, retry recovers when it is there', async () => {
    const page = await onShellPage();
    const { build } = await entryOf();
    const chunk = build.pages['library-all']?.js[0] ?? '';
    const missing = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
    await page.route(`**/${chunk}*`, missing);
    await openLibrary(page);
    await failure(page, 'page-chunk').waitFor({ timeout: TOLD_WITHIN_MS });
    await page.unroute(`**/${chunk}*`, missing);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main a[href*="/library/"]').first().waitFor();
    expect(await unreloaded(page)).toBe(true);
  });

  it('throws while rendering: the boundary holds it, the other pages work', async () => {
    const page = await onShellPage();
    // An answer of a shape that the contract excludes makes the page throw.
    await page.route('**/api/pub/library/overview', (route) =>
      route.fulfill({ json: { code: 200, msg: '', data: { total: 1, groups: [null] } } }),
    );
    await openLibrary(page);
    await failure(page, 'render').waitFor({ timeout: TOLD_WITHIN_MS });
    await expectShellWorks(page);
  });
});

describe('a page that the server rendered', () => {
  it('stays readable when its code does not come, says so, and comes alive by a press', async () => {
    visitor = await newVisitor(browser, { site: site.url, language: 'en' });
    const { page } = visitor;
    const block = (route: Route) => route.abort();
    await page.route('**/remoteEntry.js*', block);
    await page.goto(`${site.url}/library/all`);
    await libraryHeading(page).waitFor();
    const title = await libraryHeading(page).textContent();
    await failure(page, 'entry-network').waitFor({ timeout: TOLD_WITHIN_MS });
    expect(await libraryHeading(page).textContent()).toBe(title);
    await page.unroute('**/remoteEntry.js*', block);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => failure(page).count()).toBe(0);
    expect(await libraryHeading(page).textContent()).toBe(title);
  });
});

describe('the registry', () => {
  it('refuses a remote without a hash before anything is fetched', async () => {
    const page = await onShellPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('remoteEntry')) asked.push(request.url());
    });
    await page.close();
    visitor.complaints.length = 0;
    const fresh = await visitor.context.newPage();
    fresh.on('request', (request) => {
      if (request.url().includes('remoteEntry')) asked.push(request.url());
    });
    // The HTML of another tab, with the hash taken out of its data.
    await fresh.route('**/privacy', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(/("entry":"[^"]+","integrity":)"[^"]+"/g, '$1""');
      await route.fulfill({ response: answer, body: html });
    });
    await fresh.goto(`${site.url}/privacy`, { waitUntil: 'networkidle' });
    await openLibrary(fresh);
    await failure(fresh, 'integrity').waitFor({ timeout: TOLD_WITHIN_MS });
    expect(asked).toEqual([]);
  });

  it('switches a remote off and on again by publishing, and rolls back', async () => {
    visitor = await newVisitor(browser, { site: site.url, language: 'en' });
    const { page } = visitor;
    const before = (await site.server.registry.current()).number;
    await setEnabled(site.server.registry, 'website-media', false);
    await page.goto(`${site.url}/library/all`);
    await failure(page, 'disabled').waitFor({ timeout: TOLD_WITHIN_MS });
    await page.goto(`${site.url}/privacy`);
    await page.getByRole('heading', { level: 1, name: 'Privacy notice' }).waitFor();

    await rollBack(site.server.registry, before);
    const now = await site.server.registry.current();
    expect(now.number).toBeGreaterThan(before + 1);
    await page.goto(`${site.url}/library/all`);
    await page.locator('main a[href*="/library/"]').first().waitFor();
    expect(await failure(page).count()).toBe(0);
  });

  it('offers a reload in an open tab when a newer revision is in force', async () => {
    const page = await onShellPage();
    await site.server.registry.publish('a later revision', (document) => document);
    // A tab looks when it is shown again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('button', { name: 'Reload' }).waitFor();
    expect(await unreloaded(page)).toBe(true);
  });
});
