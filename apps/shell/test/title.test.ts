import { describe, expect, it } from 'vitest';
import { pageTitle } from '../src/app/title.tsx';

const temple = '云栖寺';
const suffix = '官方网站';

describe('pageTitle', () => {
  it.each([
    ['pname wins over all', { pname: '心经', content: '文章', route: '栏目' }, '心经'],
    ['then the name of the content', { content: '文章', route: '栏目' }, '文章 · 云栖寺'],
    ['then the title of the route', { route: '栏目' }, '栏目 · 云栖寺'],
    ['else the temple and its suffix', {}, '云栖寺 官方网站'],
    ['an empty pname counts as none', { pname: '', route: '栏目' }, '栏目 · 云栖寺'],
  ])('%s', (_name, parts, title) => {
    expect(pageTitle({ ...parts, temple, suffix })).toBe(title);
  });
});
