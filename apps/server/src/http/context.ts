import type { Language } from '@temple/contracts';
import type { Visit } from './visit.ts';

/** What a handler knows about the call it serves. */
export interface CallContext {
  /** Temple of the host name; the open database scope is the same. */
  readonly templeId: string;
  readonly language: Language;
  /** Address of the visitor, as the nearest trusted proxy saw it. Never logged. */
  readonly ip: string;
  /** Who is signed in; there for every operation with access `login`. */
  readonly account?: { readonly id: string; readonly sessionId: string };
  /** The session side of the call; absent where the edge runs an operation for a page. */
  readonly visit?: Visit;
}

const ALIASES: Readonly<Record<string, Language>> = {
  zh: 'zh',
  'zh-cn': 'zh',
  'zh-sg': 'zh',
  'zh-hans': 'zh',
  'zh-hant': 'zh-Hant',
  'zh-tw': 'zh-Hant',
  'zh-hk': 'zh-Hant',
  'zh-mo': 'zh-Hant',
  en: 'en',
  bo: 'bo',
};

/** The product's language for a language tag, for example `en-GB` or `zh-TW`. */
export function languageOfTag(tag: string): Language | undefined {
  const lower = tag.trim().toLowerCase();
  const parts = lower.split('-');
  return ALIASES[lower] ?? ALIASES[parts.slice(0, 2).join('-')] ?? ALIASES[parts[0] ?? ''];
}

/** The first language of an Accept-Language header that the product speaks. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.split(';q=');
      return { tag, quality: quality ? Number(quality) || 0 : 1 };
    })
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const language = languageOfTag(tag);
    if (language) return language;
  }
  return undefined;
}
