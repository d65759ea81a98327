import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Select } from './index.ts';

afterEach(cleanup);

const options = [
  { value: 'a', label: '传灯' },
  { value: 'b', label: '祈福' },
];

it('is a native select with an empty first line', () => {
  const ref = createRef<HTMLSelectElement>();
  const change = vi.fn();
  render(
    <Select
      ref={ref}
      name="rite"
      label="法会"
      placeholder="请选择"
      options={options}
      error="请选择"
      onChange={change}
    />,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: '法会' });
  expect(ref.current).toBe(select);
  expect(select.value).toBe('');
  expect(select.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(select, { target: { value: 'b' } });
  expect(select.value).toBe('b');
  expect(change).toHaveBeenCalledTimes(1);
});

it('shows what its owner holds', () => {
  const { rerender } = render(
    <Select label="法会" options={options} value="a" onChange={() => {}} />,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  rerender(<Select label="法会" options={options} value="b" onChange={() => {}} />);
  expect(select.value).toBe('b');
});
