import fs from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTemple } from '../../src/database/scope.ts';
import type { Visit } from '../../src/http/visit.ts';
import { Sessions } from '../../src/modules/account/sessions.ts';
import { startServer } from '../../src/server.ts';
import { startSite, type Site } from '../support/site.ts';
import { Client, newTel, PASSWORD, type Answer } from './client.ts';

let site: Site;
let client: Client;

beforeAll(async () => {
  site = await startSite();
  client = new Client(site);
  await client.connect();
});
afterAll(async () => {
  await client.close();
  await site.close();
});

const fields = (answer: Answer) =>
  Object.fromEntries((answer.data?.fields ?? []).map(({ path, msg }) => [path, msg]));
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const native = (token?: string) => ({
  headers: { 'request-cmd': 'ios', 'sec-fetch-site': undefined, 'access-token': token },
});

describe('registering and signing in', () => {
  it('a newcomer registers by SMS code, is signed in, signs out', async () => {
    const tel = newTel();
    const sent = await client.call('POST', '/pub/sms/send', { tel, type: 1 });
    expect(sent).toMatchObject({ status: 200, code: 200, data: { seconds: 60 } });
    const code = await client.code(tel);
    expect(code).toMatch(/^\d{6}$/);
    const made = await client.call('POST', '/pub/user/login', {
      loginType: '2',
      userTel: ` +86${tel} `,
      code,
      userPwd: PASSWORD,
      registerFlag: 1,
    });
    expect(made).toMatchObject({ code: 200, data: { token: '', userTel: tel, imUserInfo: null } });
    expect(made.setCookie).toMatch(/HttpOnly/);
    expect(made.setCookie).toMatch(/SameSite=Lax/);
    expect(made.setCookie).toMatch(/Path=\//);
    expect(made.setCookie).toMatch(/Max-Age=31536000/);
    expect(made.setCookie).not.toMatch(/Secure|Domain/);
    const info = await client.info(made.cookie);
    expect(info).toMatchObject({ code: 200, data: { userTel: tel, cardAuthStatus: 0 } });
    const out = await client.call('POST', '/user/sign-out', {}, { cookie: made.cookie });
    expect(out).toMatchObject({ code: 200, cookie: '' });
    expect((await client.info(made.cookie)).code).toBe(40003);
    expect((await client.login(tel, PASSWORD)).code).toBe(200);
  });

  it('by mail code, whatever the case of the letters', async () => {
    const email = `Pilgrim.${newTel()}@Example.com`;
    const lower = email.toLowerCase();
    await client.call('POST', '/pub/email/send', { email, type: 7 });
    const body = { loginType: 7, userEmail: email, code: await client.code(lower) };
    const early = await client.call('POST', '/pub/user/login', body);
    expect(fields(early)).toHaveProperty('userEmail');
    const made = await client.call('POST', '/pub/user/login', {
      ...body,
      registerFlag: 1,
      userPwd: PASSWORD,
    });
    expect(made).toMatchObject({ code: 200, data: { userEmail: lower, userTel: null } });
    expect((await client.login(lower, PASSWORD)).code).toBe(200);
  });

  it('registering twice is refused after the proof, and the code still signs in', async () => {
    const tel = newTel();
    const first = await client.register(tel, PASSWORD);
    await client.age(90);
    const code = await client.sentCode(tel);
    const body = { loginType: 2, userTel: tel, code };
    const again = await client.call('POST', '/pub/user/login', {
      ...body,
      registerFlag: 1,
      userPwd: 'another-1',
    });
    expect(fields(again)).toHaveProperty('userTel');
    const signedIn = await client.call('POST', '/pub/user/login', body);
    expect(signedIn).toMatchObject({ code: 200, data: { userId: first.data.userId } });
    expect((await client.call('POST', '/pub/user/login', body)).code).toBe(40000);
  });

  it('a forgotten password is reset by code: signed in, and every other session ends', async () => {
    const tel = newTel();
    const before = await client.register(tel, PASSWORD);
    await client.age(90);
    const code = await client.sentCode(tel);
    const reset = await client.call('PUT', '/pub/user/forget', {
      loginType: 2,
      userTel: tel,
      code,
      userPwd: 'mountain-7',
    });
    expect(reset).toMatchObject({ code: 200, data: { userTel: tel } });
    expect((await client.info(reset.cookie)).code).toBe(200);
    expect((await client.info(before.cookie)).code).toBe(524);
    expect(fields(await client.login(tel, PASSWORD))).toHaveProperty('userPwd');
    expect((await client.login(tel, 'mountain-7')).code).toBe(200);
  });

  it('says beside each field what is wrong with it, in the language of the visitor', async () => {
    const bad = await client.call(
      'POST',
      '/pub/user/login',
      { loginType: 2, userTel: '12345', code: '', userPwd: '123', registerFlag: 1 },
      { language: 'en' },
    );
    expect(bad).toMatchObject({ status: 200, code: 40000 });
    expect(fields(bad)).toEqual({
      userTel: 'Please enter a right phone number',
      code: 'Please enter the code',
      userPwd: 'Enter a password of 6-16 characters',
    });
    for (const [body, path] of [
      [{ loginType: 1, userAccount: 'nobody', userPwd: 'x' }, 'userAccount'],
      [{ loginType: 7, userEmail: 'a@b', code: '123456' }, 'userEmail'],
      [{ loginType: 3 }, 'loginType'],
      [{ loginType: 2, userTel: 13_900_000_000, code: '123456' }, 'userTel'],
    ] as const) {
      const texts = new Set<string>();
      for (const language of ['zh', 'zh-Hant', 'en', 'bo']) {
        const answer = await client.call('POST', '/pub/user/login', body, { language });
        expect(answer.code).toBe(40000);
        expect(fields(answer)[path], `${path} ${language}`).toBeTruthy();
        texts.add(fields(answer)[path] ?? '');
      }
      expect(texts.size).toBeGreaterThan(2);
    }
    const tel = newTel();
    expect(fields(await client.register(tel, '12345678'))).toHaveProperty('userPwd');
    expect(fields(await client.register(newTel(), '1'.repeat(17)))).toHaveProperty('userPwd');
  });
});

describe('transports', () => {
  it('native shells get the token in the body and send it as access-token', async () => {
    const tel = newTel();
    const made = await client.register(tel, PASSWORD, native());
    expect(made.data.token).toMatch(/^[\w-]{43}$/);
    expect(made.setCookie).toBe('');
    expect((await client.info(undefined, native(made.data.token))).data.userTel).toBe(tel);
    const explicit = await client.login(tel, PASSWORD, {
      headers: { 'session-transport': 'header' },
    });
    expect(explicit.data.token).toMatch(/^[\w-]{43}$/);
    const out = await client.call('POST', '/user/sign-out', {}, native(explicit.data.token));
    expect(out.code).toBe(200);
    expect((await client.info(undefined, native(explicit.data.token))).code).toBe(40003);
    expect((await client.info(undefined, native(made.data.token))).code).toBe(200);
  });

  it('a token is good for its own transport only, and is kept as a digest', async () => {
    const tel = newTel();
    const browser = await client.register(tel, PASSWORD);
    const shell = await client.login(tel, PASSWORD, native());
    expect((await client.info(undefined, native(browser.cookie))).code).toBe(40003);
    expect((await client.info(shell.data.token)).code).toBe(40003);
    const kept = await client.sql('select * from account_session_token');
    expect(JSON.stringify(kept)).not.toContain(browser.cookie);
    expect(JSON.stringify(kept)).not.toContain(shell.data.token);
  });

  it('what writes with a cookie must come from an own page', async () => {
    const tel = newTel();
    const { cookie } = await client.register(tel, PASSWORD);
    const foreign = [
      { 'request-cmd': undefined },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none', 'request-cmd': undefined },
    ];
    for (const headers of foreign) {
      for (const path of ['/user/sign-out', '/user/sign-out-everywhere', '/pub/system/download']) {
        expect((await client.call('POST', path, {}, { cookie, headers })).code).toBe(40300);
      }
      const login = await client.login(tel, PASSWORD, { headers });
      expect(login).toMatchObject({ code: 40300, setCookie: '' });
    }
    expect((await client.info(cookie)).code).toBe(200);
    const plain = { cookie, headers: { 'sec-fetch-site': undefined } };
    expect((await client.call('POST', '/user/sign-out', {}, plain)).code).toBe(200);
  });
});

describe('sessions', () => {
  it('each login is a new session, and the one that the browser had ends', async () => {
    const tel = newTel();
    const first = await client.register(tel, PASSWORD);
    const second = await client.login(tel, PASSWORD);
    const third = await client.login(tel, PASSWORD, { cookie: second.cookie });
    expect(new Set([first.cookie, second.cookie, third.cookie]).size).toBe(3);
    expect((await client.info(first.cookie)).code).toBe(200);
    expect((await client.info(second.cookie)).code).toBe(40003);
    expect((await client.info(third.cookie)).code).toBe(200);
    // A token that a stranger planted before the login is not taken over.
    const planted = 'x'.repeat(43);
    const after = await client.login(tel, PASSWORD, { cookie: planted });
    expect(after.cookie).not.toBe(planted);
    expect((await client.info(planted)).code).toBe(40003);
  });

  it('signing out everywhere ends all of them at once', async () => {
    const tel = newTel();
    const { cookie } = await client.register(tel, PASSWORD);
    const others = await times(4, () => client.login(tel, PASSWORD));
    const shell = await client.login(tel, PASSWORD, native());
    const stranger = await client.register(newTel(), PASSWORD);
    const out = await client.call('POST', '/user/sign-out-everywhere', {}, { cookie });
    expect(out).toMatchObject({ code: 200, cookie: '' });
    const codes = await Promise.all(
      others.map(async (one) => (await client.info(one.cookie)).code),
    );
    expect(codes).toEqual([526, 526, 526, 526]);
    expect((await client.info(undefined, native(shell.data.token))).code).toBe(526);
    expect((await client.info(stranger.cookie)).code).toBe(200);
    const ended = await client.info(others[0]?.cookie, { language: 'en' });
    expect(ended).toMatchObject({ status: 200, cookie: '', data: null });
  });

  it('a reset that comes between the check of a password and the session wins', async () => {
    const { data } = await client.register(newTel(), PASSWORD);
    const { database } = site.server;
    const sessions = new Sessions(database.db, database.inTransaction);
    const visit = { transport: 'header', device: 'd', give: (token: string) => token } as Visit;
    const late = inTemple('yunqi', () => sessions.start(data.userId, 'hash before it', visit));
    await expect(late).rejects.toMatchObject({ error: 'loginExpired' });
    const [kept] = await client.sql<{ count: number }>(
      'select count(*)::int as count from account_session where account_id = $1',
      [data.userId],
    );
    expect(kept?.count).toBe(1);
  });

  it('another temple knows neither the account nor the session', async () => {
    const tel = newTel();
    const { cookie } = await client.register(tel, PASSWORD);
    const there = { temple: 'qinghe' as const };
    expect((await client.info(cookie, there)).code).toBe(40003);
    expect(fields(await client.login(tel, PASSWORD, there))).toHaveProperty('userPwd');
    const other = await client.register(tel, 'other-temple-1', there);
    expect(other.code).toBe(200);
    expect((await client.info(other.cookie)).code).toBe(40003);
    const code = await (async () => {
      await client.age(90);
      return client.sentCode(tel, there);
    })();
    const used = await client.call('POST', '/pub/user/login', { loginType: 2, userTel: tel, code });
    expect(fields(used)).toHaveProperty('code');
  });

  it('without a session, and with one that is over, the codes of the error language', async () => {
    expect((await client.info(undefined)).code).toBe(40003);
    expect((await client.info('nonsense')).code).toBe(40003);
    const { cookie, data } = await client.register(newTel(), PASSWORD);
    await client.sql(
      `update account_session set expires_at = now() - interval '1 second' where account_id = $1`,
      [data.userId],
    );
    expect((await client.info(cookie)).code).toBe(40004);
  });

  const agedSession = async () => {
    const made = await client.register(newTel(), PASSWORD);
    const grow = (text: string) =>
      client.sql(`update ${text} where temple_id = 'yunqi'`.replace('$id', made.data.userId));
    await grow(`account_session set rotated_at = now() - interval '2 hours'`);
    return { cookie: made.cookie, accountId: made.data.userId };
  };
  const pastGrace = () =>
    client.sql(
      `update account_session_token set replaced_at = replaced_at - interval '31 seconds' where replaced_at is not null`,
    );

  it('the cookie rotates: one of many calls brings the new one, the old is good for a moment', async () => {
    const { cookie } = await agedSession();
    const answers = await times(20, () => client.info(cookie));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
    const fresh = answers.map((one) => one.cookie).filter(Boolean);
    expect(fresh).toHaveLength(1);
    expect(fresh[0]).not.toBe(cookie);
    expect((await client.info(fresh[0])).code).toBe(200);
    expect((await client.info(cookie)).code).toBe(200);
  });

  it('an old cookie after the grace ends the whole family', async () => {
    const { cookie } = await agedSession();
    const fresh = (await client.info(cookie)).cookie;
    expect((await client.info(fresh)).code).toBe(200);
    await pastGrace();
    const copy = await client.info(cookie);
    expect(copy).toMatchObject({ code: 527, cookie: '' });
    expect((await client.info(fresh)).code).toBe(527);
  });

  it('a reply that was lost costs nobody their session', async () => {
    const { cookie, accountId } = await agedSession();
    expect((await client.info(cookie)).cookie).toBeTruthy();
    await pastGrace();
    expect((await client.info(cookie)).code).toBe(200);
    await client.sql(
      `update account_session set rotated_at = now() - interval '2 hours' where account_id = $1`,
      [accountId],
    );
    const again = await client.info(cookie);
    expect(again.cookie).toBeTruthy();
    expect((await client.info(again.cookie)).code).toBe(200);
  });
});

describe('codes', () => {
  it('200 at once with the right code: one success', async () => {
    const tel = newTel();
    await client.register(tel, PASSWORD);
    await client.age(90);
    const code = await client.sentCode(tel);
    const answers = await times(200, () =>
      client.call('POST', '/pub/user/login', { loginType: 2, userTel: tel, code }),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.cookie)).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === 40000)).toHaveLength(199);
  });

  it('200 at once with wrong codes: five are compared, then the right one is worth nothing', async () => {
    const tel = newTel();
    await client.register(tel, PASSWORD);
    await client.age(90);
    const code = await client.sentCode(tel);
    const wrong = await times(200, (index) =>
      client.call('POST', '/pub/user/login', {
        loginType: 2,
        userTel: tel,
        code: String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
      }),
    );
    expect(new Set(wrong.map((answer) => answer.text)).size).toBe(1);
    const [kept] = await client.sql<{ tries: number }>(
      'select max(tries) as tries from verification_code',
    );
    expect(kept?.tries).toBe(5);
    const late = await client.call('POST', '/pub/user/login', { loginType: 2, userTel: tel, code });
    expect(late.text).toBe(wrong[0]?.text);
  });

  it('an expired code, one of another number, and the one before the last are wrong', async () => {
    const [tel, other] = [newTel(), newTel()];
    await client.register(tel, PASSWORD);
    await client.register(other, PASSWORD);
    await client.age(90);
    const first = await client.sentCode(tel);
    const login = (userTel: string, code: string) =>
      client.call('POST', '/pub/user/login', { loginType: 2, userTel, code });
    const foreign = await client.sentCode(other);
    if (foreign !== first) expect((await login(tel, foreign)).code).toBe(40000);
    await client.age(90);
    const second = await client.sentCode(tel);
    if (second !== first) expect((await login(tel, first)).code).toBe(40000);
    await client.sql(`update verification_code set expires_at = now() - interval '1 second'`);
    expect((await login(tel, second)).code).toBe(40000);
    const rows = await client.sql('select * from verification_code');
    expect(JSON.stringify(rows)).not.toContain(tel);
    expect(JSON.stringify(rows)).not.toContain(`"${second}"`);
  });
});

