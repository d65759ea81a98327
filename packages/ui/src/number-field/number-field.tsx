import { useState, type ComponentProps, type MouseEvent, type WheelEvent } from 'react';
import { Field, type FieldTexts } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { cx } from '../lib/cx.ts';
import { typeInto } from '../lib/typing.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import s from './number-field.module.css';

export interface NumberFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'required' | 'step'> {
  readonly step?: number;
  /** Names of the buttons, such as "One person more". */
  readonly moreLabel: string;
  readonly lessLabel: string;
}

/** A wheel over a focused number would change it unseen. */
const letGo = (event: WheelEvent<HTMLInputElement>): void => event.currentTarget.blur();

/**
 * A count or an amount, typed or stepped. A native number input: arrow keys, limits and the numeric
 * keyboard are the browser's. What is typed past a limit stays, for its writer to see and mend.
 */
export function NumberField({
  id,
  label,
  hint,
  error,
  required,
  requiredWord,
  className,
  moreLabel,
  lessLabel,
  step = 1,
  ...rest
}: NumberFieldProps) {
  const [stepped, setStepped] = useState('');
  const by = (direction: 'stepUp' | 'stepDown') => (event: MouseEvent<HTMLButtonElement>) => {
    const input = event.currentTarget.parentElement?.querySelector('input');
    if (!input) return;
    const before = input.value;
    // An empty field starts where the count may start, not one past it.
    if (before === '' && input.min !== '') typeInto(input, input.min);
    else {
      input[direction]();
      const { value } = input;
      if (value === before) return;
      input.value = before;
      typeInto(input, value);
    }
    setStepped(input.value);
  };
  const fixed = rest.disabled || rest.readOnly;
  return (
    <Field {...{ id, label, hint, error, required, requiredWord, className }}>
      {(control) => (
        <div className={s.row}>
          <IconButton
            icon="minus"
            label={lessLabel}
            variant="outline"
            aria-controls={control.id}
            disabled={fixed}
            onClick={by('stepDown')}
          />
          <input
            inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
            autoComplete="off"
            {...rest}
            {...control}
            className={cx(control.className, s.number)}
            type="number"
            step={step}
            onWheel={letGo}
          />
          <IconButton
            icon="plus"
            label={moreLabel}
            variant="outline"
            aria-controls={control.id}
            disabled={fixed}
            onClick={by('stepUp')}
          />
          {/* The focus is on the button: the number that it made is told from here. */}
          <VisuallyHidden role="status">{stepped}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
