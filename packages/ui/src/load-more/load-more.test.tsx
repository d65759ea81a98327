import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LoadMore, type LoadMoreProps } from './index.ts';

afterEach(cleanup);

const load = vi.fn();
const foot = (state: LoadMoreProps['state'], announcement?: string) => (
  <LoadMore
    state={state}
    label="再看"
    failedText="没有取到"
    retryLabel="再试"
    doneText="已到底"
    announcement={announcement}
    onLoad={load}
  />
);

it('loads once: a second tap while busy does nothing', () => {
  const { rerender } = render(foot('ready'));
  fireEvent.click(screen.getByRole('button', { name: '再看' }));
  rerender(foot('busy'));
  fireEvent.click(screen.getByRole('button', { name: '再看' }));
  expect(load).toHaveBeenCalledTimes(1);
});

it('says in the same region what came, what failed and that it is the end', () => {
  const { rerender } = render(foot('busy'));
  const region = screen.getByRole('status');
  rerender(foot('ready', '又来 20 篇'));
  expect(region.textContent).toBe('又来 20 篇');
  rerender(foot('failed'));
  expect(region.textContent).toBe('没有取到');
  expect(screen.getByRole('button', { name: '再试' })).toBeTruthy();
  rerender(foot('done'));
  expect(region.textContent).toBe('已到底');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status')).toBe(region);
});
