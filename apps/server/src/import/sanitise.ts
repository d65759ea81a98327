import sanitizeHtml from 'sanitize-html';

/** Allowed in bodies: what teaches, nothing that acts. */
const TAGS = [
  'h2',
  'h3',
  'h4',
  'h5',
  'p',
  'br',
  'hr',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'del',
  'ins',
  'sub',
  'sup',
  'small',
  'mark',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'cite',
  'q',
  'pre',
  'code',
  'figure',
  'figcaption',
  'img',
  'audio',
  'video',
  'source',
  'a',
  'span',
  'div',
  'section',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'ruby',
  'rt',
  'rp',
  'abbr',
  'time',
];

/**
 * Makes a body safe to keep: an allow-list of tags, attributes and addresses. Headings start at the
 * second level because the page's title is the first.
 */
export function sanitiseBody(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      '*': ['lang', 'title', 'dir'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      audio: ['src', 'controls', 'preload'],
      video: ['src', 'controls', 'preload', 'poster', 'width', 'height'],
      source: ['src', 'type'],
      ol: ['start', 'type'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      time: ['datetime'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'], audio: ['https'], video: ['https'], source: ['https'] },
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, attribs) => {
        const outside = /^https?:/i.test(attribs['href'] ?? '');
        const { target: _target, rel: _rel, ...rest } = attribs;
        return {
          tagName,
          attribs: outside ? { ...rest, rel: 'noopener noreferrer', target: '_blank' } : rest,
        };
      },
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, loading: 'lazy', decoding: 'async' },
      }),
      audio: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, controls: '', preload: 'none' },
      }),
      video: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, controls: '', preload: 'metadata' },
      }),
    },
  });
}
