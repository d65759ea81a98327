import { lunarDay, lunarName } from '@temple/calendar';
import { formatDate, htmlLang, type Language } from '@temple/i18n';

/** Year, month and day that it is at the temple. */
function civilDay(now: Date, timeZone: string): readonly [number, number, number] {
  const [day = 0, month = 0, year = 0] = formatDate(now.toISOString(), timeZone)
    .split('/')
    .map(Number);
  return [year, month, day];
}

/** Today at the temple, with the lunar day for those who read Chinese. */
export function todayLine(now: Date, language: Language, timeZone: string): string {
  // Platforms rarely know the month names of Tibetan.
  if (language === 'bo') return formatDate(now.toISOString(), timeZone);
  const civil = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : htmlLang(language), {
    timeZone,
    month: 'long',
    day: 'numeric',
    weekday: 'long',
  }).format(now);
  const lunar = language === 'en' ? undefined : lunarDay(...civilDay(now, timeZone));
  if (!lunar) return civil;
  return language === 'zh'
    ? `${civil} · 农历${lunarName(lunar, 'simplified')}`
    : `${civil} · 農曆${lunarName(lunar, 'traditional')}`;
}
