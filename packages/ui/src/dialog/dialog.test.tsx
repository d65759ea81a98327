import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from './index.ts';

afterEach(cleanup);

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>取消报名</button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="要取消吗？"
        description="资料仍为您保留。"
        closeLabel="关闭"
        actions={<button onClick={() => setOpen(false)}>再想想</button>}
      />
    </>
  );
}

async function open(): Promise<HTMLElement> {
  render(<Example />);
  const trigger = screen.getByRole('button', { name: '取消报名' });
  trigger.focus();
  await act(async () => fireEvent.click(trigger));
  return trigger;
}

it('is named and described, takes the focus and hides the page behind it', async () => {
  const trigger = await open();
  const dialog = screen.getByRole('dialog', { name: '要取消吗？' });
  const description = document.getElementById(dialog.getAttribute('aria-describedby')!);
  expect(description?.textContent).toBe('资料仍为您保留。');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  expect(trigger.closest('[aria-hidden="true"], [inert]')).not.toBeNull();
});

it('closes on Esc and gives the focus back', async () => {
  const trigger = await open();
  await act(async () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

it('closes by its close button', async () => {
  await open();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '关闭' })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
