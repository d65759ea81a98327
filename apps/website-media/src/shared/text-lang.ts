import { htmlLang, useLanguage, type Language } from '@temple/i18n';

/** Gives the `lang` attribute of a text that is not in the page's language, else nothing. */
export function useTextLang(): (language: Language) => string | undefined {
  const own = useLanguage();
  return (language) => (language === own ? undefined : htmlLang(language));
}
