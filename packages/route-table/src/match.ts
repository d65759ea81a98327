import type { RouteLayout, RouteRow } from './row.ts';
import { routeIdOfPath } from './path.ts';

/** The two layouts a visitor can be shown. */
export type LayoutKind = 'mobile' | 'desktop';

/** Layout for a viewport: desktop above the row's breakpoint (specification, section 2). */
export function layoutForWidth(row: Pick<RouteRow, 'breakpoint'>, width: number): LayoutKind {
  return width > row.breakpoint ? 'desktop' : 'mobile';
}

const serves = (layout: RouteLayout, kind: LayoutKind) => layout === 'both' || layout === kind;

/** A row as far as resolution needs it. */
export type ResolvableRow = Omit<RouteRow, 'title'>;

export type Resolution<R extends ResolvableRow> =
  | { readonly kind: 'page'; readonly row: R }
  /** Go to another row: a redirect of the table, or the counterpart for this layout. */
  | { readonly kind: 'redirect'; readonly to: R; readonly reason: 'redirect' | 'twin' }
  | { readonly kind: 'not-found' };

/**
 * Resolves a path for a layout: unknown → not found; redirects are followed to their end; a row of
 * the other layout gives way to its twin. A row without a twin is shown in either layout.
 * @param redirects target ids that a temple configures (the home page of `root`)
 */
export function resolveRoute<R extends ResolvableRow>(
  rows: ReadonlyMap<string, R>,
  path: string,
  kind: LayoutKind,
  redirects: Readonly<Record<string, string>> = {},
): Resolution<R> {
  const start = rows.get(routeIdOfPath(path));
  if (!start) return { kind: 'not-found' };
  let row = start;
  let reason: 'redirect' | 'twin' = 'redirect';
  for (let hops = 0; hops < 8; hops += 1) {
    const target = redirects[row.id] ?? row.redirect;
    const twin: string | undefined = serves(row.layout, kind) ? undefined : row.twin;
    const next: R | undefined = rows.get(target ?? twin ?? '');
    if (!next || next === row) break;
    reason = target ? 'redirect' : 'twin';
    row = next;
  }
  if (row === start) return { kind: 'page', row };
  return { kind: 'redirect', to: row, reason };
}
