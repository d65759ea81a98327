import { describe, expect, it } from 'vitest';
import { createSlice, makeStore, type PayloadAction } from '../src/index.ts';

const counter = (name: string) =>
  createSlice({
    name,
    initialState: { count: 0 },
    reducers: {
      add(state, action: PayloadAction<number>) {
        state.count += action.payload;
      },
    },
  });
const add = (by: number) => ({ type: 'lamps/add', payload: by });

describe('makeStore', () => {
  it('takes a slice of a remote that comes later, and keeps what is there', () => {
    const lamps = counter('lamps');
    const books = counter('books');
    const store = makeStore({ lamps: lamps.reducer });
    store.dispatch(add(3));
    store.addSlice('books', books.reducer);
    store.dispatch({ type: 'books/add', payload: 1 });
    expect(store.getState()).toEqual({ lamps: { count: 3 }, books: { count: 1 } });
  });

  it('takes the same slice twice as once', () => {
    const lamps = counter('lamps');
    const store = makeStore({ lamps: lamps.reducer });
    store.dispatch(add(3));
    store.addSlice('lamps', lamps.reducer);
    expect(store.getState()).toEqual({ lamps: { count: 3 } });
  });

  it('refuses another slice under a name that is taken', () => {
    const store = makeStore({ lamps: counter('lamps').reducer });
    expect(() => store.addSlice('lamps', counter('lamps').reducer)).toThrow('lamps');
  });

  it('shares nothing between two page loads', () => {
    const lamps = counter('lamps');
    const one = makeStore({ lamps: lamps.reducer });
    const two = makeStore({ lamps: lamps.reducer });
    one.addSlice('books', counter('books').reducer);
    one.dispatch(add(5));
    expect(two.getState()).toEqual({ lamps: { count: 0 } });
  });
});
