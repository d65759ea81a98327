import type pg from 'pg';
import { StartProblem } from '../config/start-problem.ts';

/**
 * Refuses to serve with a role for which row-level security does not hold, itself or through a
 * role that it may switch to: it would show every temple's rows to every temple.
 */
export async function assertSafeRole(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<{
    me: string;
    role: string;
    super: boolean;
    bypass: boolean;
    owner: boolean;
  }>(
    `select current_user as me, r.rolname as role, r.rolsuper as super, r.rolbypassrls as bypass,
            exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
                     where c.relowner = r.oid and c.relkind in ('r', 'p')
                       and n.nspname in ('public', 'app')) as owner
       from pg_roles r
      where r.rolname = current_user
         or (pg_has_role(current_user, r.oid, 'member')
             and not (select rolsuper from pg_roles where rolname = current_user))`,
  );
  for (const { me, role, super: isSuper, bypass, owner } of rows) {
    const what = isSuper
      ? 'is a superuser'
      : bypass
        ? 'has BYPASSRLS'
        : owner
          ? 'owns the tables'
          : null;
    if (what === null) continue;
    const who =
      role === me
        ? `The database role ${me} ${what}`
        : `The database role ${me} is a member of ${role}, which ${what}`;
    throw new StartProblem(
      `${who}, so temples would not be kept apart: set DATABASE_URL to a role that is NOSUPERUSER NOBYPASSRLS and owns nothing (temple_app).`,
    );
  }
}
