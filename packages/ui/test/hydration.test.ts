import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { storiesOf } from '../src/lib/story/all.ts';

/*
 * Every story is rendered where no window exists, as on the server, and then taken over in a browser.
 * A component that touches the page while it renders, writes a style attribute or guesses differently
 * on both sides fails here without a test of its own.
 */
const modules = import.meta.glob('../src/**/*.stories.tsx', { eager: true });
const stories = storiesOf(Object.values(modules) as Record<string, unknown>[]);
const html = new Map(
  stories.map(({ name, Story, props }) => {
    expect(typeof window).toBe('undefined');
    return [name, renderToString(createElement(Story, props))];
  }),
);

describe('server HTML', () => {
  it('is there for every component', () => {
    expect(stories.length).toBeGreaterThan(45);
    const silent = stories.filter(({ name }) => html.get(name) === '');
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it.each(stories.map(({ name }) => name))('%s has no style attribute and no script', (name) => {
    expect(html.get(name)).not.toMatch(/\sstyle=|<script|<style/);
  });
});

describe('hydration', () => {
  let hydrateRoot: typeof import('react-dom/client').hydrateRoot;
  let act: typeof import('react').act;

  beforeAll(async () => {
    const { window } = new JSDOM('<!doctype html><html lang="zh"><body></body></html>', {
      pretendToBeVisual: true,
      url: 'https://temple.test/',
    });
    for (const key of Object.getOwnPropertyNames(window)) {
      if (key in globalThis) continue;
      Object.defineProperty(globalThis, key, {
        configurable: true,
        get: () => (window as unknown as Record<string, unknown>)[key],
      });
    }
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', window.document);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    // React DOM asks at its first import whether there is a page.
    ({ hydrateRoot } = await import('react-dom/client'));
    ({ act } = await import('react'));
  });

  it.each(stories)('$name', async ({ name, Story, props }) => {
    const container = document.createElement('div');
    container.innerHTML = html.get(name)!;
    document.body.append(container);
    const problems: unknown[] = [];
    const log = vi.spyOn(console, 'error').mockImplementation((...args) => problems.push(args));
    await act(async () => {
      const root = hydrateRoot(container, createElement(Story, props), {
        onRecoverableError: (error) => problems.push(error),
      });
      await Promise.resolve();
      setTimeout(() => root.unmount(), 0);
    });
    log.mockRestore();
    container.remove();
    expect(problems).toEqual([]);
  });
});
