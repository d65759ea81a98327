import { useSyncExternalStore } from 'react';

/** Breakpoints of the product; other widths never change a layout. */
const STEPS = [980, 1080];

const band = (width: number) => STEPS.filter((step) => width > step).length;

/** A width that stands for all widths between two breakpoints, so that dragging a window is cheap. */
const representative = (index: number) => [390, 1000, 1280][index] ?? 1280;

function subscribe(listener: () => void): () => void {
  const queries = STEPS.map((step) => window.matchMedia(`(width > ${step}px)`));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/**
 * The viewport's width as far as layouts care. The first value is the one that the HTML was made
 * for; the browser's own follows right after hydration.
 */
export function useViewportWidth(hinted: 'mobile' | 'desktop'): number {
  return useSyncExternalStore(
    subscribe,
    () => representative(band(window.innerWidth)),
    () => (hinted === 'desktop' ? 1280 : 390),
  );
}
