import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from './index.ts';

afterEach(cleanup);

it('while busy ignores clicks, keeps its name and can hold the focus', () => {
  const click = vi.fn();
  const { rerender } = render(<Button onClick={click}>随喜</Button>);
  const button = screen.getByRole('button', { name: '随喜' });
  button.focus();
  fireEvent.click(button);
  expect(click).toHaveBeenCalledTimes(1);

  rerender(
    <Button onClick={click} busy>
      随喜
    </Button>,
  );
  fireEvent.click(button);
  expect(click).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: '随喜' })).toBe(document.activeElement);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

it('does not send a form again while busy', () => {
  const submit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy>
        报名
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});

it('is no submit button unless it says so', () => {
  render(<Button>看看</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

it('as a link is a plain anchor', () => {
  render(<ButtonLink href="/home">首页</ButtonLink>);
  expect(screen.getByRole('link', { name: '首页' }).getAttribute('href')).toBe('/home');
});
