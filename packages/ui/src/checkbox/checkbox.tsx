import { useId, type ComponentProps } from 'react';
import { FieldNotes, useNotes, type FieldTexts } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { cx } from '../lib/cx.ts';
import s from './checkbox.module.css';

export interface CheckboxProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'required'> {}

/** One yes or no that is sent with its form; what takes effect at once is a switch. */
export function Checkbox({
  id: given,
  label,
  hint,
  error,
  required,
  requiredWord,
  className,
  ...rest
}: CheckboxProps) {
  const own = useId();
  const id = given ?? own;
  const notes = useNotes({ hint, error });
  return (
    <div className={cx(s.field, className)}>
      <div className={s.row}>
        <span className={s.control}>
          <input
            {...rest}
            id={id}
            className={s.input}
            type="checkbox"
            required={required}
            aria-describedby={notes.describedBy}
            aria-invalid={error ? true : undefined}
          />
          <span className={s.box} aria-hidden="true">
            <Icon name="check" size="small" className={s.check} />
          </span>
        </span>
        <label htmlFor={id} className={s.label}>
          {label}
          {required && requiredWord && <span className={s.required}>{requiredWord}</span>}
        </label>
      </div>
      {(hint || error) && (
        <div className={s.notes}>
          <FieldNotes hint={hint} error={error} notes={notes} />
        </div>
      )}
    </div>
  );
}
