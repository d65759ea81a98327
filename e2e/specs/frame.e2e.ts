/** The frame around pages: addresses, layouts, settings, errors, keyboard. */
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, newVisitor, type Visitor } from '@temple/testing';
import { alive, follow, heading, openSettings } from '../support/pages.ts';
import { sharedSite } from '../support/shared-site.ts';

const site = sharedSite();
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(async () => visitor.close());
afterAll(async () => browser.close());

async function visit(
  path: string,
  options: {
    layout?: 'mobile' | 'desktop';
    language?: 'zh' | 'zh-Hant' | 'en' | 'bo';
    cookies?: Record<string, string>;
  } = {},
): Promise<Page> {
  visitor = await newVisitor(browser, { language: 'en', ...options, site: site.url });
  await visitor.page.goto(site.url + path);
  await heading(visitor.page).waitFor();
  await alive(visitor.page);
  await visitor.page.evaluate(() => {
    (window as unknown as { unreloaded: boolean }).unreloaded = true;
  });
  return visitor.page;
}

const unreloaded = (page: Page) =>
  page.evaluate(() => (window as unknown as { unreloaded?: boolean }).unreloaded === true);

describe('layouts', () => {
  it('a window that crosses the breakpoint changes layout and address, keeps page and data', async () => {
    const page = await visit('/website/home', { cookies: { 't-width': '390' } });
    await follow(page, '/website/column/article?id=');
    await alive(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const id = new URL(page.url()).searchParams.get('id');
    await page.locator('main').evaluate((main) => {
      (main as unknown as { kept: boolean }).kept = true;
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.waitForURL(`${site.url}/pc/content/article?id=${id}`);
    await page.locator('header nav').first().waitFor();
    expect(
      await page.locator('main').evaluate((main) => (main as unknown as { kept?: boolean }).kept),
    ).toBe(true);
    expect(
      asked.filter((url) => url.includes('/content/article') || url.includes('remoteEntry')),
    ).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForURL(`${site.url}/website/column/article?id=${id}`);
    expect(await unreloaded(page)).toBe(true);
  });

  it.each([
    [1080, '/website/home', '/website/home'],
    [1081, '/website/home', '/pc/website/home'],
    [980, '/library/all', '/library/all'],
    [981, '/library/all', '/pc/library'],
  ])('at %i px %s is shown as %s', async (width, from, to) => {
    visitor = await newVisitor(browser, {
      layout: 'desktop',
      language: 'en',
      site: site.url,
      cookies: { 't-width': String(width) },
    });
    await visitor.page.setViewportSize({ width, height: 800 });
    await visitor.page.goto(site.url + from);
    await visitor.page.waitForURL(site.url + to);
    expect(visitor.complaints).toEqual([]);
  });

  it('a wrong width hint is corrected by the real width without a reload', async () => {
    const page = await visit('/pc/website/home', {
      layout: 'mobile',
      cookies: { 't-width': '1280' },
    });
    await page.waitForURL(`${site.url}/website/home`);
    await page.locator('nav a[href="/library/all"]').last().waitFor();
  });
});

describe('languages', () => {
  it('all four can be chosen without leaving the page, and the choice is kept', async () => {
    const page = await visit('/library/all', { language: 'zh' });
    const seen: string[] = [];
    for (const [name, lang] of [
      ['English', 'en'],
      ['བོད་ཡིག', 'bo'],
      ['繁體中文', 'zh-Hant'],
      ['简体中文', 'zh-Hans'],
    ] as const) {
      await openSettings(page);
      await page.getByRole('dialog').getByRole('radio', { name, exact: true }).check();
      await page.waitForFunction((expected) => document.documentElement.lang === expected, lang);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await alive(page);
      seen.push(await heading(page).innerText());
      // No raw key of a catalogue is ever shown.
      expect(await page.locator('body').innerText()).not.toMatch(
        /\b(library|article|column|home|fail)\.[a-z]+\b/i,
      );
    }
    expect(new Set(seen).size).toBeGreaterThanOrEqual(3);
    expect(await unreloaded(page)).toBe(true);
    await openSettings(page);
    await page.getByRole('dialog').getByRole('radio', { name: 'English', exact: true }).check();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await page.reload();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });
});

describe('appearance', () => {
  it('theme, text size, contrast and elder view apply at once and are there before the next first paint', async () => {
    const page = await visit('/library/all');
    await openSettings(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Dark', exact: true }).check();
    await dialog.getByRole('radio', { name: 'Largest', exact: true }).check();
    await dialog.getByRole('radio', { name: 'High', exact: true }).check();
    await dialog.getByRole('radio', { name: 'Elder view', exact: true }).check();
    const wanted = { theme: 'dark', text: 'largest', contrast: 'more', view: 'elder' };
    expect(await page.locator('html').evaluate((root) => ({ ...root.dataset }))).toMatchObject(
      wanted,
    );
    const html = await (await page.request.get(page.url())).text();
    for (const [name, value] of Object.entries(wanted))
      expect(html.slice(0, 400)).toContain(`data-${name}="${value}"`);
  });
});

describe('errors', () => {
  it('a list that cannot be loaded says so in its place and recovers by a press', async () => {
    const page = await visit('/privacy');
    await page.route('**/api/pub/library/overview', (route) => route.abort());
    await page.locator('nav a[href="/library/all"]').click();
    const retry = page.getByRole('button', { name: /again|retry/i });
    await retry.waitFor();
    await page.unroute('**/api/pub/library/overview');
    await retry.click();
    await page.locator('main a[href^="/library/detail"]').first().waitFor();
    expect(await unreloaded(page)).toBe(true);
  });

  it('a GET that takes longer than 1.5 s shows the loading toast, and no longer than it runs', async () => {
    const page = await visit('/privacy');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/pub/library/overview', async (route) => {
      await released;
      await route.continue();
    });
    await page.locator('nav a[href="/library/all"]').click();
    await page.getByText('Loading…').waitFor();
    release();
    await page.getByText('Loading…').waitFor({ state: 'detached' });
  });

  it('an unknown address shows the 404 page with a way home', async () => {
    const page = await visit('/no/such/page');
    expect(await heading(page).innerText()).toBe('This page was not found');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL(`${site.url}/website/home`);
    expect(await unreloaded(page)).toBe(true);
  });

  it('without a network the visitor is told, and what is open stays', async () => {
    const page = await visit('/library/all');
    await visitor.context.setOffline(true);
    await page.getByText('You are offline').waitFor();
    await heading(page).waitFor();
    await visitor.context.setOffline(false);
    await page.getByText('You are offline').waitFor({ state: 'detached' });
  });
});

describe('a download', () => {
  it('says when it fails, can be tried again, is saved under its name and counted', async () => {
    const page = await visit('/library/all');
    await follow(page, '/library/detail?id=');
    await alive(page);
    const shown = async () =>
      Number(await page.locator('dt:text-is("Downloads") + dd').innerText());
    const before = await shown();
    const lost = (route: Route) => route.abort();
    await page.route('**/files/**download=*', lost);
    await page.getByRole('button', { name: /^Download/ }).click();
    const again = page.locator('main').getByRole('button', { name: /again/i });
    await again.waitFor();
    await page.unroute('**/files/**download=*', lost);
    const saved = page.waitForEvent('download');
    await again.click();
    expect((await saved).suggestedFilename()).toMatch(/\.[a-z0-9]+$/);
    await expect.poll(shown).toBeGreaterThan(before);
  });
});

describe('keyboard', () => {
  it('the first Tab offers to skip to the content, and the settings dialog keeps and returns the focus', async () => {
    const page = await visit('/library/all', { layout: 'desktop' });
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    const button = page.getByRole('button', { name: 'Settings' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      await expect
        .poll(() =>
          page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null),
        )
        .toBe(true);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect
      .poll(() => button.evaluate((element) => element === document.activeElement))
      .toBe(true);
  });

  it('a move within the site puts the focus into the page', async () => {
    const page = await visit('/privacy');
    await page.locator('nav a[href="/library/all"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.url}/library/all`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });
});

describe('titles', () => {
  it('pname wins, a move names the next page', async () => {
    const page = await visit('/library/all?pname=My%20own%20name');
    expect(await page.title()).toBe('My own name');
    await follow(page, '/library/detail?id=');
    await expect.poll(() => page.title()).toContain(await heading(page).innerText());
  });
});
