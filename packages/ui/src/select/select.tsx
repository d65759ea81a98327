import type { ComponentProps } from 'react';
import { ControlBox, Field, type FieldTexts } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { cx } from '../lib/cx.ts';
import s from './select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
  readonly lang?: string;
}

export interface SelectProps
  extends FieldTexts, Omit<ComponentProps<'select'>, 'required' | 'multiple' | 'children'> {
  readonly options: readonly SelectOption[];
  /** First line with an empty value: what to choose, or that nothing need be chosen. */
  readonly placeholder?: string;
}

/**
 * One choice of many. The native control: a phone opens its own wheel, in the size its owner set, and
 * everyone knows it. Up to five choices are easier as a radio group.
 */
export function Select({
  id,
  label,
  hint,
  error,
  required,
  requiredWord,
  className,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ id, label, hint, error, required, requiredWord, className }}>
      {(control) => (
        <ControlBox>
          <select {...rest} {...control} className={cx(control.className, s.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                lang={option.lang}
              >
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={s.icon} />
        </ControlBox>
      )}
    </Field>
  );
}
