import { Toast as Base } from '@base-ui/react/toast';
import { useMemo, type ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { cx } from '../lib/cx.ts';
import s from './toast.module.css';

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

export interface ToastOptions {
  readonly text: string;
  readonly note?: string;
  readonly kind?: ToastKind;
  /** A toast with an action stays until it is used or closed: nobody must be quick. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

export interface Toasts {
  /** Shows a message and returns its id. It adds to the text beside a field, it never replaces it. */
  readonly show: (options: ToastOptions) => string;
  readonly close: (id: string) => void;
}

export interface ToastProviderProps {
  readonly children: ReactNode;
  /** Words for screen readers: the region, the close button, and the four kinds. */
  readonly labels: Readonly<Record<'region' | 'close' | ToastKind, string>>;
}

interface Data {
  readonly kind: ToastKind;
}

const ICONS: Record<ToastKind, IconName> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
};
/** Long enough to be read aloud by a screen reader after what it is just saying. */
const TIMEOUT_MS = 8000;

/** Holds the messages of everything inside it; once, near the root of the page. */
export function ToastProvider({ children, labels }: ToastProviderProps) {
  return (
    <Base.Provider timeout={TIMEOUT_MS} limit={2}>
      {children}
      <Base.Portal>
        <Base.Viewport className={s.viewport} aria-label={labels.region}>
          <List labels={labels} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function List({ labels }: Pick<ToastProviderProps, 'labels'>) {
  const { toasts } = Base.useToastManager<Data>();
  return toasts.map((toast) => {
    const kind = toast.data?.kind ?? 'info';
    return (
      <Base.Root key={toast.id} toast={toast} className={cx(s.toast, s[kind])}>
        <Base.Content className={s.content}>
          <Icon name={ICONS[kind]} label={labels[kind]} className={s.icon} />
          <div className={s.text}>
            <Base.Title render={<p />} className={s.title} />
            <Base.Description className={s.note} />
            <Base.Action className={s.action} />
          </div>
          <Base.Close className={s.close} aria-label={labels.close}>
            <Icon name="close" />
          </Base.Close>
        </Base.Content>
      </Base.Root>
    );
  });
}

/** Shows messages in the region of the nearest {@link ToastProvider}. */
export function useToast(): Toasts {
  const { add, close } = Base.useToastManager<Data>();
  return useMemo(
    () => ({
      show: ({ text, note, kind = 'info', action }) => {
        const id = add({
          title: text,
          description: note,
          data: { kind },
          timeout: action ? 0 : TIMEOUT_MS,
          actionProps: action && {
            children: action.label,
            onClick: () => {
              action.onClick();
              close(id);
            },
          },
        });
        return id;
      },
      close,
    }),
    [add, close],
  );
}
