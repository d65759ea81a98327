import { LunarDay as TymeDay, SolarDay } from 'tyme4ts';
import { describe, expect, it } from 'vitest';
import { lunarDay, lunarName } from '../src/index.ts';

describe('lunar days', () => {
  it('agree with tyme4ts on every day of 1900–2100', () => {
    const wrong: string[] = [];
    let days = 0;
    for (let at = Date.UTC(1900, 0, 31); at < Date.UTC(2101, 0, 1); at += 86_400_000) {
      const date = new Date(at);
      const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
      const expected = SolarDay.fromYmd(year, month, day).getLunarDay();
      const ours = lunarDay(year, month, day);
      const signed = ours && (ours.leap ? -ours.month : ours.month);
      if (
        ours?.year !== expected.getYear() ||
        signed !== expected.getMonth() ||
        ours.day !== expected.getDay()
      ) {
        wrong.push(`${year}-${month}-${day}`);
      }
      days += 1;
    }
    expect(days).toBeGreaterThan(73_000);
    expect(wrong).toEqual([]);
  });

  it('know the new years that platforms get wrong', () => {
    expect(lunarDay(2027, 2, 6)).toEqual({ year: 2027, month: 1, leap: false, day: 1 });
    expect(lunarDay(2030, 2, 3)).toEqual({ year: 2030, month: 1, leap: false, day: 1 });
    expect(TymeDay.fromYmd(2027, 1, 1).getSolarDay().toString()).toBe('2027年2月6日');
  });

  it('are named as almanacs name them', () => {
    const name = (
      year: number,
      month: number,
      day: number,
      script: 'simplified' | 'traditional' = 'simplified',
    ) => {
      const found = lunarDay(year, month, day);
      return found && lunarName(found, script);
    };
    expect(name(2026, 2, 17)).toBe('正月初一');
    expect(name(2025, 7, 25)).toBe('闰六月初一');
    expect(name(2025, 7, 25, 'traditional')).toBe('閏六月初一');
    expect(name(2027, 1, 15)).toBe('腊月初八');
    expect(name(2027, 1, 15, 'traditional')).toBe('臘月初八');
    expect(name(2026, 11, 21)).toBe('十月十三');
    expect(lunarDay(1899, 1, 1)).toBeUndefined();
  });
});
