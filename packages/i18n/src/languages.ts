import type { Language } from '@temple/contracts';

export type { Language };

/** Languages in the order in which they are offered, each named in itself. */
export const LANGUAGE_NAMES: readonly { code: Language; name: string }[] = [
  { code: 'zh', name: '简体中文' },
  { code: 'zh-Hant', name: '繁體中文' },
  { code: 'en', name: 'English' },
  { code: 'bo', name: 'བོད་ཡིག' },
];

/** Value of the HTML `lang` attribute: browsers choose Chinese fonts by script. */
export function htmlLang(language: Language): string {
  return language === 'zh' ? 'zh-Hans' : language;
}
