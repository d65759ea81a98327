import type { RowOverride } from '@temple/contracts';
import { resolveRoute, ROUTES } from '@temple/route-table';
import { describe, expect, it } from 'vitest';
import { readRows } from '../src/boot/rows.ts';

const override = (id: string, more: Partial<RowOverride> = {}): RowOverride => ({
  id,
  owner: 'futian',
  page: 'new-page',
  state: 'live',
  access: 'public',
  layout: 'both',
  breakpoint: 980,
  title: { zh: '新', 'zh-Hant': '新', en: 'New' },
  ...more,
});

describe('readRows', () => {
  it('gives the table back as it is, without titles and first views', () => {
    const rows = readRows([]);
    expect(rows.size).toBe(331);
    for (const { title: _title, firstView: _firstView, ...row } of ROUTES)
      expect(rows.get(row.id)).toEqual(row);
  });

  it('adds a page that the registry knows and the shell does not', () => {
    const rows = readRows([override('futian.stones.detail')]);
    expect(rows.size).toBe(332);
    expect(resolveRoute(rows, '/futian/stones/detail', 'mobile')).toMatchObject({
      kind: 'page',
      row: { owner: 'futian', page: 'new-page' },
    });
  });

  it('opens a planned page without a new shell', () => {
    const planned = ROUTES.find((row) => row.state === 'planned' && row.owner === 'futian');
    const rows = readRows([override(String(planned?.id))]);
    expect(rows.size).toBe(331);
    expect(rows.get(String(planned?.id))).toMatchObject({
      state: 'live',
      page: 'new-page',
      path: planned?.path,
    });
  });

  it('keeps titles out of the rows: they come by language', () => {
    expect(readRows([override('root')]).get('root')).toEqual({
      id: 'root',
      owner: 'futian',
      page: 'new-page',
      state: 'live',
      access: 'public',
      layout: 'both',
      breakpoint: 980,
      path: '/',
    });
  });
});