describe('limits', () => {
  const send = (tel: string, headers: Record<string, string> = {}, temple?: 'qinghe') =>
    client.call('POST', '/pub/sms/send', { tel, type: 1 }, { headers, ...(temple && { temple }) });
  const granted = (answers: Answer[]) => answers.filter(({ code }) => code === 200).length;

  it('a number gets one code a minute, five an hour, ten a day, from wherever it is asked', async () => {
    const tel = newTel();
    const burst = () =>
      times(40, (index) => send(tel, { 'x-forwarded-for': `203.0.113.${index}, 198.51.100.9` }));
    const answers = await burst();
    expect(granted(answers)).toBe(1);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 42900]));
    let sum = 1;
    for (let minute = 0; minute < 8; minute += 1) {
      await client.age(61);
      sum += granted(await times(3, () => send(tel)));
    }
    expect(sum).toBe(5);
    await client.age(3600);
    for (let minute = 0; minute < 8; minute += 1) {
      await client.age(61);
      sum += granted(await times(3, () => send(tel)));
    }
    expect(sum).toBe(10);
    await client.age(3600);
    expect(granted([await send(tel)])).toBe(0);
    const sent = await client.sql('select 1 from outbox where target = $1', [tel]);
    expect(sent).toHaveLength(10);
  });

  it('a device gets ten codes an hour, whatever the numbers; without a name its address counts', async () => {
    const named = { 'device-token': 'one and the same' };
    expect(granted(await times(30, () => send(newTel(), named)))).toBe(10);
    // The last address is the one that the proxy before us saw; those before it are claims.
    const forged = await times(30, (index) =>
      client.call(
        'POST',
        '/pub/sms/send',
        { tel: newTel(), type: 1 },
        {
          headers: {
            'device-token': undefined,
            'x-forwarded-for': `203.0.113.${index}, 198.51.100.7`,
          },
        },
      ),
    );
    expect(granted(forged)).toBe(10);
  });

  it('a temple pays for no more than it allows in a day', async () => {
    const [before] = await client.sql<{ count: number }>(
      `select coalesce(sum(count), 0)::int as count from daily_count where temple_id = 'qinghe' and key = 'send tel'`,
    );
    await client.sql(
      `insert into temple_config (temple_id, code, key, value) values ('qinghe', 'limits', 'sms_daily_max', $1)`,
      [JSON.stringify((before?.count ?? 0) + 7)],
    );
    expect(granted(await times(40, () => send(newTel(), {}, 'qinghe')))).toBe(7);
    expect(granted([await send(newTel())])).toBe(1);
  });

  it('five wrong passwords are compared; the owner goes on from a device that is known', async () => {
    const tel = newTel();
    const device = { headers: { 'device-token': `phone of ${tel}` } };
    await client.register(tel, PASSWORD, device);
    const wrong = await times(40, (index) => client.login(tel, `guess-${index}x`));
    expect(wrong.filter(({ code }) => code === 40000)).toHaveLength(5);
    expect(wrong.filter(({ code }) => code === 42900)).toHaveLength(35);
    expect((await client.login(tel, PASSWORD)).code).toBe(42900);
    expect((await client.login(tel, PASSWORD, device)).code).toBe(200);
  });

  it('what is of no use any more is swept away', async () => {
    await client.sql('delete from attempt_log');
    await client.sql('delete from verification_code');
    await client.sentCode(newTel());
    await client.sql(`update verification_code set expires_at = now() - interval '2 days'`);
    await client.sql(`update attempt_log set times = array[now() - interval '2 days']`);
    await client.sentCode(newTel());
    const [left] = await client.sql<{ codes: number; log: number }>(
      `select (select count(*)::int from verification_code where temple_id = 'yunqi') as codes,
        (select count(*)::int from attempt_log where temple_id = 'yunqi') as log`,
    );
    // Those of the last call: one code, its number and its device.
    expect(left).toEqual({ codes: 1, log: 2 });
  });

  it('answers tell nothing about whether an account exists', async () => {
    for (let pair = 0; pair < 13; pair += 1) {
      const [known, unknown] = [newTel(), newTel()];
      await client.register(known, PASSWORD);
      await client.age(90);
      const both = async (ask: (tel: string) => Promise<Answer>) => {
        const [one, other] = await Promise.all([ask(known), ask(unknown)]);
        expect(one?.text).toBe(other?.text);
        expect([one?.status, one?.setCookie]).toEqual([other?.status, other?.setCookie]);
      };
      await both((tel) => send(tel));
      await both((tel) => client.login(tel, 'not-the-one'));
      const byCode = { loginType: 2, code: '000000' };
      await both((userTel) => client.call('POST', '/pub/user/login', { ...byCode, userTel }));
      await both((userTel) =>
        client.call('PUT', '/pub/user/forget', { ...byCode, userTel, userPwd: 'fresh-word-1' }),
      );
    }
  });
});

