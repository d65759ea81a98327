import type { Language } from '@temple/contracts';
import { toTraditional } from './traditional.ts';

/** Languages in which texts are written; `zh-Hant` is made from `zh`. */
export type WrittenLanguage = 'zh' | 'en' | 'bo';

/** Written languages in the order in which a reader of a language wants them. */
export function preference(language: Language): readonly WrittenLanguage[] {
  if (language === 'en') return ['en', 'zh', 'bo'];
  if (language === 'bo') return ['bo', 'zh', 'en'];
  return ['zh', 'en', 'bo'];
}

/** The language that a reader sees when a text was written in `written`. */
export function shownLanguage(written: WrittenLanguage, reader: Language): Language {
  return written === 'zh' && reader === 'zh-Hant' ? 'zh-Hant' : written;
}

/** Prose as a reader of `reader` sees it: Chinese is converted for readers of Traditional. */
export function prose(text: string, written: WrittenLanguage, reader: Language): string {
  return written === 'zh' && reader === 'zh-Hant' ? toTraditional(text) : text;
}

/** A short text kept in several languages; `zh-Hant` may be given where conversion would be wrong. */
export type LocalText = Readonly<Partial<Record<Language, string>>>;

/** Chooses and, where needed, converts; empty when there is none at all. */
export function localText(text: LocalText | null | undefined, reader: Language): string {
  if (!text) return '';
  const exact = text[reader];
  if (exact) return exact;
  for (const language of preference(reader)) {
    const found = text[language];
    if (found) return prose(found, language, reader);
  }
  return '';
}

/** A name as given in a language, never converted, with the language it is in. */
export function localName(text: LocalText, reader: Language): { text: string; language: Language } {
  for (const language of [reader, ...preference(reader)]) {
    const found = text[language];
    if (found) return { text: found, language };
  }
  return { text: '', language: 'zh' };
}
