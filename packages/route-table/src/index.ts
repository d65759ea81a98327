export * from './row.ts';
export * from './path.ts';
export * from './match.ts';
export * from './table.ts';
