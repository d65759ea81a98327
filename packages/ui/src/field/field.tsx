import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { cx } from '../lib/cx.ts';
import s from './field.module.css';

/** What every field says: the owner writes the words, the field ties them to its control. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** What to write and why, before anything went wrong. */
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it; its presence marks the control as invalid. */
  readonly error?: ReactNode;
  readonly required?: boolean;
  /** Stands beside the label of a required field; a bare star is a riddle. */
  readonly requiredWord?: string;
}

export interface FieldProps extends FieldTexts {
  /** Equal to the control's name, links of an error summary work before any script has come. */
  readonly id?: string;
  readonly className?: string;
}

/** Attributes that make a control part of its field. */
export interface FieldControl {
  readonly id: string;
  readonly className: string;
  readonly required: boolean | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface Notes {
  readonly hintId: string;
  readonly errorId: string;
  readonly describedBy: string | undefined;
}

/** Ids of hint and error, and the list of those that are there: the error is heard first. */
export function useNotes(
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
  ...more: (string | false | null | undefined)[]
): Notes {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return {
    hintId,
    errorId,
    describedBy: cx(Boolean(error) && errorId, Boolean(hint) && hintId, ...more) || undefined,
  };
}

/** Hint and error of a control; {@link Field} and {@link FieldGroup} place them by themselves. */
export function FieldNotes({
  hint,
  error,
  notes,
}: Pick<FieldTexts, 'hint' | 'error'> & { readonly notes: Notes }) {
  return (
    <>
      {hint && (
        <div id={notes.hintId} className={s.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={notes.errorId} className={s.error}>
          <Icon name="error" className={s.errorIcon} />
          <span className={s.errorText}>{error}</span>
        </div>
      )}
    </>
  );
}

function Label({ label, required, requiredWord }: FieldTexts) {
  return (
    <>
      {label}
      {required && requiredWord && <span className={s.required}>{requiredWord}</span>}
    </>
  );
}

export interface FieldComponentProps extends FieldProps {
  /** Ids of further notes, such as a count. */
  readonly describedBy?: string | undefined;
  /** Stands below the control, beside the error. */
  readonly footer?: ReactNode;
  /** Draws the control with the attributes that it is given. */
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label, hint, control and error of one input, tied together for eyes, fingers and screen readers. */
export function Field({
  id: given,
  label,
  hint,
  error,
  required,
  requiredWord,
  describedBy,
  footer,
  className,
  children,
}: FieldComponentProps) {
  const own = useId();
  const id = given ?? own;
  const notes = useNotes({ hint, error }, describedBy);
  return (
    <div className={cx(s.field, className)}>
      <label htmlFor={id} className={s.label}>
        <Label label={label} required={required} requiredWord={requiredWord} />
      </label>
      <FieldNotes hint={hint} notes={notes} />
      {children({
        id,
        className: s.input!,
        required,
        'aria-describedby': notes.describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNotes error={error} notes={notes} />
      {footer}
    </div>
  );
}

/** The frame around a text-like control and what stands inside it; the control comes with its field's class. */
export function ControlBox({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={cx(s.box, className)}>
      {children}
    </div>
  );
}

export interface FieldGroupProps extends FieldTexts {
  readonly id?: string;
  /** `radiogroup` where one of the choices is meant; a group of checkboxes is a plain group. */
  readonly role?: 'radiogroup';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Several controls that answer one question: checkboxes, or the parts of an address. */
export function FieldGroup({
  id,
  role,
  label,
  hint,
  error,
  required,
  requiredWord,
  className,
  children,
}: FieldGroupProps) {
  const notes = useNotes({ hint, error });
  return (
    <fieldset
      id={id}
      role={role}
      className={cx(s.field, className)}
      aria-describedby={notes.describedBy}
      // A plain group knows neither attribute; its members carry them.
      aria-invalid={role && error ? true : undefined}
      aria-required={role && required ? true : undefined}
    >
      <legend className={s.label}>
        <Label label={label} required={required} requiredWord={requiredWord} />
      </legend>
      <FieldNotes hint={hint} notes={notes} />
      {children}
      <FieldNotes error={error} notes={notes} />
    </fieldset>
  );
}
