import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { run, templeTable } from './temple-table.ts';

/** A temple's configuration, dictionaries and agreements; the areas that all temples share. */
export const system: Migration = {
  async up(db: Kysely<any>) {
    await templeTable(db, 'temple_config', {
      key: ['code', 'key'],
      columns: `code text not null, key text not null, value jsonb not null`,
    });
    await templeTable(db, 'temple_dict', {
      key: ['code', 'value'],
      columns: `code text not null, value text not null, position int not null default 0, name jsonb not null`,
    });
    await templeTable(db, 'temple_agreement', {
      key: ['code', 'language'],
      columns: `code text not null, language text not null, title text not null, body_html text not null,
                updated_at timestamptz not null default now()`,
    });
    await run(
      db,
      `create table area (
         id int primary key,
         parent_id int references area (id),
         level smallint not null,
         names jsonb not null
       );
       create index on area (parent_id, id);
       grant select on area to temple_app, temple_jobs, temple_backup`,
    );
  },
};
