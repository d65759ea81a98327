import { useEffect } from 'react';
import { useSetPageTitle } from '@temple/remote-kit';
import { useAddress } from '@temple/router';

/** Names the page after what it shows, again for each address: the shell forgets it on moving. */
export function usePageName(name: string | undefined): void {
  const set = useSetPageTitle();
  const { pathname, search } = useAddress();
  useEffect(() => {
    if (name) set(name);
  }, [set, name, pathname, search]);
}
