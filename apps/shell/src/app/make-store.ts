import { api } from '@temple/api-client';
import { makeStore, type TempleStore } from '@temple/store';

/** The store of a page load, with the API's cache in it. */
export function makeShellStore(): TempleStore {
  return makeStore({ [api.reducerPath]: api.reducer }, [api.middleware]);
}
