import { createHash, randomInt } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { TempleTables } from '../../database/schema.ts';

/** Wrong codes that are compared before a code is worth nothing. */
export const CODE_TRIES = 5;
export const CODE_MINUTES = 5;

const digest = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Names a number or address in tables that have no need to know it. */
export const targetDigest = (kind: 'tel' | 'email', value: string) => digest('target', kind, value);

export type CodeOutcome = 'wrong' | 'right';

/** Codes that prove a number or an address. What is kept of one is its digest. */
export class Codes {
  readonly #db: Kysely<TempleTables>;

  constructor(db: Kysely<TempleTables>) {
    this.#db = db;
  }

  /** Makes a code; the one before it for the same target and purpose is worth nothing from now. */
  async issue(purpose: string, target: string): Promise<string> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const expires = sql<Date>`clock_timestamp() + make_interval(mins => ${CODE_MINUTES})`;
    const fresh = {
      code_hash: digest('code', purpose, target, code),
      tries: 0,
      expires_at: expires,
      used_at: null,
    };
    await this.#db
      .insertInto('verification_code')
      .values({ purpose, target, ...fresh })
      .onConflict((conflict) =>
        conflict.columns(['temple_id', 'purpose', 'target']).doUpdateSet(fresh),
      )
      .execute();
    return code;
  }

  /** Removes what is of no use any more. Rows that a call is at work on are left for the next time. */
  async sweep(): Promise<void> {
    await sql`
      delete from verification_code where (purpose, target) in (
        select purpose, target from verification_code
        where expires_at < clock_timestamp() - interval '1 day'
        limit 100 for update skip locked
      )`.execute(this.#db);
  }

  /**
   * Compares a code. Claiming the try, comparing and using the code up are one statement on one
   * row: side by side, no sixth try is compared and no second one succeeds. With `keep` a right code
   * is left usable, for when the caller has to refuse for another reason.
   */
  async verify(
    purpose: string,
    target: string,
    code: string,
    { keep = false } = {},
  ): Promise<CodeOutcome> {
    const { rows } = await sql<{ ok: boolean }>`
      update verification_code set
        tries = tries + 1,
        used_at = case
          when code_hash = ${digest('code', purpose, target, code)} and not ${keep}::boolean
          then clock_timestamp() end
      where purpose = ${purpose} and target = ${target}
        and used_at is null and tries < ${CODE_TRIES} and expires_at > clock_timestamp()
      returning code_hash = ${digest('code', purpose, target, code)} as ok`.execute(this.#db);
    return rows[0]?.ok ? 'right' : 'wrong';
  }
}
