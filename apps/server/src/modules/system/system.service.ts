import type { Language, TempleInfo } from '@temple/contracts';
import { fileAddress } from '../../files/addresses.ts';
import type { CallContext } from '../../http/context.ts';
import { DomainError } from '../../http/domain-error.ts';
import {
  localName,
  localText,
  preference,
  prose,
  shownLanguage,
  type WrittenLanguage,
} from '../../text/choose.ts';
import type { SystemRepository } from './system.repository.ts';

const LEVELS = ['province', 'city', 'district'] as const;

/** Configuration values travel as strings; lists of phrases one a line. */
function configText(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join('\n');
  return value === null || value === undefined ? '' : String(value);
}

/** What a temple is and how it is configured, in the visitor's language. */
export class SystemService {
  readonly #repository: SystemRepository;

  constructor(repository: SystemRepository) {
    this.#repository = repository;
  }

  async templeInfo({ language, ip }: Pick<CallContext, 'language' | 'ip'>): Promise<TempleInfo> {
    const temple = await this.#repository.temple();
    if (!temple) throw new DomainError('notFound');
    const { profile } = temple;
    const name = localName(temple.names, language);
    return {
      id: temple.id,
      templeName: name.text,
      templeNameLanguage: name.language,
      templePrefixImg: profile.prefixImage ? fileAddress(profile.prefixImage) : null,
      templeLogo: profile.logo ? fileAddress(profile.logo) : null,
      requestIP: ip,
      primaryColor: temple.primaryColor,
      languages: temple.languages,
      defaultLanguage: temple.defaultLanguage,
      modules: temple.modules,
      timeZone: profile.timeZone ?? 'Asia/Shanghai',
      address: localName(profile.address ?? {}, language).text,
      openingHours: localText(profile.openingHours, language),
      transport: localText(profile.transport, language),
    };
  }

  /** The temple's own introduction, for the home page. */
  async intro(language: Language): Promise<string> {
    return localText((await this.#repository.temple())?.profile.intro, language);
  }

  async configMap(code: string): Promise<Record<string, string>> {
    const entries = await this.#repository.config(code);
    return Object.fromEntries(entries.map(({ key, value }) => [key, configText(value)]));
  }

  /** A configuration value as it is kept. */
  async configValue(code: string, key: string): Promise<unknown> {
    return (await this.#repository.config(code)).find((entry) => entry.key === key)?.value;
  }

  async dict(code: string, language: Language) {
    const entries = await this.#repository.dict(code);
    return entries.map(({ value, name }) => ({
      dictName: localText(name, language),
      dictValue: value,
    }));
  }

  async agreement(code: string, language: Language) {
    const texts = await this.#repository.agreement(code);
    for (const written of preference(language)) {
      const text = texts.find((one) => one.language === written);
      if (!text) continue;
      return {
        agreementCode: code,
        title: prose(text.title, written, language),
        agreementContent: prose(text.body_html, written, language),
        language: shownLanguage(written as WrittenLanguage, language),
        updatedAt: text.updated_at.toISOString(),
      };
    }
    throw new DomainError('notFound');
  }

  async areas(id: string, language: Language) {
    const parent = Number(id);
    const rows = await this.#repository.areas(parent);
    if (rows.length === 0 && parent !== 0 && !(await this.#repository.areaExists(parent))) {
      throw new DomainError('notFound');
    }
    return rows.map((row) => ({
      id: String(row.id),
      // Place names have official Traditional forms that conversion mostly meets; ids decide.
      name: localText(row.names, language),
      parentId: String(row.parentId ?? 0),
      level: LEVELS[row.level - 1] ?? 'district',
      hasChildren: row.hasChildren,
    }));
  }
}
