import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import s from './tabs.module.css';

export interface TabItem {
  readonly value: string;
  readonly label: ReactNode;
  readonly icon?: IconName;
  readonly disabled?: boolean;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly items: readonly TabItem[];
  /** Names the list of tabs for screen readers. */
  readonly label: string;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
  /** Keeps hidden panels mounted: for panels that hold what a visitor typed. */
  readonly keepMounted?: boolean;
  readonly className?: string;
}

/** Views of one thing, one at a time. For going to other pages use links. */
export function Tabs({
  items,
  label,
  value,
  defaultValue = items[0]?.value,
  onValueChange,
  keepMounted = false,
  className,
}: TabsProps) {
  return (
    <Base.Root
      className={className}
      {...(value === undefined ? { defaultValue } : { value })}
      onValueChange={(next: string) => onValueChange?.(next)}
    >
      <Base.List className={s.list} aria-label={label}>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} disabled={item.disabled} className={s.tab}>
            {item.icon && <Icon name={item.icon} />}
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel
          key={item.value}
          value={item.value}
          keepMounted={keepMounted}
          className={s.panel}
        >
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
