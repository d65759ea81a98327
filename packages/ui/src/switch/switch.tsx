import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldNotes, useNotes } from '../field/index.ts';
import { cx } from '../lib/cx.ts';
import s from './switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'required'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Why it could not be switched. */
  readonly error?: ReactNode;
  /** Words for the two states beside the switch, for those whom a knob's place tells nothing. */
  readonly onWord?: string;
  readonly offWord?: string;
}

/** A setting that takes effect at once; a yes or no within a form is a checkbox. */
export function Switch({
  id: given,
  label,
  hint,
  error,
  onWord,
  offWord,
  className,
  ...rest
}: SwitchProps) {
  const own = useId();
  const id = given ?? own;
  const notes = useNotes({ hint, error });
  return (
    <div className={className}>
      <div className={s.row}>
        <label htmlFor={id} className={s.label}>
          {label}
        </label>
        <input
          {...rest}
          id={id}
          className={s.input}
          type="checkbox"
          role="switch"
          aria-describedby={notes.describedBy}
          aria-invalid={error ? true : undefined}
        />
        <span className={s.face} aria-hidden="true">
          {onWord && <span className={cx(s.word, s.on)}>{onWord}</span>}
          {offWord && <span className={cx(s.word, s.off)}>{offWord}</span>}
          <span className={s.track}>
            <span className={s.knob} />
          </span>
        </span>
      </div>
      <FieldNotes hint={hint} error={error} notes={notes} />
    </div>
  );
}
