import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { IconButton } from '../icon-button/index.ts';
import { Menu } from './index.ts';

afterEach(cleanup);

const share = vi.fn();

async function open(): Promise<HTMLElement> {
  render(
    <Menu
      trigger={<IconButton icon="more" label="更多" />}
      items={[
        { id: 'read', label: '打开', href: '/article' },
        { id: 'keep', label: '收藏', checked: true, onSelect: () => {} },
        { id: 'share', label: '分享', onSelect: share },
      ]}
    />,
  );
  const trigger = screen.getByRole('button', { name: '更多' });
  trigger.focus();
  await act(async () => fireEvent.click(trigger));
  await screen.findByRole('menu');
  // The button that was pressed has given its place to the menu's own.
  return screen.getByRole('button', { name: '更多', hidden: true });
}

it('opens from its button with links, choices and actions', async () => {
  const trigger = await open();
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('menuitem', { name: '打开' }).getAttribute('href')).toBe('/article');
  const kept = screen.getByRole('menuitemcheckbox', { name: '收藏' });
  expect(kept.getAttribute('aria-checked')).toBe('true');
});

it('acts and closes', async () => {
  await open();
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: '分享' })));
  expect(share).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('closes on Esc and gives the focus back', async () => {
  const trigger = await open();
  await act(async () => fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

it('is a plain button with its meaning until it is wanted', () => {
  const { container } = render(
    <Menu trigger={<IconButton icon="more" label="更多" />} items={[]} />,
  );
  const trigger = screen.getByRole('button', { name: '更多' });
  expect(trigger.getAttribute('aria-haspopup')).toBe('menu');
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  expect(container.childElementCount).toBe(1);
});
