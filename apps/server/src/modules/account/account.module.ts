import type { OpenDatabase } from '../../database/open.ts';
import type { CodeSender } from '../../ports/messages.ts';
import { Outbox } from '../../ports/outbox.ts';
import type { SystemService } from '../system/system.service.ts';
import { AccountRepository } from './account.repository.ts';
import { AccountService } from './account.service.ts';
import { Codes } from './codes.ts';
import { Limits } from './limits.ts';
import { type Sessions } from './sessions.ts';

/** Deliverers of codes that are configured. */
export interface Senders {
  readonly tel?: CodeSender;
  readonly email?: CodeSender;
}

/** Builds the account module; without a provider, codes go to the outbox. */
export function createAccount(
  { db, inTransaction }: Pick<OpenDatabase, 'db' | 'inTransaction'>,
  sessions: Sessions,
  system: SystemService,
  senders: Senders = {},
): AccountService {
  const outbox = new Outbox(db);
  return new AccountService({
    accounts: new AccountRepository(db),
    sessions,
    codes: new Codes(db),
    limits: new Limits(db),
    system,
    senders: { tel: outbox.sender('sms'), email: outbox.sender('mail'), ...senders },
    inTransaction,
  });
}
