import crypto from 'node:crypto';
import type { Language } from '@temple/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../edge/html.ts';
import { message } from '../text/messages.ts';

/** The house's ground without any of its code: this page must come when little else works. */
const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;text-align:center;background:#fdf9f3;color:#2b2521;font:1.125rem/1.7 system-ui,"PingFang SC","Noto Sans CJK SC",sans-serif}h1{font:600 1.5rem/1.4 "Songti SC","Noto Serif CJK SC",Georgia,serif}p{max-width:30em;margin:.5rem auto}a{color:#9b1d15}@media(prefers-color-scheme:dark){body{background:#18130e;color:#eee6e0}a{color:#fd9d8e}}';
const STYLE_HASH = crypto.createHash('sha256').update(STYLE).digest('base64');

/** Whether the visitor sees the answer as a page: a browser's own request outside the API. */
export function wantsPage(request: FastifyRequest): boolean {
  return (
    request.method === 'GET' &&
    !request.url.startsWith('/api/') &&
    (request.headers.accept ?? '').includes('text/html')
  );
}

export interface PlainPage {
  readonly status: number;
  readonly language: Language;
  /** Keys of the server's catalogue. */
  readonly title: string;
  readonly text: string;
  /** Asks again after this many seconds. */
  readonly again?: number;
}

/** Sends a page of a title and a sentence, in the visitor's language. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  const { language, again } = page;
  const title = escapeHtml(message(page.title, language));
  const retry = again ? `<p><a href="">${escapeHtml(message('againNow', language))}</a></p>` : '';
  return reply
    .code(page.status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'`,
      'cache-control': 'no-store',
      ...(again ? { 'retry-after': String(again) } : {}),
    })
    .send(
      `<!doctype html><html lang="${language === 'zh' ? 'zh-Hans' : language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${again ? `<meta http-equiv="refresh" content="${again}">` : ''}<title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${escapeHtml(message(page.text, language))}</p>${retry}</main></body></html>`,
    );
}
