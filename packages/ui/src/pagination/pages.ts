/** Which page numbers to show: both ends, the neighbours of the current one, `null` for a gap. */
export function visiblePages(page: number, count: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, count].filter((n) => n >= 1 && n <= count);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((n, i) => {
    const before = pages[i - 1];
    if (before === undefined || n === before + 1) return [n];
    // A gap of one page is as wide as the page itself.
    return n === before + 2 ? [n - 1, n] : [null, n];
  });
}
