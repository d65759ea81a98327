import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyHtml } from '../../src/import/body.ts';
import { sanitiseBody } from '../../src/import/sanitise.ts';

const hostile = [
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">a</p>',
  '<img src="https://x.example/a.png" onerror=alert(1)>',
  '<img src=x onerror=alert(1)//',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="JaVa&#10;Script:alert(1)">a</a>',
  '<a href="&#106;avascript&colon;alert(1)">a</a>',
  '<a href=" \u0001javascript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<a href="vbscript:x">a</a>',
  '<style>body{display:none}</style>',
  '<p style="position:fixed">a</p>',
  '<iframe src="https://x.example"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<form action="/x"><input name="a"><button>b</button></form>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<base href="https://x.example"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="x">',
  '<p>a<!-- <script>alert(1)</script> --></p>',
  '<<script>script>alert(1)<</script>/script>',
];

const FORBIDDEN =
  /<\s*\/?\s*(script|style|iframe|object|embed|form|input|button|svg|math|base|meta|link)\b|\son\w+\s*=|\sstyle\s*=|(href|src|poster)="\s*(javascript|data|vbscript):|<!--/i;

/** Markup without text, in which a word such as onclick= may stand. */
const tags = (html: string) => (html.match(/<[^>]*>/g) ?? []).join('');

describe('bodies', () => {
  it.each(hostile)('act in no way: %s', (html) => {
    expect(tags(sanitiseBody(html))).not.toMatch(FORBIDDEN);
  });

  it('act in no way when they are Markdown', async () => {
    for (const source of [
      ...hostile,
      '[a](javascript:alert(1))',
      '![a](data:text/html,x)',
      '<javascript:alert(1)>',
    ]) {
      expect(tags(await bodyHtml(source, '.md', async () => undefined)), source).not.toMatch(
        FORBIDDEN,
      );
    }
  });

  it('leave no empty picture where an address was refused', () => {
    expect(sanitiseBody('<p>a<img src="data:image/png;base64,AA" alt="b">c</p>')).toBe('<p>ac</p>');
  });

  it('stay as they are when they are cleaned again', () => {
    const part = fc.oneof(
      fc.constantFrom(
        ...hostile,
        '<p>',
        '</p>',
        '<h1>',
        '</h1>',
        '<b>',
        '&amp;lt;',
        '&',
        '<',
        '>',
        '"',
        '\u00a0',
      ),
      fc.constantFrom(
        '<a href="https://x.example/?a=1&amp;b=2">',
        '</a>',
        '<img src="https://x.example/a.png">',
      ),
      fc.constantFrom(
        '<video src="https://x.example/a.mp4" controls></video>',
        '<ol start="3"><li>',
        '</li></ol>',
      ),
      fc.string({ maxLength: 20 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const once = sanitiseBody(parts.join(''));
        expect(sanitiseBody(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    '<table><caption>时间</caption><thead><tr><th scope="col">日</th></tr></thead><tbody><tr><td colspan="2">初一</td></tr></tbody></table>',
    '<p><ruby>般若<rp>（</rp><rt>bō rě</rt><rp>）</rp></ruby>波罗蜜多</p>',
    '<p lang="bo">ན་མོ་གུ་རུ༔ བཀྲ་ཤིས་བདེ་ལེགས༎ ༄༅། །</p>',
    '<p>𠮷野家，㐂、——“引”……　全形空格</p>',
    '<p><a href="https://x.example/" rel="noopener noreferrer" target="_blank">外</a> <a href="/library/all">内</a></p>',
  ])('keep what teaches unchanged: %s', (html) => {
    expect(sanitiseBody(html)).toBe(html);
  });
});
