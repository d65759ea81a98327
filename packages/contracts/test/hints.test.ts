import { describe, expect, it } from 'vitest';
import { parseHints } from '../src/hints.ts';

describe('parseHints', () => {
  it('reads what the cookies say', () => {
    expect(
      parseHints(
        't-lang=zh-Hant; t-theme=dark; t-text=largest; t-contrast=more; t-view=elder; t-width=390',
      ),
    ).toEqual({
      language: 'zh-Hant',
      theme: 'dark',
      text: 'largest',
      contrast: 'more',
      view: 'elder',
      width: 390,
    });
  });

  it('ignores what is not in the lists, for the values reach the HTML', () => {
    expect(parseHints('t-lang="><script>; t-theme=blue; t-text=; t-width=1e3x; other=1')).toEqual(
      {},
    );
  });

  it.each(['0', '-1', '390.5', '20000', 'NaN', ''])('takes no width of %j', (width) => {
    expect(parseHints(`t-width=${width}`)).toEqual({});
  });

  it('is empty without cookies', () => {
    expect(parseHints('')).toEqual({});
  });
});
