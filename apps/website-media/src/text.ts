import { textOf, type CatalogueLoaders } from '@temple/i18n';
import type zh from '../locales/zh.json';

/** Texts of this remote. */
export const useText = textOf<typeof zh>('website-media');

export const locales: CatalogueLoaders = {
  zh: () => import('../locales/zh.json'),
  'zh-Hant': () => import('../locales/zh.json?hant'),
  en: () => import('../locales/en.json'),
  bo: () => import('../locales/bo.json'),
};
