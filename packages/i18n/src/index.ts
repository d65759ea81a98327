/** i18n facade: one i18next instance a page, typed texts, formats of the specification. */
export { I18nextProvider as I18nProvider } from 'react-i18next';
export type { i18n as I18nInstance } from 'i18next';
export * from './languages.ts';
export * from './instance.ts';
export * from './text.ts';
export * from './format.ts';
