import i18next, { type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './languages.ts';

/** Texts of one namespace in one language: flat keys, `{{name}}` for values. */
export type Catalogue = Readonly<Record<string, string>>;
type Module = { default: Catalogue };

/** Loads a namespace's texts, one small file a language. */
export type CatalogueLoaders = Readonly<Record<Language, () => Promise<Module>>>;

const namespaces = new Map<string, CatalogueLoaders>();

/** Creates the instance of a page load, or of one language at the edge. */
export function createI18n(language: Language): I18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: [],
    defaultNS: false,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: 'languageChanged', bindI18nStore: '' },
    keySeparator: false,
    nsSeparator: false,
    returnNull: false,
    load: 'currentOnly',
  });
  return instance;
}

async function fill(
  instance: I18n,
  namespace: string,
  loaders: CatalogueLoaders,
  language: Language,
) {
  if (instance.hasResourceBundle(language, namespace)) return;
  const catalogue = await loaders[language]();
  instance.addResourceBundle(language, namespace, catalogue.default ?? catalogue, false, true);
}

/** Adds a namespace; resolves when the texts of the current language are there. */
export async function addNamespace(
  instance: I18n,
  namespace: string,
  loaders: CatalogueLoaders,
): Promise<void> {
  namespaces.set(namespace, loaders);
  await fill(instance, namespace, loaders, instance.language as Language);
}

/**
 * Switches the language once all namespaces of the page have their texts in it, so that no raw key
 * is ever shown. On failure the language stays and the error is thrown.
 */
export async function switchLanguage(instance: I18n, language: Language): Promise<void> {
  await Promise.all(
    [...namespaces].map(([namespace, loaders]) => fill(instance, namespace, loaders, language)),
  );
  await instance.changeLanguage(language);
}
