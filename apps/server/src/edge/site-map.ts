import { isDeepStrictEqual } from 'node:util';
import { ROUTES, type OwnedRow } from '@temple/route-table';
import type { RowOverride } from '@temple/contracts';
import type { RegistryDocument, RegistryRow } from '../registry/document.ts';

/** The routes in force: the table of this build, corrected by what published remotes carry. */
export interface SiteMap {
  readonly rows: ReadonlyMap<string, OwnedRow>;
  /** Rows that differ from the table that the shell was built with. */
  readonly overrides: readonly RowOverride[];
}

const built = new Map(ROUTES.map((row) => [row.id, row]));

const same = (a: RegistryRow, b: OwnedRow) => {
  const { owner: _owner, ...row } = b;
  return isDeepStrictEqual({ ...a }, { ...row });
};

/** Routes of a revision. A row that another owner has keeps its owner: a remote cannot take it. */
export function siteMap(document: RegistryDocument): SiteMap {
  const rows = new Map(built);
  const overrides: RowOverride[] = [];
  for (const remote of Object.values(document.remotes)) {
    for (const row of remote.rows) {
      const before = built.get(row.id);
      if (before && (before.owner !== remote.id || same(row, before))) continue;
      const owned = { ...row, owner: remote.id } as OwnedRow;
      rows.set(row.id, owned);
      const { firstView: _firstView, path: _path, ...visible } = row;
      overrides.push({ ...visible, owner: remote.id } as RowOverride);
    }
  }
  return { rows, overrides };
}
