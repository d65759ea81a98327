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

type Attributes = Record<string, string>;

/** Gives the address for a reference of a body, or undefined to leave it as it is. */
export type Replace = (reference: string) => string | undefined;

/** Attributes with addresses in them replaced; what the parser read, so quotes and entities are no matter. */
function replaced(attributes: Attributes, replace: Replace): Attributes {
  const result = { ...attributes };
  for (const name of ['href', 'src', 'poster']) {
    const reference = result[name];
    if (reference) result[name] = replace(reference) ?? reference;
  }
  return result;
}

/**
 * Makes a body safe to keep: an allow-list of tags, attributes and addresses. Headings start at the
 * second level because the page's title is the first. What comes out stays as it is when it is
 * cleaned again: a removed tag can leave others nested as no parser would read them.
 */
export function sanitiseBody(html: string, replace: Replace = () => undefined): string {
  let clean = pass(html, replace);
  for (let left = 3; left > 0; left -= 1) {
    const again = pass(clean, () => undefined);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

function pass(html: string, replace: Replace): string {
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
    // A picture whose address was refused would be an empty frame.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
    transformTags: {
      h1: 'h2',
      a: (tagName, attribs) => {
        const { target: _target, rel: _rel, ...rest } = replaced(attribs, replace);
        const outside = /^https?:/i.test(rest['href'] ?? '');
        return {
          tagName,
          attribs: outside ? { ...rest, rel: 'noopener noreferrer', target: '_blank' } : rest,
        };
      },
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...replaced(attribs, replace), loading: 'lazy', decoding: 'async' },
      }),
      audio: (tagName, attribs) => ({
        tagName,
        attribs: { ...replaced(attribs, replace), controls: '', preload: 'none' },
      }),
      video: (tagName, attribs) => ({
        tagName,
        attribs: { ...replaced(attribs, replace), controls: '', preload: 'metadata' },
      }),
      source: (tagName, attribs) => ({ tagName, attribs: replaced(attribs, replace) }),
    },
  });
}
