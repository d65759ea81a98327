import type {
  ChangeEvent,
  ClipboardEvent,
  ComponentProps,
  CompositionEvent,
  InputEvent as ReactInputEvent,
} from 'react';
import { Button } from '../button/index.ts';
import { Field, type FieldTexts } from '../field/index.ts';
import { cx } from '../lib/cx.ts';
import { typeInto } from '../lib/typing.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { codeOf, codeWithin } from './code.ts';
import s from './code-field.module.css';

/** Where the sending of a code is; the owner keeps the clock. */
export type CodeSend =
  | { readonly state: 'idle' | 'sending' | 'ready' }
  | { readonly state: 'counting'; readonly seconds: number };

export interface CodeFieldTexts {
  /** On the button before the first code. */
  readonly send: string;
  /** On the button once a code may be sent again. */
  readonly again: string;
  /** On the button while it waits. */
  readonly wait: (seconds: number) => string;
  /** Told to screen readers when the code is on its way. */
  readonly sent: string;
  /** Told to screen readers when another may be sent. */
  readonly ready: string;
}

export interface CodeFieldProps
  extends
    FieldTexts,
    Omit<ComponentProps<'input'>, 'type' | 'required' | 'autoComplete' | 'inputMode'> {
  readonly length?: number;
  readonly send: CodeSend;
  readonly onSend: () => void;
  readonly texts: CodeFieldTexts;
  /** The last digit is there. */
  readonly onComplete?: (code: string) => void;
}

const composing = (event: ChangeEvent<HTMLInputElement>): boolean =>
  (event as unknown as ReactInputEvent<HTMLInputElement>).nativeEvent.isComposing;

/**
 * A code from a message: one input, so that phones fill it in and a paste lands in it whole, and the
 * button that sends the code.
 */
export function CodeField({
  id,
  label,
  hint,
  error,
  required,
  requiredWord,
  className,
  length = 6,
  send,
  onSend,
  texts,
  onChange,
  onComplete,
  onPaste,
  onCompositionEnd,
  ...rest
}: CodeFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const input = event.target;
    if (!composing(event)) {
      const code = codeOf(input.value, length);
      if (code !== input.value) input.value = code;
      if (code.length === length) onComplete?.(code);
    }
    onChange?.(event);
  };
  const composed = (event: CompositionEvent<HTMLInputElement>): void => {
    const { currentTarget: input } = event;
    const code = codeOf(input.value, length);
    if (code !== input.value) typeInto(input, code);
    onCompositionEnd?.(event);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    onPaste?.(event);
    // A whole code replaces what stands there; anything else goes the way of typing.
    const code = codeWithin(event.clipboardData.getData('text'), length);
    if (!code || event.defaultPrevented) return;
    event.preventDefault();
    typeInto(event.currentTarget, code);
  };

  const waiting = send.state === 'counting';
  const press = (): void => {
    if (!waiting) onSend();
  };
  const announced = { idle: '', sending: '', counting: texts.sent, ready: texts.ready }[send.state];

  return (
    <Field {...{ id, label, hint, error, required, requiredWord, className }}>
      {(control) => (
        <div className={s.row}>
          <input
            {...rest}
            {...control}
            className={cx(control.className, s.code)}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            onChange={change}
            onCompositionEnd={composed}
            onPaste={paste}
          />
          <Button
            variant="outline"
            className={s.send}
            busy={send.state === 'sending'}
            aria-disabled={waiting || rest.disabled || undefined}
            disabled={rest.disabled}
            onClick={press}
          >
            {waiting ? (
              // Its name stands still: some readers repeat a focused button whenever it changes.
              <>
                <span aria-hidden="true">{texts.wait(send.seconds)}</span>
                <VisuallyHidden>{texts.again}</VisuallyHidden>
              </>
            ) : send.state === 'ready' ? (
              texts.again
            ) : (
              texts.send
            )}
          </Button>
          <VisuallyHidden role="status">{announced}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
