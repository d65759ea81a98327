import type pg from 'pg';
import { StartProblem } from '../config/start-problem.ts';

// The role itself and every role that it may switch to. A superuser is a member of all of them,
// which would name the wrong reason.
const unsafeRoles = `
  select current_user as me, r.rolname as role,
         case when r.rolsuper then 'is a superuser'
              when r.rolbypassrls then 'has BYPASSRLS'
              when exists (select from pg_class c
                            where c.relowner = r.oid and c.relkind in ('r', 'p')
                              and c.relnamespace = 'public'::regnamespace) then 'owns the tables'
              when exists (select from pg_database d
                            where d.datname = current_database() and d.datdba = r.oid) then 'owns the database'
         end as reason
    from pg_roles r
   where r.rolname = current_user
      or (pg_has_role(current_user, r.oid, 'member')
          and not (select rolsuper from pg_roles where rolname = current_user))`;

/**
 * Refuses to serve with a role for which row-level security does not hold, itself or through a
 * role that it may switch to: it would show every temple's rows to every temple.
 */
export async function assertSafeRole(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<{ me: string; role: string; reason: string | null }>(
    unsafeRoles,
  );
  for (const { me, role, reason } of rows) {
    if (reason === null) continue;
    const who = role === me ? `${me} ${reason}` : `${me} is a member of ${role}, which ${reason}`;
    throw new StartProblem(
      `The database role ${who}, so temples would not be kept apart: set DATABASE_URL to a role that is NOSUPERUSER NOBYPASSRLS and owns nothing (temple_app).`,
    );
  }
}
