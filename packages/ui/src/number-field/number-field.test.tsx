import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { NumberField, type NumberFieldProps } from './index.ts';

afterEach(cleanup);

const field = (props: Partial<NumberFieldProps>) => (
  <NumberField label="人数" moreLabel="多" lessLabel="少" min={1} max={3} {...props} />
);
const input = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: '人数' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('steps within its limits, tells its owner and screen readers', () => {
  const change = vi.fn();
  const ref = createRef<HTMLInputElement>();
  render(field({ ref, defaultValue: 2, onChange: change }));
  expect(ref.current).toBe(input());
  press('多');
  expect(input().value).toBe('3');
  expect(screen.getByRole('status').textContent).toBe('3');
  press('多');
  expect(input().value).toBe('3');
  expect(change).toHaveBeenCalledTimes(1);
  press('少');
  expect(input().value).toBe('2');
  expect(change).toHaveBeenCalledTimes(2);
});

it('starts an empty field at its least', () => {
  render(field({}));
  press('多');
  expect(input().value).toBe('1');
});

it('keeps what is typed, past the limit too', () => {
  render(field({ error: '最多三位' }));
  fireEvent.change(input(), { target: { value: '12' } });
  fireEvent.blur(input());
  expect(input().value).toBe('12');
});

it('works controlled', () => {
  function Owner() {
    const [value, setValue] = useState('1');
    return field({ value, onChange: (event) => setValue(event.target.value) });
  }
  render(<Owner />);
  press('多');
  expect(input().value).toBe('2');
});

it('is not stepped while disabled', () => {
  render(field({ defaultValue: 2, disabled: true }));
  press('多');
  expect(input().value).toBe('2');
});
