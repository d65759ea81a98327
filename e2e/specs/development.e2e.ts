/** React's development build tells of every attribute that differs between server and browser. */
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, newVisitor } from '@temple/testing';
import { startSite, type Site } from '../../apps/server/test/support/site.ts';
import { alive, follow, heading } from '../support/pages.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const OUT = 'dist-check';
const APPS = ['shell', 'website-media'];

let site: Site;
let browser: Browser;

beforeAll(async () => {
  for (const app of APPS) {
    await run(
      process.execPath,
      [path.join(root, 'packages/federation/src/cli.ts'), '--mode=development', `--out=${OUT}`],
      {
        cwd: path.join(root, 'apps', app),
      },
    );
  }
  site = await startSite({ out: OUT });
  browser = await launchBrowser();
}, 180_000);

afterAll(async () => {
  await browser.close();
  await site.close();
  for (const app of APPS)
    await fs.rm(path.join(root, 'apps', app, OUT), { recursive: true, force: true });
});

describe.each([
  ['mobile', 'zh'],
  ['desktop', 'en'],
  ['mobile', 'bo'],
  ['desktop', 'zh-Hant'],
] as const)('%s, %s', (layout, language) => {
  it('every page hydrates without a warning and without a shift', async () => {
    const visitor = await newVisitor(browser, { layout, language, site: site.url });
    const { page } = visitor;
    await page.addInitScript(() => {
      const holder = window as unknown as { shift: number };
      holder.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          holder.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const pages = [
      '/website/home',
      '/website/columndefault',
      '/library/all',
      '/library/list',
      '/privacy',
    ];
    const shifts: Record<string, number> = {};
    for (const address of pages) {
      await page.goto(site.url + address);
      await heading(page).waitFor();
      await alive(page);
      shifts[address] = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    }
    await page.goto(`${site.url}/website/home`);
    await alive(page);
    await follow(page, '/website/column/article?id=');
    await page.reload();
    await heading(page).waitFor();
    await alive(page);
    expect(visitor.complaints).toEqual([]);
    for (const [address, shift] of Object.entries(shifts))
      expect(shift, `shift of ${address}`).toBeLessThan(0.01);
    await visitor.close();
  });
});
