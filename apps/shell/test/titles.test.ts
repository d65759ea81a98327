import type { BootData } from '@temple/contracts';
import { ROUTES } from '@temple/route-table';
import { describe, expect, it } from 'vitest';
import { RouteTitles } from '../src/boot/titles.ts';

const boot = (more: Partial<BootData> = {}) =>
  ({
    language: 'en',
    route: 'library.all',
    routeTitle: 'All files',
    rows: [],
    ...more,
  }) as unknown as BootData;

describe('RouteTitles', () => {
  it('knows the first page’s title before anything is loaded', () => {
    const titles = new RouteTitles(boot());
    expect(titles.get('library.all', 'en')).toBe('All files');
    expect(titles.get('library.all', 'zh')).toBeUndefined();
    expect(titles.get('library.list', 'en')).toBeUndefined();
  });

  it.each(['zh', 'zh-Hant', 'en', 'bo'] as const)(
    'has a title for every route once %s is loaded',
    async (language) => {
      const titles = new RouteTitles(boot());
      await titles.load(language);
      for (const { id, title } of ROUTES)
        expect(titles.get(id, language)).toBe(title[language] ?? title.zh);
    },
  );

  it('lets the registry’s titles win, and falls back to Chinese', async () => {
    const row = {
      id: 'library.all',
      title: { zh: '新标题', 'zh-Hant': '新標題', en: 'New title' },
    };
    const titles = new RouteTitles(boot({ rows: [row] as unknown as BootData['rows'] }));
    await titles.load('en');
    await titles.load('bo');
    expect(titles.get('library.all', 'en')).toBe('New title');
    expect(titles.get('library.all', 'bo')).toBe('新标题');
  });
});
