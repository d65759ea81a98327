import { sql, type Kysely } from 'kysely';
import type { TempleTables } from '../database/schema.ts';
import type { CodeMessage, CodeSender } from './messages.ts';

export interface OutboxMessage {
  readonly kind: 'sms' | 'mail';
  readonly target: string;
  readonly text: string;
  readonly createdAt: Date;
}

/**
 * The sender of a server without a provider: messages lie in the database for a day. Only a demo
 * server shows them.
 */
export class Outbox {
  readonly #db: Kysely<TempleTables>;

  constructor(db: Kysely<TempleTables>) {
    this.#db = db;
  }

  sender(kind: 'sms' | 'mail'): CodeSender {
    return {
      send: async ({ target, text }: CodeMessage) => {
        await this.#db.insertInto('outbox').values({ kind, target, text }).execute();
        await this.#db
          .deleteFrom('outbox')
          .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
          .execute();
      },
    };
  }

  /** The newest messages of the open temple. */
  async latest(): Promise<OutboxMessage[]> {
    const rows = await this.#db
      .selectFrom('outbox')
      .select(['kind', 'target', 'text', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(50)
      .execute();
    return rows.map(({ kind, target, text, created_at }) => ({
      kind,
      target,
      text,
      createdAt: created_at,
    }));
  }
}
