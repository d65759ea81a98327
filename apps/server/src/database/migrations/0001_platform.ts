import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { protect, run } from './temple-table.ts';

/** Schema `app` with its functions, the temples, their hosts, and the registry of remotes. */
export const platform: Migration = {
  async up(db: Kysely<any>) {
    await run(
      db,
      `create schema app;
       grant usage on schema app to temple_app, temple_jobs, temple_backup;
       alter default privileges revoke execute on functions from public;

       -- Empty or missing outside a scope; neither is a temple, so nothing is seen. No SET clause:
       -- the planner must be able to inline it into index conditions.
       create function app.current_temple() returns text language sql stable parallel safe
         as $$ select current_setting('app.temple_id', true) $$;

       do $$ begin
         if current_setting('server_version_num')::int >= 180000 then
           create function app.uuid_v7() returns uuid language sql volatile parallel safe
             as 'select uuidv7()';
         else
           -- 48 bits of milliseconds, the version and variant bits, the rest random.
           create function app.uuid_v7() returns uuid language sql volatile parallel safe as $f$
             select encode(
               set_bit(set_bit(
                 overlay(uuid_send(gen_random_uuid())
                   placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
                   from 1 for 6),
                 52, 1), 53, 1),
               'hex')::uuid $f$;
         end if;
       end $$;
       grant execute on function app.current_temple(), app.uuid_v7() to temple_app, temple_jobs, temple_backup;

       create table temple (
         id text primary key check (id ~ '^[a-z][a-z0-9-]{1,30}$'),
         names jsonb not null,
         primary_color text not null,
         default_language text not null,
         languages text[] not null,
         modules text[] not null,
         profile jsonb not null default '{}',
         created_at timestamptz not null default now()
       )`,
    );
    await protect(db, 'temple', 'id');
    await run(
      db,
      `-- Temples are made by the owner; the application only edits the one it serves.
       grant select, update on temple to temple_app, temple_jobs;
       create policy owner_reads on temple for select to current_user using (true);

       create table temple_host (
         host text primary key check (host = lower(host) and host <> ''),
         temple_id text not null references temple (id) on delete cascade
       );
       create index on temple_host (temple_id);
       grant select on temple_host to temple_backup;

       -- The application asks for one host and cannot list the others.
       create function app.resolve_temple(host text) returns text language sql stable parallel safe
         security definer set search_path = pg_catalog, pg_temp
         as $$ select h.temple_id from public.temple_host h where h.host = lower(resolve_temple.host) $$;
       -- Jobs go through all temples, one scope after the other.
       create function app.temple_ids() returns setof text language sql stable
         security definer set search_path = pg_catalog, pg_temp
         as $$ select t.id from public.temple t order by t.id $$;
       grant execute on function app.resolve_temple(text) to temple_app, temple_jobs;
       grant execute on function app.temple_ids() to temple_jobs;

       create table registry_revision (
         number bigint generated always as identity primary key,
         document jsonb not null,
         note text not null default '',
         created_at timestamptz not null default now()
       );
       -- Append-only: a rollback is a new revision.
       grant select, insert on registry_revision to temple_app;
       grant select on registry_revision to temple_jobs, temple_backup;

       create function app.tell_registry_revision() returns trigger language plpgsql
         set search_path = pg_catalog, pg_temp
         as $$ begin perform pg_notify('registry_revision', new.number::text); return null; end $$;
       create trigger tell after insert on registry_revision
         for each row execute function app.tell_registry_revision();

       -- So that the application can tell a database that was not migrated.
       grant select on kysely_migration to temple_app, temple_jobs`,
    );
  },
};
