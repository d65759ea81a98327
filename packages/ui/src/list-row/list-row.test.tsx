import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ListRow } from './index.ts';

afterEach(cleanup);

it('is a link with a place to go', () => {
  render(<ListRow href="/sutra" title="金刚经" current />);
  const link = screen.getByRole('link', { name: '金刚经' });
  expect(link.getAttribute('href')).toBe('/sutra');
  expect(link.getAttribute('aria-current')).toBe('page');
});

it('is a button with something to do, and silent when disabled', () => {
  const click = vi.fn();
  const { rerender } = render(<ListRow onClick={click} title="提醒" />);
  fireEvent.click(screen.getByRole('button', { name: '提醒' }));
  rerender(<ListRow onClick={click} title="提醒" disabled />);
  fireEvent.click(screen.getByRole('button', { name: '提醒' }));
  expect(click).toHaveBeenCalledTimes(1);
});

it('is neither without: its trailing control stays reachable by itself', () => {
  render(<ListRow title="字号" trailing={<button>更大</button>} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
