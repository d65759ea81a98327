import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextArea } from './index.ts';

afterEach(cleanup);

const countText = (used: number, limit: number): string =>
  used > limit ? `${used - limit} too many` : `${used} of ${limit}`;

it('counts what is typed, cuts nothing and speaks up past the limit only', () => {
  const change = vi.fn();
  const ref = createRef<HTMLTextAreaElement>();
  render(
    <TextArea
      ref={ref}
      label="回向文"
      defaultValue="南无"
      limit={4}
      countText={countText}
      onChange={change}
    />,
  );
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '回向文' });
  expect(ref.current).toBe(area);
  expect(document.getElementById(area.getAttribute('aria-describedby')!)?.textContent).toBe(
    '2 of 4',
  );
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.change(area, { target: { value: '南无阿弥陀佛' } });
  expect(area.value).toBe('南无阿弥陀佛');
  expect(screen.getByRole('status').textContent).toBe('2 too many');
  expect(change).toHaveBeenCalledTimes(1);
});

it('counts the value that its owner holds', () => {
  const { rerender } = render(
    <TextArea label="x" value="一" onChange={() => {}} limit={4} countText={countText} />,
  );
  expect(screen.getByText('1 of 4')).toBeTruthy();
  rerender(<TextArea label="x" value="一二" onChange={() => {}} limit={4} countText={countText} />);
  expect(screen.getByText('2 of 4')).toBeTruthy();
});
