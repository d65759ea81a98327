import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findChromium } from './chromium.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36';

/** Starts the machine's browser, or the one that the test tool was given. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: FLAGS, ...(executablePath ? { executablePath } : {}) });
}

/** Who visits, and with what. */
export interface VisitorOptions {
  readonly layout?: 'mobile' | 'desktop';
  readonly language?: 'zh' | 'zh-Hant' | 'en' | 'bo';
  /** Other cookies, such as `t-theme`. */
  readonly cookies?: Readonly<Record<string, string>>;
  /** Address that cookies are for. */
  readonly site: string;
}

/** A visitor's browser window and everything that went wrong in it. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors and warnings of the console, uncaught errors, violations of the content policy. */
  readonly complaints: string[];
  close(): Promise<void>;
}

/** Opens a fresh window of a phone (390×844) or a desktop (1280×800). */
export async function newVisitor(browser: Browser, options: VisitorOptions): Promise<Visitor> {
  const phone = options.layout !== 'desktop';
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    ...(phone ? { userAgent: PHONE, hasTouch: true, isMobile: true } : {}),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  const cookies = {
    ...(options.language ? { 't-lang': options.language } : {}),
    ...options.cookies,
  };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: options.site })),
  );
  // What is not there by then will not come: a failing test should not hold the others up.
  context.setDefaultTimeout(12_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return { context, page, complaints, close: () => context.close() };
}
