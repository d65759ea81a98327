import { useId, useState, type ChangeEvent, type ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/index.ts';
import { cx } from '../lib/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import s from './text-area.module.css';

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'required'> {
  /** Longest text that will be accepted. Nothing is cut off: what is too long can be shortened by its writer. */
  readonly limit?: number;
  /** Words for the count, such as "12 of 200" and, past the limit, "5 too many". */
  readonly countText?: (used: number, limit: number) => string;
}

/** Several lines of text; grows with them where the browser can. */
export function TextArea({
  id,
  label,
  hint,
  error,
  required,
  requiredWord,
  className,
  limit,
  countText,
  onChange,
  rows = 4,
  ...rest
}: TextAreaProps) {
  const countId = useId();
  const [typed, setTyped] = useState<number>();
  const given = rest.value ?? (typed === undefined ? rest.defaultValue : undefined);
  const used = given === undefined ? (typed ?? 0) : String(given).length;
  const count = limit !== undefined && countText ? countText(used, limit) : undefined;
  const over = limit !== undefined && used > limit;

  const change = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };

  return (
    <Field
      {...{ id, label, hint, error, required, requiredWord, className }}
      describedBy={count && countId}
      footer={
        count && (
          <>
            <div id={countId} className={cx(s.count, over && s.over)}>
              {count}
            </div>
            {/* Every keystroke changes the count; only past the limit is it worth an interruption. */}
            <VisuallyHidden role="status">{over ? count : ''}</VisuallyHidden>
          </>
        )
      }
    >
      {(control) => (
        <textarea
          {...rest}
          {...control}
          className={cx(control.className, s.area)}
          rows={rows}
          onChange={change}
        />
      )}
    </Field>
  );
}
