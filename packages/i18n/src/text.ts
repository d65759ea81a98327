import { useTranslation } from 'react-i18next';
import type { Language } from './languages.ts';

/** Gives the text of a key; values fill `{{name}}` places, `count` chooses English plurals. */
export type Text<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

type BaseKey<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/**
 * A hook for the texts of one namespace, with its keys checked:
 * `export const useText = textOf<typeof import('../locales/zh.json')>('website-media')`.
 */
export function textOf<Catalogue extends object>(namespace: string) {
  type Key = BaseKey<Extract<keyof Catalogue, string>>;
  return function useText(): Text<Key> {
    const { t } = useTranslation(namespace);
    const translate = t as unknown as (key: string, values: object) => string;
    return (key, values) => translate(key, { ...values, ns: namespace });
  };
}

/** The visitor's language. */
export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}
