import type { Kysely } from 'kysely';
import type { PlatformTables, TempleTables } from '../../database/schema.ts';
import type { LocalText } from '../../text/choose.ts';
import type { Language } from '@temple/contracts';

/** Facts about a temple that its pages show. */
export interface TempleProfile {
  readonly timeZone?: string;
  readonly logo?: string;
  readonly prefixImage?: string;
  readonly intro?: LocalText;
  readonly address?: LocalText;
  readonly openingHours?: LocalText;
  readonly transport?: LocalText;
}

export interface TempleRow {
  readonly id: string;
  readonly names: LocalText;
  readonly primaryColor: string;
  readonly defaultLanguage: Language;
  readonly languages: Language[];
  readonly modules: string[];
  readonly profile: TempleProfile;
}

export interface AreaRow {
  readonly id: number;
  readonly parentId: number | null;
  readonly level: number;
  readonly names: LocalText;
  readonly hasChildren: boolean;
}

/** Reads a temple's frame. Every query runs in the open temple scope. */
export class SystemRepository {
  readonly #db: Kysely<TempleTables>;
  readonly #platform: Kysely<PlatformTables>;

  constructor(db: Kysely<TempleTables>, platform: Kysely<PlatformTables>) {
    this.#db = db;
    this.#platform = platform;
  }

  async temple(): Promise<TempleRow | undefined> {
    const row = await this.#db.selectFrom('temple').selectAll().executeTakeFirst();
    return (
      row && {
        id: row.id,
        names: row.names,
        primaryColor: row.primary_color,
        defaultLanguage: row.default_language as Language,
        languages: row.languages as Language[],
        modules: row.modules,
        profile: row.profile as TempleProfile,
      }
    );
  }

  async config(code: string): Promise<{ key: string; value: unknown }[]> {
    return this.#db
      .selectFrom('temple_config')
      .select(['key', 'value'])
      .where('code', '=', code)
      .orderBy('key')
      .execute();
  }

  async dict(code: string): Promise<{ value: string; name: LocalText }[]> {
    return this.#db
      .selectFrom('temple_dict')
      .select(['value', 'name'])
      .where('code', '=', code)
      .orderBy('position')
      .orderBy('value')
      .execute();
  }

  async agreement(code: string) {
    return this.#db.selectFrom('temple_agreement').selectAll().where('code', '=', code).execute();
  }

  /** Areas directly below one; 0 is the country. */
  async areas(parent: number): Promise<AreaRow[]> {
    const rows = await this.#platform
      .selectFrom('area as a')
      .select(['a.id', 'a.parent_id', 'a.level', 'a.names'])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('area as child')
              .select('child.id')
              .whereRef('child.parent_id', '=', 'a.id'),
          )
          .as('has_children'),
      )
      .where('a.parent_id', parent === 0 ? 'is' : '=', parent === 0 ? null : parent)
      .orderBy('a.id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      parentId: row.parent_id,
      level: row.level,
      names: row.names,
      hasChildren: Boolean(row.has_children),
    }));
  }

  async areaExists(id: number): Promise<boolean> {
    return (
      (await this.#platform
        .selectFrom('area')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()) !== undefined
    );
  }
}
