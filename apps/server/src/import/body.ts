import { Marked } from 'marked';
import { sanitiseBody } from './sanitise.ts';

const marked = new Marked({ gfm: true, breaks: false });

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Plain text: blank lines part paragraphs, single ones break lines. */
function plainToHtml(text: string): string {
  return text
    .trim()
    .split(/\r?\n\s*\r?\n/)
    .filter(Boolean)
    .map((paragraph) => `<p>${escape(paragraph.trim()).replace(/\r?\n/g, '<br>')}</p>`)
    .join('\n');
}

/** Formats that a body may be written in, by file extension. */
export const FORMATS: Readonly<Record<string, (body: string) => string>> = {
  '.md': (body) => marked.parse(body, { async: false }),
  '.markdown': (body) => marked.parse(body, { async: false }),
  '.html': (body) => /<body[^>]*>([\s\S]*)<\/body>/i.exec(body)?.[1] ?? body,
  '.htm': (body) => /<body[^>]*>([\s\S]*)<\/body>/i.exec(body)?.[1] ?? body,
  '.txt': plainToHtml,
};

/**
 * Turns a body into HTML that is safe to keep.
 * @param resolve gives the address for a reference of the source (a picture, a file, another
 *   article), or undefined to leave it as it is
 */
export async function bodyHtml(
  body: string,
  extension: string,
  resolve: (reference: string) => Promise<string | undefined>,
): Promise<string> {
  const html = (FORMATS[extension] ?? plainToHtml)(body);
  const references = new Set<string>();
  const clean = sanitiseBody(html, (reference) => void references.add(reference));
  const found = new Map<string, string>();
  for (const reference of references) {
    const address = await resolve(reference);
    if (address !== undefined) found.set(reference, address);
  }
  return found.size === 0 ? clean : sanitiseBody(html, (reference) => found.get(reference));
}

/** The first sentences of a body, for texts that come without a summary. */
export function summaryOf(html: string): string {
  const text = html
    .replace(/<(h\d|figure|table|blockquote)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ');
  const plain = text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > 120 ? `${plain.slice(0, 118)}…` : plain;
}
