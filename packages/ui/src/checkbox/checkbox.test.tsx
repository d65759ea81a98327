import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Checkbox } from './index.ts';

afterEach(cleanup);

it('is a native checkbox with its label and notes', () => {
  const ref = createRef<HTMLInputElement>();
  const change = vi.fn();
  render(
    <Checkbox
      ref={ref}
      name="agree"
      label="同意"
      hint="随时可以撤回"
      error="请先同意"
      required
      requiredWord="必选"
      onChange={change}
    />,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: '同意必选' });
  expect(ref.current).toBe(box);
  expect(box.required).toBe(true);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  const notes = box.getAttribute('aria-describedby')!.split(' ');
  expect(notes.map((id) => document.getElementById(id)?.textContent)).toEqual([
    '请先同意',
    '随时可以撤回',
  ]);
  fireEvent.click(screen.getByText('同意'));
  expect(box.checked).toBe(true);
  expect(change).toHaveBeenCalledTimes(1);
});

it('shows what its owner holds', () => {
  const { rerender } = render(<Checkbox label="同意" checked={false} onChange={() => {}} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  fireEvent.click(box);
  expect(box.checked).toBe(false);
  rerender(<Checkbox label="同意" checked onChange={() => {}} />);
  expect(box.checked).toBe(true);
});
