import { describe, expect, it } from 'vitest';
import { ROUTES, ROUTES_BY_OWNER, routeIdOfPath, routePath, type OwnedRow } from '../src/index.ts';

const byId = new Map<string, OwnedRow>(ROUTES.map((row) => [row.id, row]));
const rows = ROUTES.map((row) => [row.id, row] as const);
const twins = rows.filter(([, row]) => row.twin);
const redirects = rows.filter(([, row]) => row.redirect);

describe('the whole table', () => {
  it('has the routes of the specification, owner by owner', () => {
    const counts = Object.fromEntries(
      Object.entries(ROUTES_BY_OWNER).map(([owner, list]) => [owner, list.length]),
    );
    expect(counts).toEqual({
      shell: 13,
      'user-center': 42,
      'website-media': 73,
      'fahui-question': 33,
      'signup-study': 49,
      'practice-jtcourse': 60,
      futian: 10,
      guidemap: 15,
      'fabao-liutong': 29,
      'live-classroom': 7,
    });
    expect(ROUTES).toHaveLength(331);
  });

  it('names each id and each path once', () => {
    expect(byId.size).toBe(ROUTES.length);
    expect(new Set(ROUTES.map((row) => row.path)).size).toBe(ROUTES.length);
    // `/pc/Login` beside `/pc/login` would be two pages that visitors take for one.
    expect(new Set(ROUTES.map((row) => row.path.toLowerCase())).size).toBe(ROUTES.length);
  });

  it('is looked at in full by the tests below', () => {
    expect(twins.length).toBeGreaterThan(100);
    expect(redirects.length).toBeGreaterThan(3);
  });
});

describe('twins that do not point back', () => {
  it('are these', () => {
    const oneWay = twins.filter(([id, row]) => byId.get(row.twin ?? '')?.twin !== id);
    expect(oneWay.map(([id, row]) => `${id} → ${row.twin}`)).toEqual([
      'pc.question → question',
      'pc.signup → signup',
      'pc.jtcourse → jtcourse',
      'pc.login.login → login',
    ]);
  });
});

describe.each(rows)('%s', (id, row) => {
  it('has the path that its id says, and back', () => {
    expect(routePath(id)).toBe(row.path);
    expect(routeIdOfPath(row.path)).toBe(id);
    expect(routeIdOfPath(`${row.path}/`)).toBe(id);
    expect(row.path).toMatch(/^\/([\w-]+(\/[\w-]+)*)?$/);
  });

  it('has a title in every language that is needed', () => {
    const { zh, en, bo } = row.title;
    expect([zh, row.title['zh-Hant'], en].every((title) => title.trim())).toBe(true);
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(row.title['zh-Hant']).toMatch(/\p{Script=Han}/u);
    expect(en).toMatch(/^[\x20-\x7e]+$/);
    // A planned page may wait for its Tibetan; one that visitors read may not.
    if (row.state === 'live') expect(bo).toMatch(/\p{Script=Tibetan}/u);
  });

  it('leads to a page or on to another row, never both', () => {
    expect(Boolean(row.page) !== Boolean(row.redirect)).toBe(true);
    if (row.page) expect(row.page).toMatch(/^[a-z][a-z0-9-]*$/);
  });

  it('names only rows that exist', () => {
    for (const other of [row.twin, row.redirect, row.loginReturn]) {
      if (other !== undefined) expect(byId.has(other), other).toBe(true);
    }
    expect([row.twin, row.redirect]).not.toContain(id);
  });
});

describe.each(twins)('twin of %s', (_id, row) => {
  const twin = byId.get(row.twin ?? '') as OwnedRow;

  it('is for the other layout', () => {
    expect(row.layout).not.toBe('both');
    // A desktop page without a mobile page of its own leads to the area, which redirects on.
    const end = twin.redirect ? (byId.get(twin.redirect) as OwnedRow) : twin;
    expect([
      row.layout === 'mobile' ? 'desktop' : 'mobile',
      ...(twin.redirect ? ['both'] : []),
    ]).toContain(end.layout);
  });

  it('is the same page, so that a resize keeps what was typed', () => {
    if (twin.twin === row.id) expect([twin.owner, twin.page]).toEqual([row.owner, row.page]);
  });

  it('changes at the same width', () => {
    expect(twin.breakpoint).toBe(row.breakpoint);
  });
});

describe.each(redirects)('redirect of %s', (id, row) => {
  it('ends at a page after a few steps', () => {
    const seen = [id];
    let at: OwnedRow | undefined = row;
    while (at?.redirect) {
      expect(seen, 'loop').not.toContain(at.redirect);
      seen.push(at.redirect);
      at = byId.get(at.redirect);
    }
    expect(at?.page).toBeTruthy();
    expect(seen.length).toBeLessThanOrEqual(4);
  });
});
