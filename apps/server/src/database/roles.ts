import crypto from 'node:crypto';
import pg from 'pg';
import { StartProblem } from '../config/start-problem.ts';
import { roleNames, type RoleName } from './embedded/secrets.ts';

const attributes: Record<RoleName, string> = {
  // Owns the schema and migrates it; the server does not serve with it.
  temple_owner: 'nosuperuser nobypassrls nocreaterole nocreatedb',
  temple_app: 'nosuperuser nobypassrls nocreaterole nocreatedb',
  temple_jobs: 'nosuperuser nobypassrls nocreaterole nocreatedb',
  // Reads every temple, writes nothing.
  temple_backup: 'nosuperuser bypassrls nocreaterole nocreatedb',
};

// A request that hangs must not hold its connection and locks for ever.
const limits: Partial<Record<RoleName, Record<string, string>>> = {
  temple_app: {
    statement_timeout: '30s',
    lock_timeout: '10s',
    idle_in_transaction_session_timeout: '60s',
  },
};

const bootstrapLock = 7_310_244;

/**
 * Makes roles and database of the embedded server, as its superuser. May run at every start and in
 * several processes at once; it writes only what is missing.
 */
export async function bootstrapEmbedded(
  superuserUrl: string,
  database: string,
  passwords: Readonly<Record<RoleName, string>>,
): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [bootstrapLock]);
    const known = await client.query<{ rolname: string; mark: string | null }>(
      `select rolname, shobj_description(oid, 'pg_authid') as mark from pg_roles where rolname = any($1)`,
      [[...roleNames]],
    );
    for (const name of roleNames) {
      // The mark tells which password the role has. A digest of 192 random bits tells nobody else.
      const mark = crypto.createHash('sha256').update(passwords[name]).digest('hex').slice(0, 16);
      const role = known.rows.find(({ rolname }) => rolname === name);
      if (role?.mark === mark) continue;
      const verb = role ? 'alter' : 'create';
      await client.query(
        `${verb} role ${name} login ${attributes[name]} password '${passwords[name]}'`,
      );
      await applyLimits(client, name);
      await client.query(`comment on role ${name} is '${mark}'`);
    }
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await createDatabase(client, database);
  });
}

async function createDatabase(client: pg.Client, database: string): Promise<void> {
  const name = pg.escapeIdentifier(database);
  await client.query(`create database ${name} owner temple_owner`);
  await client.query(`revoke all on database ${name} from public`);
  await client.query(`grant connect on database ${name} to ${roleNames.join(', ')}`);
}

/**
 * Makes the roles that migrations name on an external server, as far as the owner's role may, and
 * makes the user of DATABASE_URL a member of temple_app.
 */
export async function bootstrapExternal(ownerUrl: string, appUrl: string): Promise<void> {
  const app = new URL(appUrl);
  const user = decodeURIComponent(app.username);
  await withClient(ownerUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [bootstrapLock]);
    const version = await client.query<{ n: number }>(
      `select current_setting('server_version_num')::int as n`,
    );
    if ((version.rows[0]?.n ?? 0) < 150_000) {
      throw new StartProblem(
        'DATABASE_URL names a PostgreSQL older than 15: update the server, or use the embedded database.',
      );
    }
    for (const name of roleNames) {
      if (name === 'temple_owner' || (await exists(client, name))) continue;
      await create(
        client,
        name,
        name === user
          ? `login password ${pg.escapeLiteral(decodeURIComponent(app.password))}`
          : 'nologin',
      );
      await applyLimits(client, name);
    }
    if (user === 'temple_app') return;
    if (!(await exists(client, user))) {
      await create(
        client,
        user,
        `login password ${pg.escapeLiteral(decodeURIComponent(app.password))}`,
      );
      // Settings of a role do not pass to its members.
      await applyLimits(client, 'temple_app', user);
    }
    const member = await client.query<{ yes: boolean }>(
      `select pg_has_role($1, 'temple_app', 'usage') as yes`,
      [user],
    );
    if (!member.rows[0]?.yes) await grant(client, user);
  });
}

const exists = async (client: pg.Client, name: string) =>
  ((await client.query('select 1 from pg_roles where rolname = $1', [name])).rowCount ?? 0) > 0;

async function create(client: pg.Client, name: string, how: string): Promise<void> {
  const role = pg.escapeIdentifier(name);
  try {
    const bypass = name === 'temple_backup' ? 'bypassrls' : '';
    await client.query(`create role ${role} ${how} ${bypass}`);
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    // Without BYPASSRLS a policy lets the backup role read.
    if (name === 'temple_backup') {
      const second = await client.query(`create role ${role} ${how}`).catch(() => null);
      if (second) return;
    }
    throw new StartProblem(
      `The role of DATABASE_OWNER_URL may not create roles: as an administrator run  CREATE ROLE ${role} ${how.startsWith('login') ? "LOGIN PASSWORD '…'" : 'NOLOGIN'};  and start again.`,
      { cause: error },
    );
  }
}

async function grant(client: pg.Client, user: string): Promise<void> {
  const role = pg.escapeIdentifier(user);
  try {
    await client.query(`grant temple_app to ${role}`);
  } catch (error) {
    throw new StartProblem(
      `The user of DATABASE_URL is not a member of temple_app: as an administrator run  GRANT temple_app TO ${role};  and start again.`,
      { cause: error },
    );
  }
}

async function applyLimits(client: pg.Client, name: RoleName, role: string = name): Promise<void> {
  for (const [setting, value] of Object.entries(limits[name] ?? {})) {
    await client.query(`alter role ${pg.escapeIdentifier(role)} set ${setting} = '${value}'`);
  }
}

async function withClient(url: string, job: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'temple-roles',
  });
  client.on('error', () => {});
  await client.connect();
  try {
    await job(client);
  } finally {
    // Ending the session also lets the advisory lock go.
    await client.end();
  }
}
