import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { RichText } from './index.ts';

afterEach(cleanup);

describe('in the browser', () => {
  it.each([
    ['a script', '<p>经文</p><script>alert(1)</script>'],
    ['a handler', '<p onclick="alert(1)">经文</p>'],
    ['a script address', '<p>经文</p><a href="javascript:alert(1)">x</a>'],
    ['a style', '<p style="position:fixed">经文</p>'],
    ['a frame', '<p>经文</p><iframe src="https://evil.test"></iframe>'],
    ['a form', '<p>经文</p><form action="https://evil.test"><input name="p"></form>'],
    ['what plays by itself', '<p>经文</p><audio autoplay controls src="/a.mp3"></audio>'],
    ['a name that hides a global', '<p id="cookie">经文</p>'],
  ])('removes %s', (_name, html) => {
    const { container } = render(<RichText html={html} />);
    expect(container.textContent).toContain('经文');
    expect(container.innerHTML).not.toMatch(
      /script|onclick|position|iframe|<form|<input|autoplay|id=/,
    );
  });

  it('keeps what an article needs', () => {
    const html =
      '<h2>题</h2><blockquote><p>偈</p></blockquote><table><tbody><tr><td>早课</td></tr></tbody></table><p lang="bo">ཨོཾ</p><audio controls="" src="/a.mp3"></audio><video controls="" poster="/p.jpg" src="/v.mp4"></video><img alt="像" src="/i.jpg" loading="lazy"><a href="/x" target="_blank">x</a>';
    const { container } = render(<RichText html={html} />);
    const root = container.firstElementChild!;
    for (const tag of ['h2', 'blockquote', 'td', '[lang=bo]', 'audio', 'video', 'img', 'a']) {
      expect(root.querySelector(tag), tag).not.toBeNull();
    }
    expect(root.querySelector('audio')?.hasAttribute('controls')).toBe(true);
  });

  it('sanitises the next text as well', () => {
    const { container, rerender } = render(<RichText html="<p>一</p>" />);
    rerender(<RichText html="<p>二<img src=x onerror=alert(1)></p>" />);
    expect(container.textContent).toBe('二');
    expect(container.innerHTML).not.toContain('onerror');
  });
});

describe('taking over the HTML of the server', () => {
  const takeOver = async (html: string): Promise<[HTMLElement, Element | null]> => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<RichText html={html} />);
    const before = container.querySelector('p');
    await act(async () => {
      hydrateRoot(container, <RichText html={html} />);
    });
    return [container, before];
  };

  it('leaves clean text alone, however it is spelt: what plays goes on playing', async () => {
    const [container, before] = await takeOver('<p>经文<br/></p><hr/>');
    expect(container.querySelector('p')).toBe(before);
  });

  it('cleans what the server let through', async () => {
    const [container] = await takeOver('<p>经文</p><a href="javascript:alert(1)">x</a>');
    expect(container.innerHTML).not.toContain('javascript');
  });
});
