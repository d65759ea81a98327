import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/* The texts of every app: the same keys and values to fill in, in each language that people write. */
const apps = path.join(import.meta.dirname, '../../../apps');
const LANGUAGES = ['zh', 'en', 'bo'] as const;
type Texts = Readonly<Record<string, string>>;

const folders = fs
  .readdirSync(apps)
  .filter((app) => fs.existsSync(path.join(apps, app, 'locales')))
  .sort();

const read = (app: string, language: string): Texts =>
  JSON.parse(fs.readFileSync(path.join(apps, app, 'locales', `${language}.json`), 'utf8')) as Texts;

/** English has plurals, the others have none. */
const base = (key: string) => key.replace(/_(one|other)$/, '');
const keys = (texts: Texts) => [...new Set(Object.keys(texts).map(base))].sort();
const places = (text: string | undefined) =>
  [...(text ?? '').matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]).sort();

it('finds the catalogues', () => {
  expect(folders).toEqual(expect.arrayContaining(['server', 'shell', 'website-media']));
});

describe.each(folders)('texts of %s', (app) => {
  const all = Object.fromEntries(
    LANGUAGES.map((language) => [language, read(app, language)]),
  ) as Record<(typeof LANGUAGES)[number], Texts>;

  it('are no more and no fewer files than the languages that people write', () => {
    expect(fs.readdirSync(path.join(apps, app, 'locales')).sort()).toEqual(
      LANGUAGES.map((one) => `${one}.json`).sort(),
    );
  });

  it.each(LANGUAGES)('have the same keys in %s as in Chinese', (language) => {
    expect(keys(all[language])).toEqual(keys(all.zh));
  });

  it.each(LANGUAGES)('are never empty in %s', (language) => {
    expect(
      Object.entries(all[language]).filter(([, text]) => typeof text !== 'string' || !text.trim()),
    ).toEqual([]);
  });

  it.each(['en', 'bo'] as const)('have the same places to fill in %s as in Chinese', (language) => {
    const other = Object.entries(all[language])
      // "One file" may do without its number.
      .filter(([key]) => !key.endsWith('_one'))
      .filter(
        ([key, text]) => places(text).join() !== places(all.zh[base(key)] ?? all.zh[key]).join(),
      );
    expect(other.map(([key]) => key)).toEqual([]);
  });

  it('have both forms of every English plural', () => {
    const forms = Object.keys(all.en).filter((key) => /_(one|other)$/.test(key));
    for (const form of new Set(forms.map(base))) {
      expect(forms).toEqual(expect.arrayContaining([`${form}_one`, `${form}_other`]));
    }
  });

  it('are written in their own script', () => {
    // Names, units and signs are the same everywhere; sentences are not.
    const latin = (texts: Texts) =>
      Object.entries(texts).filter(([, text]) =>
        /[a-z]{4,} [a-z]{3,}/i.test(text.replaceAll(/\{\{.*?\}\}/g, '')),
      );
    expect(latin(all.zh)).toEqual([]);
    expect(latin(all.bo)).toEqual([]);
    expect(
      Object.entries(all.en).filter(([, text]) => /[\u3400-\u9fff\u0f00-\u0fff]/.test(text)),
    ).toEqual([]);
  });
});
