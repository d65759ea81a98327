/** Writes `src/lunar-table.ts` from tyme4ts: run `pnpm --filter @temple/calendar table`. */
import fs from 'node:fs';
import { LunarYear } from 'tyme4ts';

const FIRST = 1900;
const LAST = 2100;

/** One lunar year in four characters of base 36: leap month, then a bit a month that has 30 days. */
function pack(year: number): string {
  const lunarYear = LunarYear.fromYear(year);
  const lengths = lunarYear
    .getMonths()
    .reduce((bits, month, index) => (month.getDayCount() === 30 ? bits | (1 << index) : bits), 0);
  return ((lunarYear.getLeapMonth() << 13) | lengths).toString(36).padStart(4, '0');
}

const years = Array.from({ length: LAST - FIRST + 1 }, (_, index) => pack(FIRST + index));
const lines = [];
for (let at = 0; at < years.length; at += 20)
  lines.push(`  '${years.slice(at, at + 20).join('')}'`);
fs.writeFileSync(
  new URL('../src/lunar-table.ts', import.meta.url),
  `/** Lunar years ${FIRST}–${LAST}, four characters each. Generated: see scripts/make-lunar-table.ts. */\nexport const LUNAR_YEARS =\n${lines.join(' +\n')};\n`,
);
