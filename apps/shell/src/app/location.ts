import { useEffect } from 'react';
import { useAddress, useNavigate } from '@temple/router';
import { layoutForWidth, resolveRoute, routeIdOfPath, type LayoutKind } from '@temple/route-table';
import type { ShellRow } from '../boot/rows.ts';
import { provideNavigator } from './navigator.ts';
import { useRuntime } from './runtime.tsx';
import { useViewportWidth } from './viewport.ts';

/** What the current address shows. */
export interface Place {
  readonly row: ShellRow | undefined;
  readonly layout: LayoutKind;
}

/**
 * Resolves the address for the viewport. Redirects and twins are shown at once and the address is
 * corrected behind them, so that a page keeps its state when the window crosses the breakpoint.
 */
export function usePlace(): Place {
  const { boot, rows } = useRuntime();
  const address = useAddress();
  const navigate = useNavigate();
  useEffect(() => provideNavigator((to) => void navigate(to)), [navigate]);
  const width = useViewportWidth(boot.layout);
  const asked = rows.get(routeIdOfPath(address.pathname));
  const layout = layoutForWidth(asked ?? { breakpoint: 980 }, width);
  const resolution = resolveRoute(rows, address.pathname, layout, { root: boot.home });
  const target = resolution.kind === 'redirect' ? resolution.to.path : undefined;
  useEffect(() => {
    if (target) void navigate(target + address.search + address.hash, { replace: true });
  }, [target, address.search, address.hash, navigate]);
  const row =
    resolution.kind === 'not-found'
      ? undefined
      : resolution.kind === 'page'
        ? resolution.row
        : resolution.to;
  return { row, layout: row ? layoutForWidth(row, width) : layout };
}
