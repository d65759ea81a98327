import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Tabs } from './index.ts';

afterEach(cleanup);

const items = [
  { value: 'a', label: '缘起', content: '文一' },
  { value: 'b', label: '日程', content: '文二' },
];

it('shows the first view and changes to the one that is chosen', async () => {
  const change = vi.fn();
  render(<Tabs label="法会" items={items} onValueChange={change} />);
  expect(screen.getByRole('tabpanel').textContent).toBe('文一');
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: '日程' })));
  expect(screen.getByRole('tabpanel').textContent).toBe('文二');
  expect(change).toHaveBeenCalledWith('b');
});

it('is one stop of the Tab key; arrows move inside', async () => {
  render(<Tabs label="法会" items={items} />);
  const [first, second] = screen.getAllByRole('tab');
  expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1]);
  await act(async () => first?.focus());
  await act(async () => fireEvent.keyDown(first!, { key: 'ArrowRight' }));
  expect(document.activeElement).toBe(second);
});

it('follows its owner when controlled', () => {
  render(<Tabs label="法会" items={items} value="b" />);
  expect(screen.getByRole('tab', { name: '日程' }).getAttribute('aria-selected')).toBe('true');
});
