/** What browser tests share: finding a browser, and visitors who notice what goes wrong. */
export { findChromium } from './chromium.ts';
export { launchBrowser, newVisitor, type Visitor, type VisitorOptions } from './visitor.ts';
