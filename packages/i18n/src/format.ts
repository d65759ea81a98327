import type { Language } from './languages.ts';

const chinese = (language: Language) => language === 'zh' || language === 'zh-Hant';

const trim = (value: number) => String(Math.floor(value * 10) / 10);

/**
 * Short form of a count (specification, section 9). Chinese: up to 9999 as it is, then 万, then 亿;
 * other languages K, M, G.
 */
export function formatCount(count: number, language: Language): string {
  if (chinese(language)) {
    if (count < 10_000) return String(count);
    if (count < 100_000_000) return `${trim(count / 10_000)}${language === 'zh' ? '万' : '萬'}`;
    return `${trim(count / 100_000_000)}${language === 'zh' ? '亿' : '億'}`;
  }
  if (count < 1000) return String(count);
  if (count < 1_000_000) return `${trim(count / 1000)}K`;
  if (count < 1_000_000_000) return `${trim(count / 1_000_000)}M`;
  return `${trim(count / 1_000_000_000)}G`;
}

/** Year, month and day of an instant in the temple's time zone. */
function parts(instant: string, timeZone: string): { year: string; month: string; day: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const found = Object.fromEntries(
    format.formatToParts(new Date(instant)).map((part) => [part.type, part.value]),
  );
  return { year: found['year'] ?? '', month: found['month'] ?? '', day: found['day'] ?? '' };
}

/** Date as day/month/year (specification, section 9) in the temple's time zone. */
export function formatDate(instant: string, timeZone: string): string {
  const { year, month, day } = parts(instant, timeZone);
  return `${day}/${month}/${year}`;
}

/** Bytes as B, whole KB, or MB with one decimal. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = Math.round(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}
