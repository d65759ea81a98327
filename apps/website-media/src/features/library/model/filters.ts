import type { LibraryList } from '@temple/contracts';
import { hrefOf } from '@temple/router';
import type { Chip } from '../../../shared/chips.tsx';

/** What a list of files is narrowed by; the page is left out, since a new choice begins at the first. */
export interface Filters {
  readonly column?: string | undefined;
  readonly classification?: string | undefined;
  readonly type?: string | undefined;
}

export interface FilterGroup {
  readonly name: keyof Filters;
  readonly chips: readonly Chip[];
}

/** The query of a list without what is absent: the same arguments that the edge filled in. */
export function filtersOf(query: Readonly<Record<string, string | undefined>>): Filters {
  const { column, classification, type } = query;
  return {
    ...(column ? { column } : {}),
    ...(classification ? { classification } : {}),
    ...(type ? { type } : {}),
  };
}

/** Address of the list with one filter changed; the others stay. */
export function filterHref(now: Filters, name: keyof Filters, value: string | undefined): string {
  return hrefOf('library.list', { ...now, [name]: value });
}

interface Value {
  readonly value: string;
  readonly name: string;
  readonly count: number;
}

/** What is chosen is shown even where no file is left behind it: it must be possible to undo. */
function withChosen(values: readonly Value[], chosen: string | undefined): readonly Value[] {
  if (!chosen || values.some((one) => one.value === chosen)) return values;
  return [...values, { value: chosen, name: chosen.toUpperCase(), count: 0 }];
}

type Facets = Pick<LibraryList, 'columns' | 'classifications' | 'types'>;

/** The filters that offer a choice, each with "all" first and the number of files behind every value. */
export function filterGroups(facets: Facets, now: Filters, all: string): FilterGroup[] {
  const groups = [
    {
      name: 'column',
      values: facets.columns.map(({ code, name, count }) => ({ value: code, name, count })),
    },
    { name: 'classification', values: facets.classifications },
    { name: 'type', values: facets.types },
  ] as const;
  return groups
    .filter(({ name, values }) => values.length > 1 || now[name] !== undefined)
    .map(({ name, values }) => ({ name, values: withChosen(values, now[name]) }))
    .map(({ name, values }) => ({
      name,
      chips: [
        {
          key: '',
          label: all,
          href: filterHref(now, name, undefined),
          current: now[name] === undefined,
        },
        ...values.map((one) => ({
          key: one.value,
          label: one.name,
          count: one.count,
          href: filterHref(now, name, one.value),
          current: now[name] === one.value,
        })),
      ],
    }));
}
