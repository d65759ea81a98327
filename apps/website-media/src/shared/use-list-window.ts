import { useEffect, useState } from 'react';
import { growWindow, type ListWindow } from './list-window.ts';

/** The list that was left last: whoever comes back from an article finds it as long as it was. */
let left: ListWindow | undefined;

/** Pages on the screen for the page that the address names. */
export function useListWindow(key: string, page: number): ListWindow {
  const [kept, keep] = useState(() =>
    growWindow(left?.key === key && left.last === page ? left : undefined, key, page),
  );
  const now = growWindow(kept, key, page);
  if (now !== kept) keep(now);
  useEffect(() => {
    left = now;
  }, [now]);
  return now;
}
