/** The pages of a list that are on the screen: one, or more after "load more". */
export interface ListWindow {
  /** The list and its filters. */
  readonly key: string;
  readonly first: number;
  readonly last: number;
}

/** What the window becomes when the address names `page`: the page that follows is added below. */
export function growWindow(now: ListWindow | undefined, key: string, page: number): ListWindow {
  if (now && now.key === key) {
    if (page === now.last) return now;
    if (page === now.last + 1) return { ...now, last: page };
  }
  return { key, first: page, last: page };
}

/** Page numbers of a window. */
export function pagesOf({ first, last }: ListWindow): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
