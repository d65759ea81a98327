import type { Kysely } from 'kysely';
import type { TempleTables } from '../../database/schema.ts';

export type Contact =
  | { readonly kind: 'tel'; readonly value: string }
  | { readonly kind: 'email'; readonly value: string };

export interface AccountRow {
  readonly id: string;
  readonly tel: string | null;
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly cardAuthStatus: number;
}

/** Accounts of the open temple: one at another temple does not exist here. */
export class AccountRepository {
  readonly #db: Kysely<TempleTables>;

  constructor(db: Kysely<TempleTables>) {
    this.#db = db;
  }

  async byContact({ kind, value }: Contact): Promise<AccountRow | undefined> {
    return this.#one().where(kind, '=', value).executeTakeFirst();
  }

  async byId(id: string): Promise<AccountRow | undefined> {
    return this.#one().where('id', '=', id).executeTakeFirst();
  }

  /** Undefined when another call made the same account in the meantime. */
  async add({ kind, value }: Contact, passwordHash: string): Promise<AccountRow | undefined> {
    const made = await this.#db
      .insertInto('account')
      .values({
        tel: kind === 'tel' ? value : null,
        email: kind === 'email' ? value : null,
        password_hash: passwordHash,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return made && this.byId(made.id);
  }

  async setPassword(id: string, passwordHash: string): Promise<void> {
    await this.#db
      .updateTable('account')
      .set({ password_hash: passwordHash })
      .where('id', '=', id)
      .execute();
  }

  #one() {
    return this.#db
      .selectFrom('account')
      .select([
        'id',
        'tel',
        'email',
        'password_hash as passwordHash',
        'card_auth_status as cardAuthStatus',
      ]);
  }
}
