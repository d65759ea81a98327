import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Form, type FormError } from './index.ts';

afterEach(cleanup);

function Example({ delay }: { readonly delay?: Promise<void> }) {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  return (
    <Form
      aria-label="报名"
      errorTitle="需要修改"
      errors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        const name = new FormData(event.currentTarget).get('name');
        const found = name ? [] : [{ name: 'name', message: '请写姓名' }];
        if (delay) void delay.then(() => setErrors(found));
        else setErrors(found);
      }}
    >
      <input name="name" aria-label="姓名" />
      <input type="radio" name="stay" aria-label="住寺" />
      <input type="radio" name="stay" aria-label="往返" />
      <input name="note" aria-label="备注" defaultValue="吃素" />
      <button type="submit">送出</button>
    </Form>
  );
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: '送出' }));
const focused = () => document.activeElement;

it('leads from a failed attempt to the summary and from there to the field', async () => {
  render(<Example />);
  submit();
  const summary = screen.getByRole('group', { name: '需要修改' });
  await waitFor(() => expect(focused()).toBe(summary));
  fireEvent.click(screen.getByRole('link', { name: '请写姓名' }));
  expect(focused()).toBe(screen.getByLabelText('姓名'));
  expect(screen.getByLabelText<HTMLInputElement>('备注').value).toBe('吃素');

  submit();
  await waitFor(() => expect(focused()).toBe(summary));
  fireEvent.input(screen.getByLabelText('姓名'), { target: { value: '王慧明' } });
  submit();
  expect(screen.queryByRole('group')).toBeNull();
});

it('does not pull away whoever is writing again', async () => {
  let answer = (): void => {};
  const delay = new Promise<void>((resolve) => (answer = resolve));
  render(<Example delay={delay} />);
  submit();
  const note = screen.getByLabelText('备注');
  note.focus();
  fireEvent.input(note, { target: { value: '吃素，一位老人' } });
  await act(async () => {
    answer();
    await delay;
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
  expect(screen.getByRole('link', { name: '请写姓名' })).toBeTruthy();
  expect(focused()).toBe(note);
});

it('does not take the focus for errors that nobody asked for', async () => {
  render(<Form errorTitle="需要修改" errors={[{ message: '未送到' }]} />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  expect(focused()).toBe(document.body);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('未送到')).toBeTruthy();
});

it('is sent once while it is busy', () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <Form aria-label="报名" errorTitle="x" busy={busy} onSubmit={send}>
      <button type="submit">送出</button>
    </Form>
  );
  const { rerender } = render(form(false));
  submit();
  rerender(form(true));
  submit();
  expect(fireEvent.submit(screen.getByRole('form'))).toBe(false);
  expect(send).toHaveBeenCalledTimes(1);
});

it('finds the buttons of a radio group by their name', () => {
  render(
    <Form errorTitle="x" errors={[{ name: 'stay', message: '请选择' }]}>
      <input type="radio" name="stay" aria-label="住寺" />
      <input type="radio" name="stay" aria-label="往返" />
    </Form>,
  );
  fireEvent.click(screen.getByRole('link', { name: '请选择' }));
  expect(focused()).toBe(screen.getByLabelText('住寺'));
});
