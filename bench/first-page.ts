/**
 * `npm run bench`: bytes and time of the first page on a weak phone (1.6 Mbit/s, 150 ms, processor
 * slowed four times), against the same page without the server's markup in the same run.
 */
import { launchBrowser, newVisitor } from '@temple/testing';
import { startSite } from '../apps/server/test/support/site.ts';

const RUNS = 5;
const PATHS = ['/website/home', '/library/all'];

interface Figures {
  /** Milliseconds until the first content is painted. */
  paint: number;
  /** Milliseconds until the page's own heading is there. */
  heading: number;
  /** Milliseconds until nothing more is loaded and the page is alive. */
  alive: number;
  /** Bytes over the network, headers included. */
  bytes: number;
  scriptBytes: number;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const site = await startSite();
const browser = await launchBrowser();

async function measure(path: string, markup: boolean): Promise<Figures> {
  const visitor = await newVisitor(browser, { layout: 'mobile', language: 'zh', site: site.url });
  const { page } = visitor;
  const cdp = await visitor.context.newCDPSession(page);
  let bytes = 0;
  let scriptBytes = 0;
  const kinds = new Map<string, string>();
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') scriptBytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (!markup) {
    await page.route(`${site.url}${path}`, async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text())
        .replace(
          /<div id="root">[\s\S]*<\/div>(?=<script type="application\/json")/,
          '<div id="root"></div>',
        )
        .replace('"rendered":true', '"rendered":false');
      await route.fulfill({
        response: answer,
        body: html,
        headers: { ...answer.headers(), 'content-encoding': '' },
      });
    });
  }
  await page.addInitScript(() => {
    const holder = window as unknown as { headingAt?: number };
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main h1')) return;
      holder.headingAt = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  await page.locator('main h1').first().waitFor({ timeout: 30_000 });
  const figures = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    heading: (window as unknown as { headingAt?: number }).headingAt ?? Number.NaN,
    alive: Math.max(
      ...performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    ),
  }));
  await visitor.close();
  return { ...figures, bytes, scriptBytes };
}

try {
  for (const path of PATHS) {
    const runs: { on: Figures; off: Figures }[] = [];
    for (let run = 0; run <= RUNS; run += 1) {
      const pair = { on: await measure(path, true), off: await measure(path, false) };
      // The first pair warms the machine up.
      if (run > 0) runs.push(pair);
    }
    const of = (key: keyof Figures, side: 'on' | 'off') =>
      Math.round(median(runs.map((run) => run[side][key])));
    const ratio = median(runs.map((run) => run.on.heading / run.off.heading));
    console.log(
      `${path}: first paint ${of('paint', 'on')} ms, heading ${of('heading', 'on')} ms (without markup ${of('heading', 'off')} ms, ratio ${ratio.toFixed(2)}), ` +
        `all loaded ${of('alive', 'on')} ms; ${(of('bytes', 'on') / 1024).toFixed(0)} KB, of them scripts ${(of('scriptBytes', 'on') / 1024).toFixed(0)} KB`,
    );
  }
} finally {
  await browser.close();
  await site.close();
}
