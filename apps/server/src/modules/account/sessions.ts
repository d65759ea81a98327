import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { ErrorName } from '@temple/contracts';
import type { TempleTables } from '../../database/schema.ts';
import type { InTransaction } from '../../database/transaction.ts';
import { DomainError } from '../../http/domain-error.ts';
import { SESSION_DAYS, type Visit } from '../../http/visit.ts';

/** How old a cookie's token gets before the next call brings another one. */
const ROTATE_SECONDS = 3600;
/** Calls that were on their way with the old token when the new one was first used. */
const GRACE_SECONDS = 30;

export type EndReason = 'out' | 'everywhere' | 'reset' | 'reuse';

/** Who is signed in. */
export interface SignedIn {
  readonly id: string;
  readonly sessionId: string;
}

const ENDED: Readonly<Record<EndReason, ErrorName>> = {
  out: 'loginNeeded',
  everywhere: 'signedOutElsewhere',
  reset: 'passwordWasReset',
  reuse: 'sessionReused',
};

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');
const lifetime = sql<Date>`clock_timestamp() + make_interval(days => ${SESSION_DAYS})`;

/**
 * Sessions of accounts. A session is a family of tokens; a cookie's token is replaced while it is
 * used. The old one stays good until the new one is first seen, because a reply may get lost on a
 * weak line; after that, and a short grace, it can only be a copy: the family ends.
 */
export class Sessions {
  readonly #db: Kysely<TempleTables>;
  readonly #inTransaction: InTransaction;

  constructor(db: Kysely<TempleTables>, inTransaction: InTransaction) {
    this.#db = db;
    this.#inTransaction = inTransaction;
  }

  /**
   * Signs in: always a new session; the one that this browser had before ends. `passwordHash` is the
   * one that was there when the visitor was checked: a reset in between wins.
   */
  async start(accountId: string, passwordHash: string | null, visit: Visit): Promise<string> {
    const token = await this.#inTransaction(async () => {
      const { rows } = await sql`
        select from account where id = ${accountId}
          and password_hash is not distinct from ${passwordHash} for share`.execute(this.#db);
      if (rows.length === 0) throw new DomainError('loginExpired');
      if (visit.token) await this.#endByToken(visit.token);
      const { id } = await this.#db
        .insertInto('account_session')
        .values({
          account_id: accountId,
          transport: visit.transport,
          device: visit.device,
          expires_at: lifetime,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return this.#addToken(id, true);
    });
    return visit.give(token);
  }

  /** The account behind a call, or the refusal that the error language has for what is wrong. */
  async require(visit: Visit): Promise<SignedIn> {
    try {
      return await this.#require(visit);
    } catch (error) {
      if (error instanceof DomainError) visit.clear();
      throw error;
    }
  }

  async end(session: SignedIn): Promise<void> {
    await this.#end('out', session);
  }

  async endAll(accountId: string, reason: EndReason): Promise<void> {
    await this.#db
      .updateTable('account_session')
      .set({ ended_at: sql<Date>`clock_timestamp()`, ended_reason: reason })
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .execute();
  }

  /** Whether the account has been signed in on this device before. */
  async knowsDevice(accountId: string | undefined, device: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('account_session')
      .select('id')
      .where('account_id', '=', accountId ?? '00000000-0000-0000-0000-000000000000')
      .where('device', '=', device)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  async #require(visit: Visit): Promise<SignedIn> {
    if (!visit.token) throw new DomainError('loginNeeded');
    const tokenHash = hash(visit.token);
    const { rows } = await sql<{
      session_id: string;
      account_id: string;
      transport: string;
      ended_reason: EndReason | null;
      expired: boolean;
      first: boolean;
      replaced: boolean;
      late: boolean;
      due: boolean;
      idle: boolean;
    }>`
      select s.id as session_id, s.account_id, s.transport, s.ended_reason,
        s.expires_at <= clock_timestamp() as expired,
        t.used_at is null as first,
        t.replaced_at is not null as replaced,
        coalesce(t.replaced_at < clock_timestamp() - make_interval(secs => ${GRACE_SECONDS}), false) as late,
        s.rotated_at < clock_timestamp() - make_interval(secs => ${ROTATE_SECONDS}) as due,
        s.used_at < clock_timestamp() - interval '5 minutes' as idle
      from account_session_token t
      join account_session s on s.temple_id = t.temple_id and s.id = t.session_id
      where t.token_hash = ${tokenHash}`.execute(this.#db);
    const [row] = rows;
    // A token is good for the transport that it was made for only.
    if (!row || row.transport !== visit.transport) throw new DomainError('loginNeeded');
    const signedIn = { id: row.account_id, sessionId: row.session_id };
    if (row.ended_reason) throw new DomainError(ENDED[row.ended_reason]);
    if (row.expired) throw new DomainError('loginExpired');
    if (row.late) {
      await this.#end('reuse', signedIn);
      throw new DomainError('sessionReused');
    }
    if (row.first) await this.#firstUse(row.session_id, tokenHash);
    if (row.idle) await this.#touch(row.session_id);
    if (row.due && !row.replaced && visit.transport === 'cookie') {
      const next = await this.#rotate(row.session_id);
      if (next) visit.give(next);
    }
    return signedIn;
  }

  async #addToken(sessionId: string, used: boolean): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.#db
      .insertInto('account_session_token')
      .values({
        token_hash: hash(token),
        session_id: sessionId,
        used_at: used ? sql<Date>`clock_timestamp()` : null,
      })
      .execute();
    return token;
  }

  /** The new token has arrived: all others of the family have had their time. */
  async #firstUse(sessionId: string, tokenHash: string): Promise<void> {
    await sql`
      update account_session_token set
        used_at = case when token_hash = ${tokenHash} then clock_timestamp() else used_at end,
        replaced_at = case when token_hash = ${tokenHash} then null else clock_timestamp() end
      where session_id = ${sessionId} and replaced_at is null`.execute(this.#db);
  }

  /** Of the calls that come at once, one gets the new token. */
  async #rotate(sessionId: string): Promise<string | undefined> {
    return this.#inTransaction(async () => {
      const won = await this.#db
        .updateTable('account_session')
        .set({ rotated_at: sql<Date>`clock_timestamp()`, expires_at: lifetime })
        .where('id', '=', sessionId)
        .where('ended_at', 'is', null)
        .where(
          'rotated_at',
          '<',
          sql<Date>`clock_timestamp() - make_interval(secs => ${ROTATE_SECONDS})`,
        )
        .executeTakeFirst();
      return won.numUpdatedRows === 1n ? this.#addToken(sessionId, false) : undefined;
    });
  }

  async #touch(sessionId: string): Promise<void> {
    await this.#db
      .updateTable('account_session')
      .set({ used_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', sessionId)
      .execute();
  }

  async #end(reason: EndReason, { sessionId }: SignedIn): Promise<void> {
    await this.#db
      .updateTable('account_session')
      .set({ ended_at: sql<Date>`clock_timestamp()`, ended_reason: reason })
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .execute();
  }

  async #endByToken(token: string): Promise<void> {
    await sql`
      update account_session set ended_at = clock_timestamp(), ended_reason = 'out'
      where ended_at is null and id = (
        select session_id from account_session_token where token_hash = ${hash(token)}
      )`.execute(this.#db);
  }
}
