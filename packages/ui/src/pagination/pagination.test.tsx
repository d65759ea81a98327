import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { Pagination } from './index.ts';
import { visiblePages } from './pages.ts';

afterEach(cleanup);

it('always shows both ends and the current page, in order, with a gap only for two pages or more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (count, at) => {
      const page = (at % count) + 1;
      const shown = visiblePages(page, count);
      const numbers = shown.filter((n) => n !== null);
      expect(numbers[0]).toBe(1);
      expect(numbers.at(-1)).toBe(count);
      expect(numbers).toContain(page);
      expect(shown.length).toBeLessThanOrEqual(7);
      shown.forEach((n, i) => {
        const before = shown[i - 1];
        const after = shown[i + 1];
        if (n === null) expect(Number(after) - Number(before)).toBeGreaterThan(2);
        else if (typeof before === 'number') expect(n).toBe(before + 1);
      });
    }),
  );
});

const words = {
  hrefFor: (n: number) => `/list?page=${n}`,
  label: '分页',
  previousLabel: '上一页',
  nextLabel: '下一页',
  pageLabel: (n: number) => `第 ${n} 页`,
};

it('links to pages and marks the current one', () => {
  render(<Pagination {...words} page={2} pageCount={3} />);
  expect(screen.getByRole('link', { name: '下一页' }).getAttribute('href')).toBe('/list?page=3');
  expect(screen.getByRole('link', { name: '上一页' }).getAttribute('href')).toBe('/list?page=1');
  expect(screen.getByRole('link', { name: '第 2 页' }).getAttribute('aria-current')).toBe('page');
});

it('offers no way beyond the ends, and nothing at all for one page', () => {
  const { rerender, container } = render(<Pagination {...words} page={3} pageCount={3} />);
  expect(screen.queryByRole('link', { name: '下一页' })).toBeNull();
  rerender(<Pagination {...words} page={1} pageCount={1} />);
  expect(container.innerHTML).toBe('');
});
