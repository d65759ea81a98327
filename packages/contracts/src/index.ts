export * from './operation.ts';
export * from './envelope.ts';
export * from './errors.ts';
export * from './common.ts';
export * from './contracts.ts';
export * from './system.contract.ts';
export * from './content.contract.ts';
export * from './library.contract.ts';
