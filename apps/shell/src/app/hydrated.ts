import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False at the edge and for the first render in the browser, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
