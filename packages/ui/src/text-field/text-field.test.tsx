import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextField } from './index.ts';

afterEach(cleanup);

it('hands its ref and attributes to the native input', () => {
  const ref = createRef<HTMLInputElement>();
  render(
    <TextField
      ref={ref}
      label="手机号"
      name="phone"
      type="tel"
      autoComplete="tel"
      inputMode="tel"
    />,
  );
  const input = screen.getByRole('textbox', { name: '手机号' });
  expect(ref.current).toBe(input);
  expect(input.getAttribute('type')).toBe('tel');
  expect(input.getAttribute('autocomplete')).toBe('tel');
  expect(input.getAttribute('name')).toBe('phone');
});

it('empties an uncontrolled field, tells its owner and stays there', () => {
  const change = vi.fn();
  render(<TextField label="搜索" defaultValue="金刚经" clearLabel="清空" onChange={change} />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.click(screen.getByRole('button', { name: '清空' }));
  expect(input.value).toBe('');
  expect(change).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(input);
});

it('empties a controlled field through its owner', () => {
  function Owner() {
    const [value, setValue] = useState('金刚经');
    return (
      <TextField
        label="搜索"
        value={value}
        onChange={(event) => setValue(event.target.value)}
        clearLabel="清空"
      />
    );
  }
  render(<Owner />);
  fireEvent.click(screen.getByRole('button', { name: '清空' }));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
});

it('offers no emptying of what cannot be changed', () => {
  render(<TextField label="姓名" defaultValue="王慧明" clearLabel="清空" readOnly />);
  expect(screen.queryByRole('button')).toBeNull();
});
