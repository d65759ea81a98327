/** Router facade: links by route id, the query of the address, and moving in code. */
import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { routePath, type RouteId } from '@temple/route-table';

export { BrowserRouter, StaticRouter, useLocation } from 'react-router-dom';
export type { RouteId };

/** Query values of a link; undefined and empty ones are left out. */
export type LinkQuery = Readonly<Record<string, string | number | undefined>>;

/** Address of a route: `hrefOf('library.detail', { id })`. The shell picks the twin for the layout. */
export function hrefOf(id: RouteId, query: LinkQuery = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${routePath(id)}?${text}` : routePath(id);
}

/** The current address's query as plain values. */
export function useQueryValues(): Readonly<Record<string, string | undefined>> {
  const [search] = useSearchParams();
  return useMemo(() => Object.fromEntries(search), [search]);
}

/** A query value as a positive whole number, else the default. */
export function positiveInteger(value: string | undefined, otherwise: number): number {
  return value && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : otherwise;
}

/** Moves to another route in code; links should be `<a href>` wherever possible. */
export function useGo(): (id: RouteId, query?: LinkQuery, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return (id, query, options) => void navigate(hrefOf(id, query), options);
}

/** For the shell alone: moving to an address that is already known to be of this site. */
export { useNavigate } from 'react-router-dom';
export { useLocation as useAddress };
