import { expect, test } from 'vitest';
import { lunarDate, lunarDay, todayLine } from './today.ts';

const zone = 'Asia/Shanghai';

test('days of a lunar month are written as almanacs write them', () => {
  expect([1, 10, 11, 15, 20, 21, 29, 30].map(lunarDay)).toEqual([
    '初一', '初十', '十一', '十五', '二十', '廿一', '廿九', '三十',
  ]);
});

test('new year, the fifteenth and a leap month are where the almanac has them', () => {
  expect(lunarDate(new Date('2026-02-17T04:00:00Z'), zone)).toEqual({ month: '正月', day: 1 });
  expect(lunarDate(new Date('2026-12-25T04:00:00Z'), zone)).toMatchObject({ day: 17 });
  expect(lunarDate(new Date('2025-07-25T04:00:00Z'), zone)?.month).toContain('闰');
});

test("the day is the temple's day, whatever the visitor's clock says", () => {
  expect(todayLine(new Date('2026-02-16T17:00:00Z'), 'en', zone)).toBe('Tuesday 17 February');
  expect(todayLine(new Date('2026-02-16T17:00:00Z'), 'zh', zone)).toBe('2月17日星期二 · 农历正月初一');
  expect(todayLine(new Date('2026-02-16T17:00:00Z'), 'bo', zone)).toBe('17/02/2026');
});
