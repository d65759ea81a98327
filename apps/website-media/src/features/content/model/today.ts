import { formatDate, htmlLang, type Language } from '@temple/i18n';

const HEAVENLY = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/** Day of a lunar month as Chinese readers write it: 初一 … 三十. */
export function lunarDay(day: number): string {
  if (day <= 10) return `初${HEAVENLY[day]}`;
  if (day < 20) return `十${HEAVENLY[day - 10]}`;
  if (day === 20) return '二十';
  if (day < 30) return `廿${HEAVENLY[day - 20]}`;
  return '三十';
}

/** Month and day of the Chinese lunar calendar; undefined where the platform does not know it. */
export function lunarDate(now: Date, timeZone: string): { month: string; day: number } | undefined {
  const format = new Intl.DateTimeFormat('zh-u-ca-chinese', { timeZone, month: 'long', day: 'numeric' });
  if (format.resolvedOptions().calendar !== 'chinese') return undefined;
  const parts = format.formatToParts(now);
  const month = parts.find((part) => part.type === 'month')?.value;
  const day = Number.parseInt(parts.find((part) => part.type === 'day')?.value ?? '', 10);
  return month && day ? { month, day } : undefined;
}

/** Today at the temple, with the lunar day for those who read Chinese. */
export function todayLine(now: Date, language: Language, timeZone: string): string {
  // Platforms rarely know the month names of Tibetan.
  if (language === 'bo') return formatDate(now.toISOString(), timeZone);
  const locale = language === 'en' ? 'en-GB' : htmlLang(language);
  const civil = new Intl.DateTimeFormat(locale, {
    timeZone,
    month: 'long',
    day: 'numeric',
    weekday: 'long',
  }).format(now);
  if (language === 'en') return civil;
  const lunar = lunarDate(now, timeZone);
  if (!lunar) return civil;
  const name = language === 'zh' ? '农历' : '農曆';
  const month = language === 'zh' ? lunar.month : lunar.month.replace('闰', '閏').replace('腊', '臘');
  return `${civil} · ${name}${month}${lunarDay(lunar.day)}`;
}
