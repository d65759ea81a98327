import { useId } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { cx } from '../lib/cx.ts';
import s from './segmented.module.css';

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName;
  /** Language of the label: in a choice of languages each is written in its own. */
  readonly lang?: string;
}

export interface SegmentedProps<Value extends string> {
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** The question the options answer. */
  readonly label: string;
  /** Shows the label above the options instead of telling it to screen readers only. */
  readonly showLabel?: boolean;
  readonly className?: string;
}

/**
 * One choice of a few, all in sight: language, theme, text size. Native radio buttons: arrow keys,
 * forms and every assistive tool know them.
 */
export function Segmented<Value extends string>({
  options,
  value,
  onValueChange,
  label,
  showLabel = false,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={cx(s.group, className)}>
      <legend className={cx(s.legend, !showLabel && s.silent)}>{label}</legend>
      <div className={s.track}>
        {options.map((option) => (
          <label key={option.value} className={s.option}>
            <input
              className={s.input}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            <span className={s.face} lang={option.lang}>
              {option.icon && <Icon name={option.icon} className={s.icon} />}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
