import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Site } from '../support/site.ts';

export type Temple = 'yunqi' | 'qinghe';

export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  readonly data: T & { fields?: { path: string; msg: string }[] };
  /** Value of the session cookie that came with the answer; empty when it was taken away. */
  readonly cookie: string | undefined;
  readonly setCookie: string;
  readonly text: string;
}

export interface CallOptions {
  readonly temple?: Temple;
  readonly language?: string;
  readonly cookie?: string | undefined;
  readonly headers?: Record<string, string | undefined>;
}

type Method = 'GET' | 'POST' | 'PUT';

/** A client of a site: a browser of our own unless headers say otherwise. */
export class Client {
  readonly #site: Site;
  readonly #superuser: pg.Client;

  constructor(site: Site) {
    this.#site = site;
    this.#superuser = new pg.Client({ connectionString: site.urls.superuser });
  }

  connect = () => this.#superuser.connect();
  close = () => this.#superuser.end();

  /** Looks at the tables past every policy. */
  async sql<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
    return (await this.#superuser.query<T>(text, values)).rows;
  }

  async call<T = Record<string, unknown>>(
    method: Method,
    path: string,
    body?: object,
    { temple = 'yunqi', language = 'zh', cookie, headers = {} }: CallOptions = {},
  ): Promise<Answer<T>> {
    const all: Record<string, string | undefined> = {
      host: `${temple}.localhost`,
      'user-language': language,
      'request-cmd': 'h5',
      'sec-fetch-site': 'same-origin',
      'device-token': randomUUID(),
      cookie: cookie === undefined ? undefined : `t-session=${cookie}`,
      ...headers,
    };
    const response = await this.#site.server.app.inject({
      method,
      url: `/api${path}`,
      headers: Object.fromEntries(
        Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
      ),
      ...(body === undefined ? {} : { payload: body }),
    });
    const set = response.cookies.find(({ name }) => name.endsWith('t-session'));
    return {
      status: response.statusCode,
      ...(response.json() as Pick<Answer<T>, 'code' | 'msg' | 'data'>),
      cookie: set?.value,
      setCookie: String(response.headers['set-cookie'] ?? ''),
      text: response.body,
    };
  }

  /** The code that was last sent to a number or address. */
  async code(target: string): Promise<string> {
    const [row] = await this.sql<{ text: string }>(
      'select text from outbox where target = $1 order by created_at desc, id desc limit 1',
      [target],
    );
    return /\d{6}/.exec(row?.text ?? '')?.[0] ?? '';
  }

  async sentCode(tel: string, options: CallOptions = {}): Promise<string> {
    await this.call('POST', '/pub/sms/send', { tel, type: 1 }, options);
    return this.code(tel);
  }

  /** Moves what limits remember into the past. */
  age = (seconds: number) =>
    this.sql(
      `update attempt_log set times = array(select t - make_interval(secs => $1) from unnest(times) t order by t)`,
      [seconds],
    );

  async register(tel: string, password: string, options: CallOptions = {}) {
    const code = await this.sentCode(tel, options);
    return this.call<{ token: string; userId: string; userTel: string }>(
      'POST',
      '/pub/user/login',
      { loginType: 2, userTel: tel, code, userPwd: password, registerFlag: 1 },
      options,
    );
  }

  login(account: string, password: string, options: CallOptions = {}) {
    return this.call<{ token: string; userId: string }>(
      'POST',
      '/pub/user/login',
      { loginType: 1, userAccount: account, userPwd: password },
      options,
    );
  }

  info = (cookie: string | undefined, options: CallOptions = {}) =>
    this.call<{ userId: string; userTel: string }>('GET', '/user/info/base', undefined, {
      cookie,
      ...options,
    });
}

let next = 0;
/** A number that no other test has. */
export const newTel = () => `139${String(10_000_000 + (next += 1)).padStart(8, '0')}`;

export const PASSWORD = 'lotus-9pond';
