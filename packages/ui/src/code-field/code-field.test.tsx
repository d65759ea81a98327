import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeOf } from './code.ts';
import { CodeField, type CodeFieldProps, type CodeSend } from './index.ts';

afterEach(cleanup);

const texts = {
  send: '发送',
  again: '重发',
  wait: (seconds: number) => `等 ${seconds} 秒`,
  sent: '已发送',
  ready: '可以重发',
};
const field = (props: Partial<CodeFieldProps>) => (
  <CodeField label="验证码" texts={texts} send={{ state: 'idle' }} onSend={() => {}} {...props} />
);
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: '验证码' });

describe('codeOf', () => {
  it.each([
    ['【寺院】验证码 123456，5 分钟内有效', '123456'],
    ['123 456', '123456'],
    ['１２３４５６', '123456'],
    ['1234567', '123456'],
    ['12a', '12'],
    ['', ''],
  ])('keeps of %j %j', (text, code) => expect(codeOf(text, 6)).toBe(code));
});

it('is one input that phones fill in', () => {
  const ref = createRef<HTMLInputElement>();
  render(field({ ref, name: 'code' }));
  expect(ref.current).toBe(input());
  expect(input().getAttribute('autocomplete')).toBe('one-time-code');
  expect(input().getAttribute('inputmode')).toBe('numeric');
});

it('keeps the digits and says when the last is there', () => {
  const change = vi.fn((event: { target: { value: string } }) => event.target.value);
  const complete = vi.fn();
  render(field({ onChange: change, onComplete: complete }));
  fireEvent.change(input(), { target: { value: '1a2' } });
  expect(input().value).toBe('12');
  expect(change).toHaveLastReturnedWith('12');
  expect(complete).not.toHaveBeenCalled();
  fireEvent.paste(input(), { clipboardData: { getData: () => '验证码 654321，5 分钟' } });
  expect(input().value).toBe('654321');
  expect(change).toHaveLastReturnedWith('654321');
  expect(complete).toHaveBeenCalledExactlyOnceWith('654321');
});

it('works controlled', () => {
  function Owner() {
    const [value, setValue] = useState('');
    return field({ value, onChange: (event) => setValue(event.target.value) });
  }
  render(<Owner />);
  fireEvent.change(input(), { target: { value: '12 34' } });
  expect(input().value).toBe('1234');
});

it('sends when it may, and tells so once', () => {
  const onSend = vi.fn();
  const at = (send: CodeSend) => field({ send, onSend });
  const { rerender } = render(at({ state: 'idle' }));
  const status = screen.getByRole('status');
  fireEvent.click(screen.getByRole('button', { name: '发送' }));
  expect(onSend).toHaveBeenCalledTimes(1);

  rerender(at({ state: 'sending' }));
  fireEvent.click(screen.getByRole('button'));
  expect(status.textContent).toBe('');

  rerender(at({ state: 'counting', seconds: 59 }));
  expect(status.textContent).toBe('已发送');
  expect(screen.getByText('等 59 秒')).toBeTruthy();
  rerender(at({ state: 'counting', seconds: 58 }));
  expect(status.textContent).toBe('已发送');
  const button = screen.getByRole('button', { name: '重发' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(onSend).toHaveBeenCalledTimes(1);

  rerender(at({ state: 'ready' }));
  expect(status.textContent).toBe('可以重发');
  fireEvent.click(screen.getByRole('button', { name: '重发' }));
  expect(onSend).toHaveBeenCalledTimes(2);
});
