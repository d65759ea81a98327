import { cloneElement, useState, type ComponentType, type ReactElement } from 'react';
import type { IconName } from '../icon/index.ts';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** A link to a page; otherwise `onSelect` says what happens. */
  readonly href?: string;
  readonly onSelect?: () => void;
  /** Makes the item one that is on or off. */
  readonly checked?: boolean;
  /** What cannot be taken back; ask once more in a Dialog. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly lang?: string;
}

export interface MenuProps {
  /** The Button or IconButton that opens it. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'center' | 'end';
}

const load = () => import('./open-menu.tsx');
const preload = () => void load().catch(() => {});

/**
 * A few actions or choices behind one button. Its behaviour is large and rarely wanted: it is loaded
 * when a finger or the focus comes near, and the button alone stands on the page until then.
 */
export function Menu(props: MenuProps) {
  const [Open, setOpen] = useState<ComponentType<MenuProps> | null>(null);
  const [busy, setBusy] = useState(false);
  if (Open) return <Open {...props} />;

  const open = (): void => {
    setBusy(true);
    load()
      .then((module) => setOpen(() => module.OpenMenu))
      // The connection failed: the button stays, and the next press tries again.
      .catch(() => setBusy(false));
  };
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': busy || undefined,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: open,
  });
}
