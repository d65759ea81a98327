import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { PasswordField } from './index.ts';

afterEach(cleanup);

const words = { label: '密码', showLabel: '显示', hideLabel: '隐藏' };

it('shows and hides what is typed and keeps it', () => {
  const ref = createRef<HTMLInputElement>();
  render(<PasswordField {...words} ref={ref} purpose="current" name="password" />);
  const input = screen.getByLabelText<HTMLInputElement>('密码');
  expect(ref.current).toBe(input);
  expect(input.type).toBe('password');
  fireEvent.change(input, { target: { value: 'lotus' } });
  fireEvent.click(screen.getByRole('button', { name: '显示' }));
  expect(input.type).toBe('text');
  expect(input.value).toBe('lotus');
  fireEvent.click(screen.getByRole('button', { name: '隐藏' }));
  expect(input.type).toBe('password');
});

it('tells password managers which password is meant', () => {
  const { rerender } = render(<PasswordField {...words} purpose="current" />);
  const input = screen.getByLabelText('密码');
  expect(input.getAttribute('autocomplete')).toBe('current-password');
  rerender(<PasswordField {...words} purpose="new" />);
  expect(input.getAttribute('autocomplete')).toBe('new-password');
});

it('says the strength in words', () => {
  render(<PasswordField {...words} purpose="new" strength={{ level: 2, text: '尚可' }} />);
  const id = screen.getByLabelText('密码').getAttribute('aria-describedby');
  expect(screen.getByRole('status').textContent).toBe('尚可');
  expect(screen.getByRole('status').id).toBe(id);
});
