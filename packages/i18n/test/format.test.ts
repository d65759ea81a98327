import { describe, expect, it } from 'vitest';
import { formatCount, formatDate, formatSize } from '../src/format.ts';

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [9999, '9999'],
    [10_000, '1万'],
    [10_999, '1万'],
    [11_000, '1.1万'],
    [99_999_999, '9999.9万'],
    [100_000_000, '1亿'],
    [1_250_000_000, '12.5亿'],
  ])('%i in Chinese is %s', (count, text) => {
    expect(formatCount(count, 'zh')).toBe(text);
    expect(formatCount(count, 'zh-Hant')).toBe(text.replace('万', '萬').replace('亿', '億'));
  });

  it.each([
    [999, '999'],
    [1000, '1K'],
    [9999, '9.9K'],
    [10_000, '10K'],
    [999_999, '999.9K'],
    [1_000_000, '1M'],
    [99_999_999, '99.9M'],
    [100_000_000, '100M'],
    [1_000_000_000, '1G'],
  ])('%i elsewhere is %s', (count, text) => {
    expect(formatCount(count, 'en')).toBe(text);
    expect(formatCount(count, 'bo')).toBe(text);
  });
});

describe('formatDate', () => {
  it.each([
    // Midnight in Shanghai is 16:00 UTC, in Kathmandu 18:15, in New York 5:00 or 4:00.
    ['2026-11-19T15:59:59Z', 'Asia/Shanghai', '19/11/2026'],
    ['2026-11-19T16:00:00Z', 'Asia/Shanghai', '20/11/2026'],
    ['2026-11-19T18:14:59Z', 'Asia/Kathmandu', '19/11/2026'],
    ['2026-11-19T18:15:00Z', 'Asia/Kathmandu', '20/11/2026'],
    ['2026-11-20T04:59:59Z', 'America/New_York', '19/11/2026'],
    ['2026-11-20T05:00:00Z', 'America/New_York', '20/11/2026'],
    ['2026-07-20T03:59:59Z', 'America/New_York', '19/07/2026'],
    ['2026-07-20T04:00:00Z', 'America/New_York', '20/07/2026'],
    ['2026-12-31T16:00:00Z', 'Asia/Shanghai', '01/01/2027'],
    ['2028-02-28T16:00:00Z', 'Asia/Shanghai', '29/02/2028'],
  ])('%s in %s is %s', (instant, zone, text) => {
    expect(formatDate(instant, zone)).toBe(text);
  });
});

describe('formatSize', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [1536, '2 KB'],
    [1_048_575, '1.0 MB'],
    [1_048_576, '1.0 MB'],
    [5_662_310, '5.4 MB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });
});
