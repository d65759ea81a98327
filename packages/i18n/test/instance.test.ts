import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CatalogueLoaders, Language } from '../src/index.ts';

/* Which namespaces a page has is remembered by the module: each test gets a fresh one. */
let i18n: typeof import('../src/index.ts');

beforeEach(async () => {
  vi.resetModules();
  i18n = await import('../src/index.ts');
});

const TEXTS: Record<Language, Record<string, string>> = {
  zh: { open: '开放', files: '{{count}} 个文件', 'error.http404': '地址有误' },
  'zh-Hant': { open: '開放', files: '{{count}} 個文件', 'error.http404': '地址有誤' },
  en: {
    open: 'Open',
    files_one: '{{count}} file',
    files_other: '{{count}} files',
    'error.http404': 'Wrong address',
  },
  bo: { open: 'སྒོ་ཕྱེ།', files: '{{count}}', 'error.http404': 'ནོར།' },
};

const loaders = (texts = TEXTS, broken: readonly Language[] = []): CatalogueLoaders =>
  Object.fromEntries(
    Object.entries(texts).map(([language, catalogue]) => [
      language,
      () =>
        broken.includes(language as Language)
          ? Promise.reject(new Error('weak signal'))
          : Promise.resolve({ default: catalogue }),
    ]),
  ) as unknown as CatalogueLoaders;

describe('addNamespace', () => {
  it('has the texts of the current language when it is done', async () => {
    const instance = i18n.createI18n('en');
    await i18n.addNamespace(instance, 'page', loaders());
    expect(instance.t('open', { ns: 'page' })).toBe('Open');
    expect(instance.t('files', { ns: 'page', count: 1 })).toBe('1 file');
    expect(instance.t('files', { ns: 'page', count: 3 })).toBe('3 files');
  });

  it('takes a dot in a key as part of it', async () => {
    const instance = i18n.createI18n('zh');
    await i18n.addNamespace(instance, 'page', loaders());
    expect(instance.t('error.http404', { ns: 'page' })).toBe('地址有误');
  });

  it('loads only the language that is shown, once', async () => {
    const instance = i18n.createI18n('zh');
    const all = loaders();
    const spies = { ...all, zh: vi.fn(all.zh), en: vi.fn(all.en) };
    await i18n.addNamespace(instance, 'page', spies);
    await i18n.addNamespace(instance, 'page', spies);
    expect(spies.zh).toHaveBeenCalledTimes(1);
    expect(spies.en).not.toHaveBeenCalled();
  });

  it('tells when the texts do not arrive, and can be tried again', async () => {
    const instance = i18n.createI18n('zh');
    await expect(i18n.addNamespace(instance, 'page', loaders(TEXTS, ['zh']))).rejects.toThrow(
      'weak signal',
    );
    await i18n.addNamespace(instance, 'page', loaders());
    expect(instance.t('open', { ns: 'page' })).toBe('开放');
  });

  it('keeps two remotes apart', async () => {
    const instance = i18n.createI18n('en');
    await i18n.addNamespace(instance, 'one', loaders());
    await i18n.addNamespace(instance, 'two', loaders({ ...TEXTS, en: { open: 'Opened' } }));
    expect([instance.t('open', { ns: 'one' }), instance.t('open', { ns: 'two' })]).toEqual([
      'Open',
      'Opened',
    ]);
  });
});

describe('switchLanguage', () => {
  it('shows no key and no other language at any moment', async () => {
    const instance = i18n.createI18n('zh');
    let release: () => void = () => {};
    const slow: CatalogueLoaders = {
      ...loaders(),
      en: () =>
        new Promise((resolve) => {
          release = () => resolve({ default: TEXTS.en });
        }),
    };
    await i18n.addNamespace(instance, 'fast', loaders());
    await i18n.addNamespace(instance, 'slow', slow);
    const seen: string[] = [];
    const look = () =>
      seen.push(instance.t('open', { ns: 'fast' }), instance.t('open', { ns: 'slow' }));
    instance.on('languageChanged', look);
    const switching = i18n.switchLanguage(instance, 'en');
    await vi.waitFor(() => expect(instance.hasResourceBundle('en', 'fast')).toBe(true));
    look();
    expect(instance.language).toBe('zh');
    release();
    await switching;
    look();
    expect(seen).toEqual(['开放', '开放', 'Open', 'Open', 'Open', 'Open']);
  });

  it.each(['zh-Hant', 'en', 'bo'] as const)(
    'stays when the texts of %s do not arrive',
    async (language) => {
      const instance = i18n.createI18n('zh');
      await i18n.addNamespace(instance, 'good', loaders());
      await i18n.addNamespace(instance, 'bad', loaders(TEXTS, [language]));
      await expect(i18n.switchLanguage(instance, language)).rejects.toThrow('weak signal');
      expect(instance.language).toBe('zh');
      expect(instance.t('open', { ns: 'good' })).toBe('开放');
      expect(instance.t('open', { ns: 'bad' })).toBe('开放');
    },
  );
});

describe('languages', () => {
  it('offers the four, each named in itself', () => {
    expect(i18n.LANGUAGE_NAMES.map(({ code }) => code)).toEqual(['zh', 'zh-Hant', 'en', 'bo']);
    expect(i18n.LANGUAGE_NAMES.map(({ name }) => name)).toEqual([
      '简体中文',
      '繁體中文',
      'English',
      'བོད་ཡིག',
    ]);
  });

  it('tells browsers the script, so that they choose the right shapes', () => {
    expect(i18n.LANGUAGE_NAMES.map(({ code }) => i18n.htmlLang(code))).toEqual([
      'zh-Hans',
      'zh-Hant',
      'en',
      'bo',
    ]);
  });
});
