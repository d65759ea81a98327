import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider, useToast, type ToastOptions } from './index.ts';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const labels = {
  region: '消息',
  close: '关闭',
  info: '提示',
  success: '完成',
  warning: '留意',
  error: '未成',
};

function Ask(options: ToastOptions) {
  const toast = useToast();
  return <button onClick={() => toast.show(options)}>做</button>;
}

async function show(options: ToastOptions): Promise<void> {
  render(
    <ToastProvider labels={labels}>
      <Ask {...options} />
    </ToastProvider>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '做' })));
}

it('says its message in a polite region, with a word for its kind', async () => {
  await show({ text: '已收藏。', kind: 'success' });
  const region = screen.getByRole('region', { name: '消息' });
  expect(region.getAttribute('aria-live')).toBe('polite');
  expect(region.textContent).toContain('已收藏。');
  expect(screen.getByRole('img', { name: '完成' })).toBeTruthy();
});

it('goes by itself after some seconds', async () => {
  await show({ text: '已收藏。' });
  await act(async () => vi.advanceTimersByTimeAsync(9000));
  await waitFor(() => expect(screen.queryByText('已收藏。')).toBeNull());
});

it('waits for the visitor when it offers an action', async () => {
  const undo = vi.fn();
  await show({ text: '已移除。', action: { label: '放回去', onClick: undo } });
  await act(async () => vi.advanceTimersByTimeAsync(60_000));
  await act(async () => fireEvent.click(screen.getByText('放回去')));
  expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('已移除。')).toBeNull());
});
