import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { Icon } from '../icon/index.ts';
import { cx } from '../lib/cx.ts';
import s from './form.module.css';

export interface FormError {
  /** Name (or id) of the control to mend; without it the error is about the form as a whole. */
  readonly name?: string;
  /** What is wrong, so that it can be understood without seeing the field: "Phone: eleven digits". */
  readonly message: ReactNode;
}

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'action'> {
  /** An address only: React empties a form whose action is a function. */
  readonly action?: string;
  /** In the order of the fields; as long as there are any, the summary stands above them. */
  readonly errors?: readonly FormError[];
  /** Heading of the summary, such as "Two things to mend". Nothing was sent, nothing is lost. */
  readonly errorTitle: ReactNode;
  /** Sending is under way: it is not sent a second time. Give the button the same `busy`. */
  readonly busy?: boolean;
  readonly onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
}

function controlOf(form: HTMLFormElement, name: string): HTMLElement | null {
  const found = form.elements.namedItem(name) ?? form.ownerDocument.getElementById(name);
  // A group and its members may share the name: only the members take the focus.
  const group = found instanceof HTMLFieldSetElement ? [...found.elements] : undefined;
  if (found instanceof HTMLElement && !group) return found;
  const members = (group ?? [...((found as RadioNodeList | null) ?? [])]).filter(
    (member): member is HTMLInputElement => member instanceof HTMLInputElement,
  );
  return members.find((member) => member.checked) ?? members[0] ?? null;
}

/**
 * A form that loses nothing: it keeps what was typed, is sent once, and after a failed attempt leads
 * to a list of what to mend. The owner validates; the browser's own bubbles, which speak its language
 * and not the page's, stay away.
 */
export function Form({
  errors = [],
  errorTitle,
  busy = false,
  onSubmit,
  onInput,
  className,
  children,
  ...rest
}: FormProps) {
  const summary = useRef<HTMLDivElement>(null);
  const tried = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const titleId = useId();
  const failed = errors.length > 0;

  useEffect(() => {
    if (!tried.current || busy || !failed) return undefined;
    // A validator may answer in a promise: until then the errors are those of the attempt before.
    const timer = setTimeout(() => {
      tried.current = false;
      summary.current?.focus();
    }, 0);
    return () => clearTimeout(timer);
  }, [attempt, busy, failed, errors]);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    if (busy) {
      event.preventDefault();
      return;
    }
    tried.current = true;
    setAttempt(attempt + 1);
    onSubmit?.(event);
  };

  const lead = (event: MouseEvent<HTMLAnchorElement>, name: string): void => {
    const form = event.currentTarget.closest('form');
    const control = form && controlOf(form, name);
    if (!control) return;
    event.preventDefault();
    control.focus({ preventScroll: true });
    // The label and the error have to be seen with it.
    control.scrollIntoView?.({ block: 'center' });
  };

  return (
    <form
      {...rest}
      noValidate
      className={cx(s.form, className)}
      aria-busy={busy || undefined}
      onSubmit={submit}
      onInput={(event) => {
        // Whoever writes again is not to be pulled away by an answer that comes late.
        tried.current = false;
        onInput?.(event);
      }}
    >
      {failed && (
        <div
          ref={summary}
          className={s.summary}
          role="group"
          tabIndex={-1}
          aria-labelledby={titleId}
        >
          <Icon name="error" className={s.icon} />
          <div className={s.text}>
            <strong id={titleId} className={s.title}>
              {errorTitle}
            </strong>
            <ul>
              {errors.map(({ name, message }, index) => (
                <li key={name ?? index}>
                  {name === undefined ? (
                    <span className={s.plain}>{message}</span>
                  ) : (
                    <a href={`#${name}`} className={s.link} onClick={(event) => lead(event, name)}>
                      {message}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {children}
    </form>
  );
}
