import { routeIdOfPath } from '@temple/route-table';
import type { Remotes } from '../remotes/remotes.ts';
import { navigateTo } from '../app/navigator.ts';
import type { ShellRow } from './rows.ts';

function ownLink(event: Event): URL | undefined {
  const anchor = (event.target as Element | null)?.closest?.('a[href]');
  if (!(anchor instanceof HTMLAnchorElement)) return undefined;
  if ((anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download'))
    return undefined;
  const url = new URL(anchor.href);
  return url.origin === location.origin ? url : undefined;
}

/**
 * Turns plain links of this site into moves within the page, so that components need no router and
 * links work before any script. Addresses outside the table (files, the API) stay what they are.
 */
export function followLinks(rows: ReadonlyMap<string, ShellRow>, remotes: Remotes): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const url = ownLink(event);
    if (!url || !rows.has(routeIdOfPath(url.pathname))) return;
    const samePage = url.pathname === location.pathname && url.search === location.search;
    if (samePage && url.hash) return;
    event.preventDefault();
    navigateTo(url.pathname + url.search + url.hash);
  });
  const prefetch = (event: Event) => {
    const url = ownLink(event);
    const row = url && rows.get(routeIdOfPath(url.pathname));
    if (row?.state === 'live' && row.page && row.owner !== 'shell')
      remotes.page(row.owner, row.page)?.start();
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch, { passive: true });
}
