import { useId, useState, type ComponentProps } from 'react';
import { ControlBox, Field, type FieldTexts } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { cx } from '../lib/cx.ts';
import s from './password-field.module.css';

export interface PasswordStrength {
  /** How many of three bars are filled. */
  readonly level: 0 | 1 | 2 | 3;
  /** The same in words; the bars say nothing that the words do not. */
  readonly text: string;
}

export interface PasswordFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'required' | 'autoComplete'> {
  /** `current` where someone signs in, `new` where a password is made: managers offer the right one. */
  readonly purpose: 'current' | 'new';
  readonly showLabel: string;
  readonly hideLabel: string;
  readonly strength?: PasswordStrength;
}

/** A password that can be looked at while it is typed: small keyboards and old fingers slip. */
export function PasswordField({
  id,
  label,
  hint,
  error,
  required,
  requiredWord,
  className,
  purpose,
  showLabel,
  hideLabel,
  strength,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const strengthId = useId();
  return (
    <Field
      {...{ id, label, hint, error, required, requiredWord, className }}
      describedBy={strength && strengthId}
      footer={
        strength && (
          <div className={s.strength}>
            <span className={s.bars} aria-hidden="true">
              {([1, 2, 3] as const).map((bar) => (
                <span key={bar} className={cx(s.bar, bar <= strength.level && s.filled)} />
              ))}
            </span>
            <span id={strengthId} role="status" className={s.words}>
              {strength.text}
            </span>
          </div>
        )
      }
    >
      {(control) => (
        <ControlBox>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            className={cx(control.className, s.input)}
            type={shown ? 'text' : 'password'}
            autoComplete={`${purpose}-password`}
          />
          <button
            type="button"
            className={s.toggle}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} className={s.icon} />
            {shown ? hideLabel : showLabel}
          </button>
        </ControlBox>
      )}
    </Field>
  );
}
