import { useId, type ChangeEvent, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { FieldGroup, type FieldTexts } from '../field/index.ts';
import s from './radio-group.module.css';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  /** Language of the label, where it is not the page's. */
  readonly lang?: string;
}

export interface RadioGroupProps<Value extends string> extends FieldTexts {
  readonly id?: string;
  readonly className?: string;
  readonly options: readonly RadioOption<Value>[];
  readonly name?: string;
  readonly value?: Value | null;
  readonly defaultValue?: Value;
  readonly onValueChange?: (value: Value) => void;
  readonly disabled?: boolean;
  /** These three go to each of the radio buttons, which is where form libraries want them. */
  readonly ref?: Ref<HTMLInputElement>;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur?: FocusEventHandler<HTMLInputElement>;
}

/** One choice of a few, each on its own line with room for an explanation. */
export function RadioGroup<Value extends string>({
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  disabled,
  ref,
  onChange,
  onBlur,
  ...field
}: RadioGroupProps<Value>) {
  const own = useId();
  return (
    <FieldGroup {...field} role="radiogroup">
      <div className={s.options}>
        {options.map((option, index) => (
          <label key={option.value} className={s.option}>
            <input
              ref={ref}
              className={s.input}
              type="radio"
              name={name ?? own}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={
                value === undefined && defaultValue !== undefined
                  ? defaultValue === option.value
                  : undefined
              }
              disabled={disabled || option.disabled}
              required={field.required}
              aria-labelledby={`${own}-${index}`}
              aria-describedby={option.hint ? `${own}-${index}-hint` : undefined}
              onBlur={onBlur}
              onChange={(event) => {
                onValueChange?.(option.value);
                onChange?.(event);
              }}
            />
            <span className={s.dot} aria-hidden="true" />
            <span className={s.text}>
              <span id={`${own}-${index}`} lang={option.lang}>
                {option.label}
              </span>
              {option.hint && (
                <span id={`${own}-${index}-hint`} className={s.hint}>
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
