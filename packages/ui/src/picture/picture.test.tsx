import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Picture, Scene } from './index.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const photo = () => document.querySelector('img');
const complete = (value: boolean, naturalWidth = 0): void => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(value);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
};

it('keeps room for the picture and loads it lazily', () => {
  complete(false);
  render(<Picture src="/a.jpg" alt="山门" ratio="4:3" />);
  expect(photo()?.getAttribute('loading')).toBe('lazy');
  expect(photo()?.getAttribute('width')).toBe('1200');
  expect(photo()?.getAttribute('height')).toBe('900');
});

it('fades in once loaded, but a priority picture never waits for a fade', () => {
  complete(false);
  const { rerender } = render(<Picture src="/a.jpg" alt="" />);
  expect(photo()?.dataset['state']).toBe('waiting');
  fireEvent.load(photo()!);
  expect(photo()?.dataset['state']).toBe('shown');

  rerender(<Picture src="/b.jpg" alt="" priority />);
  expect(photo()?.dataset['state']).toBe('initial');
  expect(photo()?.getAttribute('loading')).toBe('eager');
});

it('becomes a drawn scene of the same meaning when loading fails', () => {
  complete(false);
  render(<Picture src="/gone.jpg" alt="大殿" />);
  fireEvent.error(photo()!);
  expect(photo()).toBeNull();
  expect(screen.getByRole('img', { name: '大殿' }).tagName).toBe('svg');
});

it('notices an error that happened before React was there', () => {
  complete(true, 0);
  render(<Picture src="/gone.jpg" alt="大殿" />);
  expect(photo()).toBeNull();
});

it('tries again when it gets another source', () => {
  complete(false);
  const { rerender } = render(<Picture src="/gone.jpg" alt="大殿" />);
  fireEvent.error(photo()!);
  rerender(<Picture src="/there.jpg" alt="大殿" />);
  expect(photo()?.getAttribute('src')).toBe('/there.jpg');
});

it('without a source draws a scene, silent when it only decorates', () => {
  const { container } = render(<Picture alt="" seed="x" />);
  expect(photo()).toBeNull();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('draws the same scene for the same seed and different ones for others', () => {
  const draw = (seed: string) => renderToString(<Scene seed={seed} />);
  expect(draw('一灯')).toBe(draw('一灯'));
  expect(new Set(Array.from({ length: 40 }, (_, i) => draw(`article-${i}`))).size).toBe(40);
});

it('shows the picture in the HTML of the server, without script', () => {
  const html = renderToString(<Picture src="/a.jpg" alt="山门" />);
  expect(html).toContain('data-state="initial"');
  expect(html).toContain('src="/a.jpg"');
});
