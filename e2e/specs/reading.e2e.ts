/** A newcomer reads: both temples, both layouts, four languages. */
import AxeBuilder from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, newVisitor } from '@temple/testing';
import { alive, follow, heading } from '../support/pages.ts';
import { sharedSite } from '../support/shared-site.ts';

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => browser.close());

const LANG = { zh: 'zh-Hans', 'zh-Hant': 'zh-Hant', en: 'en', bo: 'bo' } as const;
const NAMES = {
  yunqi: {
    zh: '云栖禅寺',
    'zh-Hant': '雲棲禪寺',
    en: 'Yunqi Chan Monastery',
    bo: 'ཡུན་ཆི་བསམ་གཏན་དགོན་པ།',
  },
  qinghe: { zh: '清和寺', 'zh-Hant': '清和寺', en: 'Qinghe Temple', bo: '' },
} as const;
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const cases = (['yunqi', 'qinghe'] as const).flatMap((temple) =>
  (['mobile', 'desktop'] as const).flatMap((layout) =>
    (['zh', 'zh-Hant', 'en', 'bo'] as const).map((language) => ({ temple, layout, language })),
  ),
);

describe.each(cases)('$temple, $layout, $language', ({ temple, layout, language }) => {
  it('reads home, a column, an article and the library, without a complaint of the browser', async () => {
    const url = site.temple(temple);
    const visitor = await newVisitor(browser, { layout, language, site: url });
    const { page } = visitor;
    const desktop = layout === 'desktop';

    await page.goto(url);
    await page.waitForURL(`${url}${desktop ? '/pc' : ''}/website/home`);
    expect(await page.locator('html').getAttribute('lang')).toBe(LANG[language]);
    await heading(page).waitFor();
    const name = NAMES[temple][language];
    if (name) expect(await page.locator('header').first().innerText()).toContain(name);
    await alive(page);

    await follow(page, '/website/column?');

    await follow(page, '/website/column/article?id=');
    await page.waitForURL(
      (address) =>
        address.pathname === (desktop ? '/pc/content/article' : '/website/column/article'),
    );
    await page.locator('main article').first().waitFor();
    const body = await page.locator('main').innerText();
    expect(body.length).toBeGreaterThan(150);
    if (language === 'zh-Hant') expect(body).not.toMatch(/[们这说时为国长开关门书车见过还没]/);
    expect(await page.title()).toContain(await heading(page).innerText());

    await page.goto(`${url}/library`);
    await page.waitForURL(`${url}${desktop ? '/pc/library' : '/library/all'}`);
    await follow(page, '/library/detail?id=');
    await page
      .locator('main')
      .getByText(/\d (KB|MB|B)\b/)
      .first()
      .waitFor();
    await alive(page);

    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});

describe.each([
  ['mobile', '/website/home'],
  ['desktop', '/pc/website/home'],
  ['mobile', '/library/all'],
  ['desktop', '/pc/library'],
  ['mobile', '/library/list'],
  ['mobile', '/website/columndefault'],
  ['mobile', '/privacy'],
  ['desktop', '/no/such/page'],
] as const)('%s %s', (layout, path) => {
  it.each(['light', 'dark'])('has no finding of axe in %s', async (theme) => {
    const visitor = await newVisitor(browser, {
      layout,
      language: 'zh',
      site: site.url,
      cookies: { 't-theme': theme },
    });
    await visitor.page.goto(site.url + path);
    await heading(visitor.page).waitFor();
    await alive(visitor.page);
    const { violations } = await new AxeBuilder({ page: visitor.page })
      .withTags(AXE_TAGS)
      .analyze();
    expect(
      violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      ),
    ).toEqual([]);
    await visitor.close();
  });
});

describe('narrow and large', () => {
  it.each(['/website/home', '/library/all', '/library/list', '/website/columndefault'])(
    '%s fits 320 px with the largest text',
    async (path) => {
      const visitor = await newVisitor(browser, {
        layout: 'mobile',
        language: 'en',
        site: site.url,
        cookies: { 't-text': 'largest', 't-view': 'elder' },
      });
      await visitor.page.setViewportSize({ width: 320, height: 700 });
      await visitor.page.goto(site.url + path);
      await heading(visitor.page).waitFor();
      await alive(visitor.page);
      const overflow = await visitor.page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await visitor.close();
    },
  );
});
