import { useEffect, useRef } from 'react';

/**
 * After a move within the site: start at the top and put the focus into the page, as a new document
 * would, so that screen readers and keyboards go on from there.
 */
export function Arrival({ place }: { place: string }) {
  const previous = useRef(place);
  useEffect(() => {
    if (previous.current === place) return;
    previous.current = place;
    if (history.state?.idx !== undefined && performance.getEntriesByType('navigation').length > 0) {
      window.scrollTo(0, 0);
    }
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [place]);
  return null;
}
