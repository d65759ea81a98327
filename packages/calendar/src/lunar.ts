import { LUNAR_YEARS } from './lunar-table.ts';

/** A day of the Chinese lunar calendar. */
export interface LunarDay {
  /** Civil year in which the lunar year begins. */
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  /** Whether the month is the leap month that follows the one of its number. */
  readonly leap: boolean;
  /** 1–30. */
  readonly day: number;
}

const DAY_MS = 86_400_000;
const FIRST_YEAR = 1900;
/** New year's day of 1900. */
const START = Date.UTC(1900, 0, 31) / DAY_MS;

/**
 * The lunar day of a civil date between 31 January 1900 and the end of lunar year 2100; undefined
 * outside. From a table, because platforms disagree with the almanac on hundreds of days, among them
 * the new year of 2027.
 * @param month 1–12
 */
export function lunarDay(year: number, month: number, day: number): LunarDay | undefined {
  let left = Date.UTC(year, month - 1, day) / DAY_MS - START;
  if (left < 0) return undefined;
  for (let at = 0; at < LUNAR_YEARS.length; at += 4) {
    const packed = Number.parseInt(LUNAR_YEARS.slice(at, at + 4), 36);
    const leapMonth = packed >> 13;
    const months = leapMonth > 0 ? 13 : 12;
    for (let index = 0; index < months; index += 1) {
      const length = 29 + ((packed >> index) & 1);
      if (left < length) {
        const leap = leapMonth > 0 && index === leapMonth;
        const number = leapMonth > 0 && index >= leapMonth ? index : index + 1;
        return { year: FIRST_YEAR + at / 4, month: number, leap, day: left + 1 };
      }
      left -= length;
    }
  }
  return undefined;
}

const MONTHS = ['正', '二', '三', '四', '五', '六', '七', '八', '九', '十', '冬', '腊'];
const DIGITS = ['十', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** Day of a lunar month as almanacs write it: 初一 … 三十. */
function dayName(day: number): string {
  if (day <= 10) return `初${DIGITS[day % 10]}`;
  if (day < 20) return `十${DIGITS[day % 10]}`;
  if (day === 20) return '二十';
  return day === 30 ? '三十' : `廿${DIGITS[day % 10]}`;
}

/** A lunar day in Chinese: 腊月初八, 闰六月十五. */
export function lunarName(
  { month, leap, day }: LunarDay,
  script: 'simplified' | 'traditional',
): string {
  const name = `${leap ? '闰' : ''}${MONTHS[month - 1]}月${dayName(day)}`;
  return script === 'simplified' ? name : name.replace('闰', '閏').replace('腊', '臘');
}
