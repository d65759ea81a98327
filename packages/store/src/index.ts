/**
 * State facade: what of Redux Toolkit and react-redux the platform supports. One store exists per
 * page load (and one per rendering at the edge); remotes add slices through `remote-kit`.
 */
import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';

export { createSelector, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
export { Provider as StoreProvider, useDispatch, useSelector, useStore } from 'react-redux';

type Reducers = Record<string, Reducer>;

/** Creates a store that accepts further slices while it runs. */
export function makeStore(reducers: Reducers, middleware: readonly Middleware[] = []) {
  const all: Reducers = { ...reducers };
  const store = configureStore({
    reducer: combineReducers(all),
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(middleware),
    devTools: false,
  });
  return Object.assign(store, {
    /** Adds a slice once; a second slice under the same name is refused. */
    addSlice<State>(name: string, reducer: Reducer<State>): void {
      if (all[name] === reducer) return;
      if (all[name]) throw new Error(`A slice named ${name} exists already`);
      all[name] = reducer as Reducer;
      store.replaceReducer(combineReducers(all));
    },
  });
}

export type TempleStore = ReturnType<typeof makeStore>;
