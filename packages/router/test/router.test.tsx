import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hrefOf, positiveInteger, StaticRouter, useGo, useQueryValues } from '../src/index.tsx';

describe('hrefOf', () => {
  it('is the path of the row', () => {
    expect(hrefOf('root')).toBe('/');
    expect(hrefOf('library.all')).toBe('/library/all');
    expect(hrefOf('pc.content.article')).toBe('/pc/content/article');
  });

  it('carries values, encoded, and leaves out what is not there', () => {
    expect(
      hrefOf('library.detail', { id: 'a&b=c', name: '心经', page: 2, none: undefined, empty: '' }),
    ).toBe('/library/detail?id=a%26b%3Dc&name=%E5%BF%83%E7%BB%8F&page=2');
    expect(hrefOf('library.detail', { id: 0 })).toBe('/library/detail?id=0');
    expect(hrefOf('library.detail', { id: undefined })).toBe('/library/detail');
  });
});

describe('positiveInteger', () => {
  it.each([
    ['1', 1],
    ['999999', 999_999],
    ['0', 7],
    ['-1', 7],
    ['1.5', 7],
    ['1e3', 7],
    ['01', 7],
    ['1000000', 7],
    ['٣', 7],
    ['', 7],
    [undefined, 7],
  ])('%j is %i', (value, number) => {
    expect(positiveInteger(value, 7)).toBe(number);
  });
});

describe('in a page', () => {
  it('reads the query as plain values', () => {
    let values: unknown;
    function Page() {
      values = useQueryValues();
      useGo();
      return null;
    }
    renderToStaticMarkup(
      <StaticRouter location="/library/list?column=sutras&amp=1&name=%E5%BF%83%E7%BB%8F">
        <Page />
      </StaticRouter>,
    );
    expect(values).toEqual({ column: 'sutras', amp: '1', name: '心经' });
  });
});
