import { useSyncExternalStore } from 'react';
import { useAddress } from '@temple/router';
import {
  layoutForWidth,
  resolveRoute,
  routeIdOfPath,
  ROUTES,
  type LayoutKind,
  type OwnedRow,
  type Owner,
} from '@temple/route-table';

/** Live rows of a remote that show a page of their own in a layout. */
export function liveRows(owner: Owner, layout: LayoutKind): readonly OwnedRow[] {
  return ROUTES.filter(
    (row) =>
      row.owner === owner &&
      row.state === 'live' &&
      row.page &&
      (row.layout === 'both' || row.layout === layout),
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Width of the window; the fake shell has no server that would need a guess. */
export function useWidth(): number {
  return useSyncExternalStore(subscribe, () => window.innerWidth);
}

/** What an address shows in a window of this width, by the same rules as in the shell. */
export interface Place {
  readonly row: OwnedRow | undefined;
  readonly layout: LayoutKind;
  /** Path of the row when it is not the one that was asked for. */
  readonly corrected: string | undefined;
}

/** Resolves the current address among the rows of one remote; `/` is its first page. */
export function usePlace(owner: Owner): Place {
  const { pathname } = useAddress();
  const width = useWidth();
  const rows = new Map(
    ROUTES.filter((row) => row.owner === owner || row.id === 'root').map((row) => [row.id, row]),
  );
  const asked = rows.get(routeIdOfPath(pathname));
  const layout = layoutForWidth(asked ?? { breakpoint: 980 }, width);
  const home = liveRows(owner, layout)[0]?.id;
  const resolution = resolveRoute(rows, pathname, layout, home ? { root: home } : {});
  if (resolution.kind === 'not-found') return { row: undefined, layout, corrected: undefined };
  const row = resolution.kind === 'page' ? resolution.row : resolution.to;
  return {
    row,
    layout: layoutForWidth(row, width),
    corrected: resolution.kind === 'redirect' ? row.path : undefined,
  };
}
