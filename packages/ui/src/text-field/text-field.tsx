import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { ControlBox, Field, type FieldTexts } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { cx } from '../lib/cx.ts';
import { typeInto } from '../lib/typing.ts';
import s from './text-field.module.css';

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'prefix' | 'required'> {
  readonly type?: 'text' | 'tel' | 'email' | 'search' | 'url';
  /** Before what is typed, such as a country code; part of the sight, not of the value. */
  readonly prefix?: ReactNode;
  /** After what is typed, such as a unit. */
  readonly suffix?: ReactNode;
  /** Name of a button that empties the field; without it there is none. */
  readonly clearLabel?: string;
}

function clear(event: MouseEvent<HTMLButtonElement>): void {
  const input = event.currentTarget.parentElement?.querySelector('input');
  if (!input) return;
  typeInto(input, '');
  input.focus();
}

/** One line of text. A native input: `value` or `defaultValue`, `ref` and every attribute reach it. */
export function TextField({
  id,
  label,
  hint,
  error,
  required,
  requiredWord,
  className,
  type = 'text',
  prefix,
  suffix,
  clearLabel,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, required, requiredWord, className }}>
      {(control) => (
        <ControlBox>
          {prefix && <span className={s.affix}>{prefix}</span>}
          <input
            // The clear button shows while no placeholder does: that needs one.
            placeholder={clearLabel ? ' ' : undefined}
            {...rest}
            {...control}
            className={cx(control.className, s.input, Boolean(clearLabel) && s.clearable)}
            type={type}
          />
          {clearLabel && !rest.readOnly && !rest.disabled && (
            <button
              type="button"
              className={s.clear}
              aria-label={clearLabel}
              title={clearLabel}
              onClick={clear}
            >
              <Icon name="close" />
            </button>
          )}
          {suffix && <span className={s.affix}>{suffix}</span>}
        </ControlBox>
      )}
    </Field>
  );
}
