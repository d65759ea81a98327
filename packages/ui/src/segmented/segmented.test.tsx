import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Segmented } from './index.ts';

afterEach(cleanup);

it('is a named group of radio buttons that reports the choice', () => {
  const change = vi.fn();
  render(
    <Segmented
      label="字号"
      value="normal"
      onValueChange={change}
      options={[
        { value: 'normal', label: '标准' },
        { value: 'large', label: '大' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: '字号' })).toBeTruthy();
  expect((screen.getByRole('radio', { name: '标准' }) as HTMLInputElement).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: '大' }));
  expect(change).toHaveBeenCalledWith('large');
});

it('keeps two groups on one page apart', () => {
  const group = (label: string) => (
    <Segmented
      label={label}
      value="a"
      onValueChange={() => {}}
      options={[{ value: 'a', label: `${label} a` }]}
    />
  );
  render(
    <>
      {group('x')}
      {group('y')}
    </>,
  );
  const [x, y] = screen.getAllByRole('radio') as HTMLInputElement[];
  expect(x?.name).not.toBe(y?.name);
});
