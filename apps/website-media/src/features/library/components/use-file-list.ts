import { positiveInteger, useQueryValues } from '@temple/router';
import { useListWindow } from '../../../shared/use-list-window.ts';
import { useList } from '../library.endpoints.ts';
import type { Filters } from '../model/filters.ts';

/** The page of files that the address names, and the last answer while it is fetched. */
export function useFileList(filters: Filters) {
  const page = positiveInteger(useQueryValues()['page'], 1);
  const { data, currentData, error, isFetching, refetch } = useList({ ...filters, page });
  const window = useListWindow(JSON.stringify(filters), page);
  const state = currentData
    ? ('ready' as const)
    : error && !isFetching
      ? ('failed' as const)
      : ('busy' as const);
  return { page, window, data, currentData, error, isFetching, refetch, state };
}
