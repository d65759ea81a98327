import { Menu as Base } from '@base-ui/react/menu';
import { Icon } from '../icon/index.ts';
import { cx } from '../lib/cx.ts';
import s from './menu.module.css';
import type { MenuItem, MenuProps } from './menu.tsx';

/** The menu itself, open from the start: whoever asked for it has already pressed its button. */
export function OpenMenu({ trigger, items, align = 'end' }: MenuProps) {
  return (
    <Base.Root defaultOpen>
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
