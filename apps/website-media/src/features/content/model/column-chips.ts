import type { ColumnLink, ColumnPage } from '@temple/contracts';
import type { Chip } from '../../../shared/chips.tsx';
import { columnHref } from '../../../shared/links.ts';

type Family = Pick<ColumnPage, 'column' | 'breadcrumb' | 'siblings'>;

const chip = (one: ColumnLink, current: string, label = one.name): Chip => ({
  key: one.code,
  label,
  href: columnHref(one),
  current: one.code === current,
});

/** A parent, as "all of it", and its children: to move within one part of the site. */
export function familyChips({ column, breadcrumb, siblings }: Family, everything: string): Chip[] {
  const own = column.children.length > 0;
  const parent = own ? column : breadcrumb.at(-2);
  if (!parent) return [];
  const members: readonly ColumnLink[] = own ? column.children : siblings;
  return [
    chip(parent, column.code, everything),
    ...members.filter((one) => one.code !== parent.code).map((one) => chip(one, column.code)),
  ];
}

/** The parts of the site, from one of them. */
export function topChips({ column, breadcrumb, siblings }: Family): Chip[] {
  return breadcrumb.length > 1 ? [] : siblings.map((one) => chip(one, column.code));
}
