import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Switch } from './index.ts';

afterEach(cleanup);

it('is a native checkbox that calls itself a switch', () => {
  const ref = createRef<HTMLInputElement>();
  const change = vi.fn();
  render(<Switch ref={ref} label="提醒" onWord="开" offWord="关" onChange={change} />);
  const input = screen.getByRole<HTMLInputElement>('switch', { name: '提醒' });
  expect(ref.current).toBe(input);
  fireEvent.click(input);
  expect(input.checked).toBe(true);
  expect(change).toHaveBeenCalledTimes(1);
});

it('says why it could not be switched', () => {
  render(<Switch label="提醒" error="没有网络" checked={false} onChange={() => {}} />);
  const input = screen.getByRole<HTMLInputElement>('switch');
  fireEvent.click(input);
  expect(input.checked).toBe(false);
  expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toBe(
    '没有网络',
  );
});
