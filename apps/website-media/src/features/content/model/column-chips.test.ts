import { expect, test } from 'vitest';
import { familyChips, topChips } from './column-chips.ts';

const link = (code: string, kind: 'article' | 'library' = 'article') => ({
  code,
  name: code.toUpperCase(),
  kind,
});
const column = (code: string, children: string[] = []) => ({
  ...link(code),
  summary: '',
  children: children.map((one) => ({ ...link(one), summary: '' })),
});
const top = [link('news'), link('about'), link('library', 'library')];

test('a column with children leads to them and stands first as all of it', () => {
  const page = {
    column: column('news', ['notices', 'events']),
    breadcrumb: [link('news')],
    siblings: top,
  };
  const chips = familyChips(page, 'All');
  expect(chips.map((chip) => chip.label)).toEqual(['All', 'NOTICES', 'EVENTS']);
  expect(chips.filter((chip) => chip.current).map((chip) => chip.key)).toEqual(['news']);
});

test('a child leads to its parent and its siblings', () => {
  const page = {
    column: column('events'),
    breadcrumb: [link('news'), link('events')],
    siblings: [link('notices'), link('events')],
  };
  const chips = familyChips(page, 'All');
  expect(chips.map((chip) => chip.key)).toEqual(['news', 'notices', 'events']);
  expect(chips.find((chip) => chip.current)?.key).toBe('events');
  expect(chips[0]?.href).toBe('/website/column?column=news');
  expect(topChips(page)).toEqual([]);
});

test('from a part of the site the other parts are reached; a library column has its own page', () => {
  const page = { column: column('about'), breadcrumb: [link('about')], siblings: top };
  expect(familyChips(page, 'All')).toEqual([]);
  expect(topChips(page).map((chip) => chip.href)).toEqual([
    '/website/column?column=news',
    '/website/column?column=about',
    '/website/column/library?column=library',
  ]);
});
