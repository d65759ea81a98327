import { sql, type Kysely } from 'kysely';
import type { Json, Names, OwnerTables } from './schema.ts';
import { assertTempleId } from './temple-id.ts';

/** What a temple is made of before it has content. */
export interface NewTemple {
  readonly id: string;
  readonly names: Names;
  readonly primaryColor: string;
  readonly defaultLanguage: string;
  readonly languages: readonly string[];
  readonly modules: readonly string[];
  readonly profile?: Readonly<Record<string, Json>>;
  /** Host names in lower case without port; `localhost` also stands for plain IP addresses. */
  readonly hosts: readonly string[];
}

/**
 * Makes a temple and its hosts, as the owner (`database.withOwner`). A temple that exists keeps
 * what it has, because its people may have changed it since; hosts that are missing are added.
 * Returns whether it was made now.
 */
export async function provisionTemple(
  db: Kysely<OwnerTables>,
  temple: NewTemple,
): Promise<boolean> {
  assertTempleId(temple.id);
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.temple_id', ${temple.id}, true)`.execute(trx);
    const made = await trx
      .insertInto('temple')
      .values({
        id: temple.id,
        names: JSON.stringify(temple.names),
        primary_color: temple.primaryColor,
        default_language: temple.defaultLanguage,
        languages: [...temple.languages],
        modules: [...temple.modules],
        profile: JSON.stringify(temple.profile ?? {}),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    for (const host of temple.hosts) {
      await trx
        .insertInto('temple_host')
        .values({ host: host.toLowerCase(), temple_id: temple.id })
        .onConflict((conflict) => conflict.column('host').doNothing())
        .execute();
    }
    return (made.numInsertedOrUpdatedRows ?? 0n) > 0n;
  });
}
