import { expect, test } from 'vitest';
import { filterGroups, filterHref, filtersOf } from './filters.ts';

const facets = {
  columns: [
    { code: 'liturgy', name: 'Liturgy', count: 5 },
    { code: 'forms', name: 'Forms', count: 4 },
  ],
  classifications: [{ value: 'sutra', name: 'Sutras', count: 2 }],
  types: [
    { value: 'pdf', name: 'PDF', count: 8 },
    { value: 'zip', name: 'Archive', count: 1 },
  ],
};

test('absent parameters are left out, not empty', () => {
  expect(filtersOf({ column: '', type: 'pdf', page: '3', pname: 'x' })).toEqual({ type: 'pdf' });
});

test('a choice keeps the other filters and goes back to the first page', () => {
  expect(filterHref({ column: 'liturgy', type: 'pdf' }, 'type', 'zip')).toBe(
    '/library/list?column=liturgy&type=zip',
  );
  expect(filterHref({ column: 'liturgy', type: 'pdf' }, 'type', undefined)).toBe(
    '/library/list?column=liturgy',
  );
});

test('each group says what is chosen and how many files are behind each value', () => {
  const groups = filterGroups(facets, { type: 'pdf' }, 'All');
  expect(groups.map((group) => group.name)).toEqual(['column', 'type']);
  const type = groups[1];
  expect(type?.chips.map((chip) => [chip.label, chip.count, chip.current])).toEqual([
    ['All', undefined, false],
    ['PDF', 8, true],
    ['Archive', 1, false],
  ]);
});

test('a filter with a single value is shown only while it is chosen', () => {
  const groups = filterGroups(facets, { classification: 'sutra' }, 'All');
  expect(groups.map((group) => group.name)).toContain('classification');
});

test('a choice that leaves no file is still shown as chosen', () => {
  const type = filterGroups(facets, { type: 'wav' }, 'All').find((group) => group.name === 'type');
  expect(type?.chips.filter((chip) => chip.current)).toMatchObject([{ label: 'WAV', count: 0 }]);
});
