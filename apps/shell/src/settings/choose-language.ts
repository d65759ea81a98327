import { api, configureClient } from '@temple/api-client';
import { rememberHint } from '@temple/browser-storage';
import type { Language } from '@temple/contracts';
import { htmlLang, switchLanguage } from '@temple/i18n';
import type { ShellRuntime } from '../app/runtime.tsx';

/**
 * Shows the product in another language without leaving the page: texts of the interface switch at
 * once, texts of the temple are asked for again. What is typed into forms stays.
 */
export async function chooseLanguage(runtime: ShellRuntime, language: Language): Promise<void> {
  await Promise.all([runtime.titles.load(language), switchLanguage(runtime.i18n, language)]);
  rememberHint('language', language);
  configureClient({ language });
  document.documentElement.lang = htmlLang(language);
  runtime.store.dispatch(api.util.resetApiState());
}
