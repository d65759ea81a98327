import { useEffect } from 'react';
import { useNavigate } from '@temple/router';
import { routeIdOfPath, ROUTES, type Owner } from '@temple/route-table';

/** Turns plain links to rows of the remote into moves within the page, as the shell does. */
export function useFollowedLinks(owner: Owner): void {
  const navigate = useNavigate();
  useEffect(() => {
    const ids = new Set(ROUTES.filter((row) => row.owner === owner).map((row) => row.id));
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const anchor = (event.target as Element | null)?.closest?.('a[href]');
      if (!(anchor instanceof HTMLAnchorElement) || anchor.target || anchor.download) return;
      const url = new URL(anchor.href);
      if (url.origin !== location.origin || !ids.has(routeIdOfPath(url.pathname))) return;
      if (url.hash && url.pathname + url.search === location.pathname + location.search) return;
      event.preventDefault();
      void navigate(url.pathname + url.search + url.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [owner, navigate]);
}
