import { expect, test } from 'vitest';
import { growWindow, pagesOf } from './list-window.ts';

test('the following page is added, the same page changes nothing', () => {
  const one = growWindow(undefined, 'news', 1);
  const two = growWindow(one, 'news', 2);
  expect(pagesOf(two)).toEqual([1, 2]);
  expect(growWindow(two, 'news', 2)).toBe(two);
  expect(pagesOf(growWindow(two, 'news', 3))).toEqual([1, 2, 3]);
});

test('a shared address begins at its page', () => {
  expect(pagesOf(growWindow(undefined, 'news', 5))).toEqual([5]);
});

test('a jump, a step back and another list begin anew', () => {
  const window = { key: 'news', first: 1, last: 3 };
  expect(pagesOf(growWindow(window, 'news', 2))).toEqual([2]);
  expect(pagesOf(growWindow(window, 'news', 7))).toEqual([7]);
  expect(pagesOf(growWindow(window, 'culture', 4))).toEqual([4]);
});
