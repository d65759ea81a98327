import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartProblem } from '../../src/config/start-problem.ts';
import { openDatabase } from '../../src/database/open.ts';
import { asSuperuser, freshDatabase, type TestDatabase } from '../support/postgres.ts';

let test: TestDatabase;
const roles = ['test_bypass', 'test_member_of_owner', 'test_member_of_backup', 'test_plain_member'];

const drop = () =>
  asSuperuser(test.server, (client) =>
    client.query(roles.map((role) => `drop role if exists ${role}`).join(';')),
  );

beforeAll(async () => {
  test = await freshDatabase();
  await drop();
  await asSuperuser(test.server, (client) =>
    client.query(`
      create role test_bypass login password 'x' bypassrls in role temple_app;
      create role test_member_of_owner login password 'x' noinherit in role temple_owner;
      create role test_member_of_backup login password 'x' in role temple_app, temple_backup;
      create role test_plain_member login password 'x' in role temple_app`),
  );
});

afterAll(async () => {
  await drop();
  await test?.close();
});

const as = (user: string, password: string) => {
  const url = new URL(test.urls.app);
  url.username = user;
  url.password = password;
  return url.href;
};

const open = (databaseUrl: string, databaseOwnerUrl: string | null = null) =>
  openDatabase({ dataDir: '', databaseUrl, databaseOwnerUrl });

describe('the server refuses to serve as', () => {
  it.each([
    ['a superuser', () => test.urls.superuser, /postgres is a superuser/],
    ['the owner of the tables', () => test.urls.owner, /temple_owner owns the tables/],
    ['a role with BYPASSRLS', () => as('test_bypass', 'x'), /test_bypass has BYPASSRLS/],
    [
      'a role that may become the owner',
      () => as('test_member_of_owner', 'x'),
      /is a member of temple_owner, which owns the tables/,
    ],
    [
      'a role that may become one with BYPASSRLS',
      () => as('test_member_of_backup', 'x'),
      /is a member of temple_backup, which has BYPASSRLS/,
    ],
  ])('%s', async (_, url, message) => {
    // With an owner's address too: migrating must not be a way round.
    for (const owner of [null, test.urls.owner]) {
      const error: unknown = await open(url(), owner).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(StartProblem);
      expect((error as StartProblem).lines).toEqual([expect.stringMatching(message)]);
    }
  });
});

it('refuses the owner also before there are tables', async () => {
  const empty = await freshDatabase({ migrated: false });
  const error: unknown = await open(empty.urls.owner, empty.urls.owner).catch(
    (reason: unknown) => reason,
  );
  expect((error as Error).message).toMatch(/temple_owner owns the database/);
  await empty.close();
});

it('makes the role of DATABASE_URL when it is missing and the owner may make roles', async () => {
  await asSuperuser(test.server, (client) => client.query('drop role if exists test_new_app'));
  const database = await open(as('test_new_app', 'pass word'), test.urls.superuser);
  await database.health();
  await database.close();
  await asSuperuser(test.server, (client) => client.query('drop role test_new_app'));
});

it('serves as a role of any name that is a plain member of temple_app', async () => {
  const database = await open(as('test_plain_member', 'x'));
  await database.health();
  await database.close();
});

describe('an external database that cannot be used is one line', () => {
  const elsewhere = (change: (url: URL) => void) => {
    const url = new URL(test.urls.app);
    change(url);
    return url.href;
  };
  it.each([
    ['nobody listens', () => elsewhere((url) => (url.port = '1')), /^DATABASE_URL does not answer/],
    [
      'wrong password',
      () => as('temple_app', 'wrong'),
      /^DATABASE_URL or DATABASE_OWNER_URL is refused/,
    ],
    [
      'no such database',
      () => elsewhere((url) => (url.pathname = '/nowhere')),
      /^The database that DATABASE_URL names does not exist/,
    ],
  ])('%s', async (_, url, message) => {
    const error: unknown = await open(url()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartProblem);
    expect((error as StartProblem).lines).toEqual([expect.stringMatching(message)]);
  });
});
