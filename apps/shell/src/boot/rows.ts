import type { RowOverride } from '@temple/contracts';
import type { RouteRow } from '@temple/route-table';
import compact from '../.generated/rows.json';

/** A row of the table with its owner; titles come per language, see `titles.ts`. */
export type ShellRow = Omit<RouteRow, 'title'> & { readonly owner: string };

const LAYOUTS = { m: 'mobile', d: 'desktop', b: 'both' } as const;

function readRow(row: readonly (string | number)[]): ShellRow {
  const [id, owner, page, redirect, flags, breakpoint, twin, authcode, loginReturn] = row.map(
    String,
  ) as [string, string, string, string, string, string, string, string, string];
  return {
    id,
    owner,
    path: id === 'root' ? '/' : `/${id.split('.').join('/')}`,
    ...(page ? { page } : {}),
    ...(redirect ? { redirect } : {}),
    state: flags[0] === 'l' ? 'live' : 'planned',
    access: flags[1] === 'l' ? 'login' : 'public',
    layout: LAYOUTS[flags[2] as keyof typeof LAYOUTS],
    breakpoint: breakpoint === '1080' ? 1080 : 980,
    ...(twin ? { twin } : {}),
    ...(authcode === 'live' || authcode === 'av' ? { authcode } : {}),
    ...(loginReturn ? { loginReturn } : {}),
    ...(flags.includes('k') ? { keepAlive: true } : {}),
    ...(flags.includes('g') ? { location: true } : {}),
  };
}

/** The table that the shell was built with, corrected by what the registry says today. */
export function readRows(overrides: readonly RowOverride[]): ReadonlyMap<string, ShellRow> {
  const rows = new Map(
    (compact as (string | number)[][]).map((row) => [String(row[0]), readRow(row)]),
  );
  for (const { title: _title, ...override } of overrides) {
    const path = override.id === 'root' ? '/' : `/${override.id.split('.').join('/')}`;
    rows.set(override.id, { ...override, path });
  }
  return rows;
}
