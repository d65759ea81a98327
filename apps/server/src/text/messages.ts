import fs from 'node:fs';
import type { Language } from '@temple/contracts';
import { toTraditional } from './traditional.ts';

type Catalogue = Readonly<Record<string, string>>;

const read = (language: string): Catalogue =>
  JSON.parse(
    fs.readFileSync(new URL(`../../locales/${language}.json`, import.meta.url), 'utf8'),
  ) as Catalogue;

const zh = read('zh');

const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  zh,
  'zh-Hant': Object.fromEntries(
    Object.entries(zh).map(([key, text]) => [key, toTraditional(text)]),
  ),
  en: read('en'),
  bo: read('bo'),
};

/** The server's words for a visitor, with `{{name}}` places filled. */
export function message(
  key: string,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = CATALOGUES[language][key] ?? CATALOGUES.en[key] ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
