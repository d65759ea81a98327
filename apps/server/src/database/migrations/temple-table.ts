import { sql, type Kysely } from 'kysely';

interface TempleTableOptions {
  /** Column and constraint definitions, as SQL. */
  readonly columns: string;
  /** The rest of the primary key after temple_id; `id` (a UUID that the database makes) unless given. */
  readonly key?: readonly string[];
}

/**
 * Creates a table of temple data in the one form that is safe: temple_id leads the primary key (so
 * that foreign keys can and must carry it), the database fills it from the open scope, row-level
 * security is on and forced, and the roles get what they need. Foreign keys to temple tables are
 * written `foreign key (temple_id, x_id) references x (temple_id, id)`.
 */
export async function templeTable(
  db: Kysely<any>,
  name: string,
  options: TempleTableOptions,
): Promise<void> {
  const key = options.key ?? ['id'];
  const id = options.key ? '' : 'id uuid not null default app.uuid_v7(),';
  await run(
    db,
    `create table ${name} (
       temple_id text not null default app.current_temple() references temple (id) on delete cascade,
       ${id}
       ${options.columns},
       primary key (temple_id, ${key.join(', ')})
     )`,
  );
  await protect(db, name, 'temple_id');
  await run(db, `grant select, insert, update, delete on ${name} to temple_app, temple_jobs`);
}

/** Lets only rows whose column equals the open temple be seen or written, for the owner as well. */
export async function protect(db: Kysely<any>, name: string, column: string): Promise<void> {
  await run(
    db,
    `alter table ${name} enable row level security;
     alter table ${name} force row level security;
     create policy own_temple on ${name}
       using (${column} = app.current_temple()) with check (${column} = app.current_temple());
     -- For servers where the backup role may not be given BYPASSRLS.
     create policy backup_reads on ${name} for select to temple_backup using (true);
     grant select on ${name} to temple_backup`,
  );
}

/** Runs one or more statements given as text. */
export async function run(db: Kysely<any>, statements: string): Promise<void> {
  await sql.raw(statements).execute(db);
}
