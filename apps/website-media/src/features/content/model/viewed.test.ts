import { expect, test } from 'vitest';
import { firstView } from './viewed.ts';

test('an article counts once a visit', () => {
  expect(firstView('a')).toBe(true);
  expect(firstView('a')).toBe(false);
  expect(firstView('b')).toBe(true);
});
