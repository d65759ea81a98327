import { expect, test } from 'vitest';
import { todayLine } from './today.ts';

const zone = 'Asia/Shanghai';

test("the day is the temple's day, whatever the visitor's clock says", () => {
  const eve = new Date('2026-02-16T17:00:00Z');
  expect(todayLine(eve, 'en', zone)).toBe('Tuesday 17 February');
  expect(todayLine(eve, 'zh', zone)).toBe('2月17日星期二 · 农历正月初一');
  expect(todayLine(eve, 'bo', zone)).toBe('17/02/2026');
});

test('leap months and traditional script are written as readers know them', () => {
  expect(todayLine(new Date('2025-07-25T04:00:00Z'), 'zh-Hant', zone)).toContain('農曆閏六月初一');
});
