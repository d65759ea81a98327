import type { Migration } from 'kysely/migration';
import { platform } from './0001_platform.ts';
import { system } from './0002_system.ts';
import { content } from './0003_content.ts';
import { account } from './0004_account.ts';

/**
 * All migrations in their order. A map instead of a folder scan: a forgotten entry is seen in
 * review, and a stray file is never run. A published migration is never edited.
 */
export const migrations: Record<string, Migration> = {
  '0001_platform': platform,
  '0002_system': system,
  '0003_content': content,
  '0004_account': account,
};
