import { expect, test } from 'vitest';
import { iconOf, isShown, kindOf } from './file-kind.ts';

test('a type belongs to its family whatever its case', () => {
  expect(kindOf('PDF')).toBe('pdf');
  expect(iconOf('wav')).toBe('file-audio');
  expect(kindOf('xyz')).toBe('other');
});

test('only what browsers show can be opened', () => {
  expect(isShown('pdf')).toBe(true);
  expect(isShown('zip')).toBe(false);
  expect(isShown('epub')).toBe(false);
});
