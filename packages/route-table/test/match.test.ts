import { describe, expect, it } from 'vitest';
import {
  layoutForWidth,
  resolveRoute,
  ROUTES,
  type OwnedRow,
  type ResolvableRow,
} from '../src/index.ts';

const table = new Map<string, OwnedRow>(ROUTES.map((row) => [row.id, row]));
const KINDS = ['mobile', 'desktop'] as const;

describe('layoutForWidth', () => {
  it.each([
    [980, 980, 'mobile'],
    [980, 981, 'desktop'],
    [980, 1080, 'desktop'],
    [1080, 981, 'mobile'],
    [1080, 1080, 'mobile'],
    [1080, 1081, 'desktop'],
    [980, 320, 'mobile'],
    [1080, 3840, 'desktop'],
  ] as const)('breakpoint %i at %i px is %s', (breakpoint, width, kind) => {
    expect(layoutForWidth({ breakpoint }, width)).toBe(kind);
  });
});

describe('resolveRoute on the whole table', () => {
  const cases = ROUTES.flatMap((row) => KINDS.map((kind) => [row.path, kind, row] as const));

  it.each(cases)('%s on %s', (path, kind, row) => {
    const result = resolveRoute(table, path, kind);
    if (result.kind === 'not-found') throw new Error('a row of the table was not found');
    const end = result.kind === 'page' ? result.row : result.to;
    expect(end.page).toBeTruthy();
    // The layout fits, or there is no row that would.
    if (end.layout !== 'both' && end.twin) expect(end.layout).toBe(kind);
    if (result.kind === 'page') expect(result.row).toBe(row);
    else if (!row.redirect && !table.get(row.twin ?? '')?.redirect) {
      expect([result.reason, end.id]).toEqual(['twin', row.twin]);
    }
    // The end is the end: following it again changes nothing.
    expect(resolveRoute(table, end.path, kind)).toEqual({ kind: 'page', row: end });
  });

  it('knows no other address', () => {
    const unknown = [
      '/nowhere',
      '/pc/nowhere',
      '/library/all/more',
      '/Library',
      '//x',
      '/..',
      '/%2e',
      '/error',
      '/website/home.html',
    ];
    for (const path of unknown) {
      for (const kind of KINDS)
        expect(resolveRoute(table, path, kind), path).toEqual({ kind: 'not-found' });
    }
    for (const { path } of ROUTES) {
      expect(
        resolveRoute(table, `${path === '/' ? '' : path}/no-such-child`, 'mobile'),
        path,
      ).toEqual({ kind: 'not-found' });
    }
  });

  it('takes a slash at the end for the same address', () => {
    expect(resolveRoute(table, '/library/all/', 'mobile')).toMatchObject({
      kind: 'page',
      row: { id: 'library.all' },
    });
  });

  it('goes to the home page that a temple configures', () => {
    const ids = KINDS.map((kind) => {
      const result = resolveRoute(table, '/', kind, { root: 'library.all' });
      return result.kind === 'redirect' ? `${result.to.id} ${result.reason}` : result.kind;
    });
    expect(ids[0]).toBe('library.all redirect');
    expect(ids[1]).toBe(`${String(table.get('library.all')?.twin)} twin`);
  });
});

describe('resolveRoute on tables that no test lets through', () => {
  const row = (id: string, more: Partial<ResolvableRow> = {}): ResolvableRow => ({
    id,
    path: `/${id}`,
    page: id,
    state: 'live',
    access: 'public',
    layout: 'both',
    breakpoint: 980,
    ...more,
  });
  const tableOf = (...rows: ResolvableRow[]) => new Map(rows.map((one) => [one.id, one]));

  it('comes to an end in a circle', () => {
    const circle = tableOf(row('a', { redirect: 'b' }), row('b', { redirect: 'a' }));
    expect(['page', 'redirect']).toContain(resolveRoute(circle, '/a', 'mobile').kind);
  });

  it('stays where the target is missing', () => {
    const lost = tableOf(
      row('a', { redirect: 'gone' }),
      row('b', { layout: 'mobile', twin: 'gone' }),
    );
    expect(resolveRoute(lost, '/a', 'mobile').kind).toBe('page');
    expect(resolveRoute(lost, '/b', 'desktop').kind).toBe('page');
  });

  it('shows a row without a twin in either layout', () => {
    const single = tableOf(row('a', { layout: 'mobile' }));
    expect(resolveRoute(single, '/a', 'desktop')).toMatchObject({ kind: 'page', row: { id: 'a' } });
  });
});
