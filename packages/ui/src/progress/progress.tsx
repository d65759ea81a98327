import { cx } from '../lib/cx.ts';
import s from './progress.module.css';

export interface ProgressProps {
  /** 0…`max`; left out while the end is not known. */
  readonly value?: number;
  readonly max?: number;
  /** What progresses, for screen readers. */
  readonly label: string;
  /** The value in words ("12 of 30"), instead of a percentage. */
  readonly valueText?: string;
  readonly className?: string;
}

/** A thin bar. The figure belongs in the text beside it. */
export function Progress({ value, max = 1, label, valueText, className }: ProgressProps) {
  return (
    <progress
      className={cx(s.bar, className)}
      value={value}
      max={max}
      aria-label={label}
      aria-valuetext={valueText}
    />
  );
}
