import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FileItem, type DownloadState } from './index.ts';

afterEach(cleanup);

const handlers = {
  onDownload: vi.fn(),
  onCancel: vi.fn(),
  onRetry: vi.fn(),
  onOpen: vi.fn(),
};
const item = (state: DownloadState, statusText?: string) => (
  <FileItem
    kind="pdf"
    name="金刚经.pdf"
    state={state}
    statusText={statusText}
    labels={{ download: '下载', cancel: '取消', retry: '重试', open: '打开' }}
    {...handlers}
  />
);

it.each([
  [{ status: 'idle' }, '下载 金刚经.pdf', 'onDownload'],
  [{ status: 'downloading', progress: 0.4 }, '取消 金刚经.pdf', 'onCancel'],
  [{ status: 'finished' }, '打开 金刚经.pdf', 'onOpen'],
  [{ status: 'failed' }, '重试 金刚经.pdf', 'onRetry'],
  [{ status: 'cancelled' }, '下载 金刚经.pdf', 'onDownload'],
] as [DownloadState, string, keyof typeof handlers][])(
  '%o offers the one step that follows, named with its file',
  (state, name, handler) => {
    vi.clearAllMocks();
    render(item(state));
    expect(screen.getAllByRole('button')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name }));
    for (const [key, fn] of Object.entries(handlers)) {
      expect(fn, key).toHaveBeenCalledTimes(key === handler ? 1 : 0);
    }
  },
);

it('announces its states in one region that stays', () => {
  const { rerender } = render(item({ status: 'idle' }));
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  rerender(item({ status: 'downloading', progress: 0.43 }, '已下载 43 %'));
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('已下载 43 %');
  expect((screen.getByRole('progressbar') as HTMLProgressElement).value).toBeCloseTo(0.43);
  rerender(item({ status: 'finished' }, '已下载'));
  expect(region.textContent).toBe('已下载');
  expect(screen.queryByRole('progressbar')).toBeNull();
});
