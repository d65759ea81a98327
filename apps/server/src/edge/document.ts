import { themeCss } from '@temple/ui/tokens';
import { BOOT_ELEMENT, type BootData, type Language } from '@temple/contracts';
import type { Hints } from '@temple/contracts/hints';
import type { Head } from './head.ts';
import { attributes, dataBlock, escapeHtml } from './html.ts';
import type { PageAssets } from './page-assets.ts';

/** Value of the HTML `lang` attribute. */
export const htmlLang = (language: Language) => (language === 'zh' ? 'zh-Hans' : language);

export interface DocumentParts {
  readonly boot: BootData;
  readonly hints: Hints;
  readonly head: Head;
  readonly assets: PageAssets;
  /** Absolute address of this page in the site's own form. */
  readonly canonical: string;
  readonly alternates: readonly { language: Language; href: string }[];
  readonly origin: string;
  readonly nonce: string;
  /** Markup of the page, empty when the browser renders. */
  readonly markup: string;
  readonly noindex: boolean;
  /** Reloads the page when a build changes, while developing. */
  readonly devScript?: string | undefined;
}

const LAYERS = '@layer reset, tokens, ui, app;';

/** The whole HTML of a page. */
export function htmlDocument(parts: DocumentParts): string {
  const { boot, hints, head, assets, nonce } = parts;
  const meta = (name: string, content: string, kind: 'name' | 'property' = 'name') =>
    `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
  const root = attributes({
    lang: htmlLang(boot.language),
    'data-layout': boot.layout,
    'data-theme': hints.theme,
    'data-text': hints.text,
    'data-contrast': hints.contrast,
    'data-view': hints.view,
    'data-grayscale': boot.config['filter_grayscale'] === '1',
  });
  const styles = [
    `<style nonce="${nonce}">${LAYERS}${themeCss(boot.temple.primaryColor)}</style>`,
    ...assets.styles.map(
      ({ name, css }) => `<style nonce="${nonce}" data-href="${name}">${css}</style>`,
    ),
  ];
  const preloads = assets.preloads.map(
    ({ href, integrity }) =>
      `<link rel="preload" as="script" href="${href}" crossorigin="anonymous" integrity="${integrity}">`,
  );
  const scripts = [
    ...assets.scripts,
    ...(parts.devScript ? [{ href: parts.devScript, integrity: '' }] : []),
  ].map(
    ({ href, integrity }) =>
      `<script defer src="${href}" crossorigin="anonymous"${integrity ? ` integrity="${integrity}"` : ''}></script>`,
  );
  const image = head.image && new URL(head.image, parts.origin).href;
  return [
    '<!doctype html>',
    `<html${root}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', head.description),
    meta('theme-color', boot.temple.primaryColor),
    `<link rel="canonical" href="${escapeHtml(parts.canonical)}">`,
    ...parts.alternates.map(
      ({ language, href }) =>
        `<link rel="alternate" hreflang="${htmlLang(language)}" href="${escapeHtml(href)}">`,
    ),
    meta('og:title', head.title, 'property'),
    meta('og:description', head.description, 'property'),
    meta('og:type', head.type, 'property'),
    meta('og:url', parts.canonical, 'property'),
    meta('og:site_name', boot.temple.templeName, 'property'),
    ...(image ? [meta('og:image', image, 'property')] : []),
    ...(parts.noindex ? [meta('robots', 'noindex')] : []),
    ...(boot.temple.templeLogo
      ? [`<link rel="icon" href="${escapeHtml(boot.temple.templeLogo)}">`]
      : []),
    ...scripts,
    ...styles,
    ...preloads,
    `</head><body><div id="root">${parts.markup}</div>`,
    dataBlock(BOOT_ELEMENT, boot),
    '</body></html>',
  ].join('');
}
