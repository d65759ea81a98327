export * from './hints.ts';
export * from './store.ts';
