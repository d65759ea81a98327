import { accountContract } from './account.contract.ts';
import { contentContract } from './content.contract.ts';
import { libraryContract } from './library.contract.ts';
import { systemContract } from './system.contract.ts';

/** All contracts by module; `<module>.<operation>` names an operation everywhere. */
export const CONTRACTS = {
  system: systemContract,
  content: contentContract,
  library: libraryContract,
  account: accountContract,
} as const;
export type Contracts = typeof CONTRACTS;
export type ModuleName = keyof Contracts;
