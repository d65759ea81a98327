import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const traditional = createRequire(import.meta.url)('../src/hant-loader.cjs') as (
  source: string,
) => string;

describe('the Chinese catalogue in Traditional script', () => {
  it.each([
    ['简体中文', '簡體中文'],
    ['图书与法会', '圖書與法會'],
    // What general tables write wrongly in temples.
    ['布施', '布施'],
    ['念佛念经', '念佛念經'],
    ['占察忏法', '占察懺法'],
  ])('%s becomes %s', (zh, hant) => {
    expect(traditional(zh)).toBe(hant);
  });

  it('keeps keys and places to fill in', () => {
    const source = JSON.stringify({ 'fail.slow': '网络较慢', files: '{{count}} 个文件' });
    expect(Object.keys(JSON.parse(traditional(source)) as object)).toEqual(['fail.slow', 'files']);
    expect(traditional(source)).toContain('{{count}}');
  });
});
