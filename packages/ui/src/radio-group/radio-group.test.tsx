import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RadioGroup } from './index.ts';

afterEach(cleanup);

const options = [
  { value: 'stay', label: '住寺', hint: '四人一间' },
  { value: 'day', label: '往返' },
] as const;
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it('is a named group whose error and need are told', () => {
  render(
    <RadioGroup label="住宿" options={options} required requiredWord="必选" error="请选择一种" />,
  );
  const group = screen.getByRole('radiogroup', { name: '住宿必选' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(group.getAttribute('aria-required')).toBe('true');
  expect(document.getElementById(group.getAttribute('aria-describedby')!)?.textContent).toBe(
    '请选择一种',
  );
  expect(
    document.getElementById(radio('住寺').getAttribute('aria-describedby')!)?.textContent,
  ).toBe('四人一间');
});

it('uncontrolled keeps the choice and hands name, ref and events to each button', () => {
  const ref = vi.fn();
  const change = vi.fn();
  render(
    <RadioGroup
      label="住宿"
      options={options}
      name="stay"
      defaultValue="day"
      ref={ref}
      onChange={change}
    />,
  );
  expect(radio('往返').checked).toBe(true);
  fireEvent.click(radio('住寺'));
  expect(radio('住寺').checked).toBe(true);
  expect(radio('住寺').name).toBe('stay');
  expect(ref).toHaveBeenCalledTimes(2);
  expect(change).toHaveBeenCalledTimes(1);
});

it('controlled shows what its owner holds', () => {
  const change = vi.fn();
  render(<RadioGroup label="住宿" options={options} value="day" onValueChange={change} />);
  fireEvent.click(radio('住寺'));
  expect(change).toHaveBeenCalledExactlyOnceWith('stay');
  expect(radio('往返').checked).toBe(true);
});
