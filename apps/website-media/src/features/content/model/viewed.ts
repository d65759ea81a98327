const counted = new Set<string>();

/** True once for each article of a visit: reading it again, or a page built anew, is no new view. */
export function firstView(id: string): boolean {
  if (counted.has(id)) return false;
  counted.add(id);
  return true;
}
