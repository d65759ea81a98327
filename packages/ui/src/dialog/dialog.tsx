import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { cx } from '../lib/cx.ts';
import s from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** Called with `false` by Esc, the close button and, if allowed, a click outside. */
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The row of buttons at the foot; the main action last. */
  readonly actions?: ReactNode;
  readonly closeLabel: string;
  /** `sheet` comes from below on phones and is a dialog on wide screens. */
  readonly variant?: 'dialog' | 'sheet';
  /** Set to false where something is typed: a stray tap must not lose it. */
  readonly closeOnOutside?: boolean;
  /** What takes the focus first; the dialog itself when left out, so that its title is read. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly className?: string;
}

/** A question or a small task in front of the page. Focus stays inside and returns where it came from. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  closeLabel,
  variant = 'dialog',
  closeOnOutside = true,
  initialFocus,
  className,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      disablePointerDismissal={!closeOnOutside}
    >
      <Base.Portal>
        <Base.Backdrop className={s.backdrop} />
        <Base.Viewport className={cx(s.viewport, s[`as-${variant}`])}>
          <Base.Popup
            ref={popup}
            className={cx(s.popup, className)}
            initialFocus={initialFocus ?? popup}
          >
            <div className={s.head}>
              <Base.Title className={s.title}>{title}</Base.Title>
              <Base.Close
                render={<IconButton icon="close" label={closeLabel} className={s.close} />}
              />
            </div>
            <div className={s.body}>
              {description && (
                <Base.Description className={s.description}>{description}</Base.Description>
              )}
              {children}
            </div>
            {actions && <div className={s.actions}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** A {@link Dialog} that comes from below on phones. */
export function Sheet(props: Omit<DialogProps, 'variant'>) {
  return <Dialog {...props} variant="sheet" />;
}
