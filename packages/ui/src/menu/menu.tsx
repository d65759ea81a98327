import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { cx } from '../lib/cx.ts';
import s from './menu.module.css';

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

/** A few actions or choices behind one button. */
export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={s.positioner} align={align} sideOffset={8}>
          <Base.Popup className={s.popup}>
            {items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Item({ item }: { readonly item: MenuItem }) {
  const shared = {
    className: cx(s.item, item.danger && s.danger),
    lang: item.lang,
    label: item.label,
    closeOnClick: true,
  };
  const inside = (
    <>
      {item.icon && <Icon name={item.icon} className={s.icon} />}
      <span className={s.label}>{item.label}</span>
    </>
  );
  if (item.href !== undefined) {
    return (
      <Base.LinkItem {...shared} href={item.href} onClick={item.onSelect}>
        {inside}
      </Base.LinkItem>
    );
  }
  if (item.checked !== undefined) {
    return (
      <Base.CheckboxItem
        {...shared}
        checked={item.checked}
        disabled={item.disabled}
        onCheckedChange={() => item.onSelect?.()}
      >
        {inside}
        <Base.CheckboxItemIndicator className={s.check}>
          <Icon name="check" />
        </Base.CheckboxItemIndicator>
      </Base.CheckboxItem>
    );
  }
  return (
    <Base.Item {...shared} disabled={item.disabled} onClick={item.onSelect}>
      {inside}
    </Base.Item>
  );
}
