import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Field, FieldGroup } from './index.ts';

afterEach(cleanup);

const described = (element: HTMLElement): string[] =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent ?? '(missing)');

it('ties label, hint and error to the control', () => {
  const { rerender } = render(
    <Field label="姓名" hint="依身份证" required requiredWord="必填">
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: '姓名必填' });
  expect(input.required).toBe(true);
  expect(input.getAttribute('aria-invalid')).toBeNull();
  expect(described(input)).toEqual(['依身份证']);

  rerender(
    <Field label="姓名" hint="依身份证" error="请写姓名">
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(described(input)).toEqual(['请写姓名', '依身份证']);
});

it('describes nothing where nothing is said', () => {
  render(<Field label="姓名">{(control) => <input {...control} />}</Field>);
  expect(screen.getByRole('textbox').hasAttribute('aria-describedby')).toBe(false);
});

it('names a group by its legend and gives it hint and error', () => {
  render(
    <FieldGroup label="功课" hint="可多选" error="请至少选一项">
      <input type="checkbox" aria-label="早课" />
    </FieldGroup>,
  );
  const group = screen.getByRole('group', { name: '功课' });
  expect(described(group)).toEqual(['请至少选一项', '可多选']);
});
