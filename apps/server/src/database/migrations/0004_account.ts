import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { run, templeTable } from './temple-table.ts';

/** Accounts, their sessions, codes that prove a number or an address, and the limits on both. */
export const account: Migration = {
  async up(db: Kysely<any>) {
    await templeTable(db, 'account', {
      columns: `tel text check (tel ~ '^1[0-9]{10}$'),
                email text check (email = lower(email)),
                password_hash text,
                card_auth_status smallint not null default 0,
                created_at timestamptz not null default now(),
                check (tel is not null or email is not null),
                unique (temple_id, tel),
                unique (temple_id, email)`,
    });
    // One row is one family of tokens: what ends it ends all of them.
    await templeTable(db, 'account_session', {
      columns: `account_id uuid not null,
                transport text not null check (transport in ('cookie', 'header')),
                device text not null,
                created_at timestamptz not null default now(),
                used_at timestamptz not null default now(),
                rotated_at timestamptz not null default now(),
                expires_at timestamptz not null,
                ended_at timestamptz,
                ended_reason text check (ended_reason in ('out', 'everywhere', 'reset', 'reuse')),
                check ((ended_at is null) = (ended_reason is null)),
                foreign key (temple_id, account_id) references account (temple_id, id) on delete cascade`,
    });
    await templeTable(db, 'account_session_token', {
      key: ['token_hash'],
      columns: `token_hash text not null,
                session_id uuid not null,
                issued_at timestamptz not null default now(),
                used_at timestamptz,
                replaced_at timestamptz,
                foreign key (temple_id, session_id) references account_session (temple_id, id) on delete cascade`,
    });
    // One code lives per target and purpose: a new one takes the place of the old one.
    await templeTable(db, 'verification_code', {
      key: ['purpose', 'target'],
      columns: `purpose text not null,
                target text not null,
                code_hash text not null,
                tries int not null default 0,
                expires_at timestamptz not null,
                used_at timestamptz`,
    });
    await templeTable(db, 'attempt_log', {
      key: ['key'],
      columns: `key text not null, times timestamptz[] not null`,
    });
    await templeTable(db, 'daily_count', {
      key: ['key', 'day'],
      columns: `key text not null, day date not null, count int not null`,
    });
    await templeTable(db, 'outbox', {
      columns: `kind text not null check (kind in ('sms', 'mail')),
                target text not null,
                text text not null,
                created_at timestamptz not null default now()`,
    });
    await run(
      db,
      `create index on account_session (temple_id, account_id);
       create index on account_session_token (temple_id, session_id);
       create index on verification_code (temple_id, expires_at);
       create index on outbox (temple_id, created_at desc)`,
    );
  },
};