describe('what is kept and shown', () => {
  const page = (host: string, headers = {}) =>
    site.server.app.inject({ url: '/dev/outbox', headers: { host, ...headers } });

  it('the outbox of a demo server: escaped, no scripts, this machine only, own temple only', async () => {
    const tel = newTel();
    await client.sentCode(tel);
    await client.sql(
      `insert into outbox (temple_id, kind, target, text) values ('yunqi', 'mail', 'a@example.com', '<script>alert(1)</script>')`,
    );
    const answer = await page('yunqi.localhost');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).toContain(tel);
    expect(answer.body).toContain('&lt;script&gt;');
    expect(answer.body).not.toContain('<script');
    expect((await page('qinghe.localhost')).body).not.toContain(tel);
    expect((await page('temple.example')).statusCode).toBe(404);
    const outside = await page('yunqi.localhost', { 'x-forwarded-for': '203.0.113.5' });
    expect(outside.statusCode).toBe(404);
  });

  it('without demo mode there is no outbox page; behind https the cookie is for https alone', async () => {
    const server = await startServer({
      port: 0,
      host: 'localhost',
      dataDir: site.dataDir,
      databaseUrl: site.urls.app,
      databaseOwnerUrl: site.urls.owner,
      redisUrl: null,
      publicUrl: 'https://temple.example',
      demo: false,
      logLevel: 'info',
    });
    try {
      const outbox = await server.app.inject({
        url: '/dev/outbox',
        headers: { host: 'localhost' },
      });
      expect(outbox.body).not.toContain('Outbox');
      const tel = newTel();
      await client.register(tel, PASSWORD);
      const login = await server.app.inject({
        method: 'POST',
        url: '/api/pub/user/login',
        headers: { host: 'localhost', 'request-cmd': 'pc' },
        payload: { loginType: 1, userAccount: tel, userPwd: PASSWORD },
      });
      const cookie = String(login.headers['set-cookie']);
      expect(cookie).toMatch(/^__Host-t-session=/);
      expect(cookie).toMatch(/Secure/);
    } finally {
      await server.close();
    }
  });

  it('no log line holds a number, an address, a code, a password or a token', async () => {
    const log = await fs.readFile(site.server.logFile, 'utf8');
    expect(log).toContain('/api/pub/user/login');
    const messages = await client.sql<{ target: string; text: string }>(
      'select target, text from outbox',
    );
    for (const { target } of messages) expect(log).not.toContain(target);
    expect(log).not.toContain(PASSWORD);
    expect(log).not.toMatch(/t-session|access-token/);
  });
});
