import type { BootData, Language } from '@temple/contracts';

type Titles = Readonly<Record<string, string>>;

const LOADERS: Readonly<Record<Language, () => Promise<{ default: Titles }>>> = {
  zh: () => import('../.generated/titles.zh.json'),
  'zh-Hant': () => import('../.generated/titles.zh-Hant.json'),
  en: () => import('../.generated/titles.en.json'),
  bo: () => import('../.generated/titles.bo.json'),
};

/**
 * Titles of routes. The first page's title is in the boot data; the others arrive after it, once a
 * language.
 */
export class RouteTitles {
  readonly #known = new Map<Language, Record<string, string>>();
  readonly #boot: BootData;

  constructor(boot: BootData) {
    this.#boot = boot;
    const first = boot.route && boot.routeTitle ? { [boot.route]: boot.routeTitle } : {};
    this.#known.set(boot.language, { ...first });
  }

  /** Title of a row if it is there already. */
  get(id: string, language: Language): string | undefined {
    return this.#known.get(language)?.[id];
  }

  /** Loads all titles of a language; an override of the registry wins. */
  async load(language: Language): Promise<void> {
    const all = await LOADERS[language]();
    const overrides = this.#boot.rows.map((row) => [row.id, row.title[language] ?? row.title.zh]);
    this.#known.set(language, { ...all.default, ...Object.fromEntries(overrides) });
  }
}
