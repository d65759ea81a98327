import fs from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CONTRACTS,
  type ArticleCard,
  type ColumnPage,
  type Home,
  type LibraryList,
} from '@temple/contracts';
import { Operations } from '../../src/http/api.ts';
import { repositoryRoot } from '../../src/config/env-file.ts';
import { startSite, type Site } from '../support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => site.close());

interface Answer<T = unknown> {
  status: number;
  code: number;
  msg: string;
  data: T;
}

type Temple = 'yunqi' | 'qinghe';

async function call<T>(
  address: string,
  {
    temple = 'yunqi',
    language = 'zh',
    method = 'GET',
    body,
  }: { temple?: Temple; language?: string; method?: string; body?: unknown } = {},
): Promise<Answer<T>> {
  const response = await site.server.app.inject({
    method: method as 'GET',
    url: `/api${address}`,
    headers: { host: `${temple}.localhost`, 'user-language': language },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return { status: response.statusCode, ...(response.json() as Omit<Answer<T>, 'status'>) };
}

const articles = async (temple: Temple): Promise<ArticleCard[]> => {
  const home = await call<Home>('/pub/content/home', { temple });
  return home.data.sections.flatMap((section) => section.articles);
};

describe('temples', () => {
  it('are told by the host name, and plain localhost and addresses are the default one', async () => {
    const info = async (host: string) => {
      const answer = await site.server.app.inject({
        url: '/api/pub/product/temple/info',
        headers: { host },
      });
      return (answer.json() as Answer<{ id: string }>).data.id;
    };
    expect(await info('yunqi.localhost:8080')).toBe('yunqi');
    expect(await info('QINGHE.localhost')).toBe('qinghe');
    expect(await info('localhost:8080')).toBe('yunqi');
    expect(await info('127.0.0.1:8080')).toBe('yunqi');
    expect(await info('[::1]:8080')).toBe('yunqi');
  });

  it('an unknown host has no temple', async () => {
    const answer = await site.server.app.inject({
      url: '/api/pub/product/temple/info',
      headers: { host: 'other.example' },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 404, data: null });
  });

  it('differ in name, colour, language and modules', async () => {
    const [a, b] = await Promise.all([
      call<Record<string, unknown>>('/pub/product/temple/info', { temple: 'yunqi' }),
      call<Record<string, unknown>>('/pub/product/temple/info', { temple: 'qinghe' }),
    ]);
    for (const key of ['id', 'templeName', 'primaryColor', 'defaultLanguage', 'modules']) {
      expect(a.data[key], key).not.toEqual(b.data[key]);
    }
  });

  it("answer for another temple's article exactly as for one that does not exist", async () => {
    const [foreign] = await articles('qinghe');
    const theirs = await call(`/pub/content/article/${foreign?.id}`);
    const missing = await call('/pub/content/article/00000000-0000-7000-8000-000000000000');
    const malformed = await call('/pub/content/article/not-an-id');
    expect(theirs).toEqual(missing);
    expect(malformed).toEqual(missing);
    expect(theirs).toMatchObject({ status: 200, code: 40400, data: null });
    expect((await call(`/pub/content/article/${foreign?.id}`, { temple: 'qinghe' })).code).toBe(
      200,
    );
  });
});

describe('languages', () => {
  it('Chinese is converted for readers of Traditional, names are given as the temple writes them', async () => {
    const simplified = await call<Home>('/pub/content/home');
    const traditional = await call<Home>('/pub/content/home', { language: 'zh-Hant' });
    expect(simplified.data.intro).toMatch(/禅/);
    expect(traditional.data.intro).toMatch(/禪/);
    const info = await call<{ templeName: string }>('/pub/product/temple/info', {
      language: 'zh-TW',
    });
    expect(info.data.templeName).toBe('雲棲禪寺');
  });

  it('a text that is not translated comes in Chinese and says so', async () => {
    const { data } = await call<ColumnPage>('/pub/content/column?column=events&size=50', {
      language: 'bo',
    });
    const languages = new Set(data.articles.items.map((item) => item.language));
    expect(languages.has('zh')).toBe(true);
    const hant = await call<ColumnPage>('/pub/content/column?column=events&size=50', {
      language: 'zh-Hant',
    });
    expect(new Set(hant.data.articles.items.map((item) => item.language))).toEqual(
      new Set(['zh-Hant']),
    );
  });

  it("errors speak the visitor's language beside the field", async () => {
    const answer = await call<{ fields: { path: string; msg: string }[] }>(
      '/pub/library/list?size=500',
      { language: 'en' },
    );
    expect(answer).toMatchObject({ status: 200, code: 40000 });
    expect(answer.data.fields).toEqual([{ path: 'size', msg: 'Not more than 50' }]);
  });
});

describe('content', () => {
  it('pages through a column without gap or repetition, newest first', async () => {
    const first = await call<ColumnPage>('/pub/content/column?column=news&size=4&page=1');
    const seen: string[] = [];
    for (let page = 1; page <= Math.ceil(first.data.articles.total / 4); page += 1) {
      const { data } = await call<ColumnPage>(
        `/pub/content/column?column=news&size=4&page=${page}`,
      );
      seen.push(...data.articles.items.map((item) => `${item.publishedAt} ${item.id}`));
    }
    expect(new Set(seen).size).toBe(first.data.articles.total);
    expect(seen.map((one) => one.slice(0, 24))).toEqual(
      seen
        .map((one) => one.slice(0, 24))
        .toSorted()
        .reverse(),
    );
  });

  it('counts every reading, however many come at once', async () => {
    const [article] = await articles('yunqi');
    const before = (await call<{ viewNum: number }>(`/pub/content/article/${article?.id}`)).data
      .viewNum;
    await Promise.all(
      Array.from({ length: 200 }, () =>
        call(`/pub/content/article/${article?.id}/view`, { method: 'POST', body: {} }),
      ),
    );
    expect(
      (await call<{ viewNum: number }>(`/pub/content/article/${article?.id}`)).data.viewNum,
    ).toBe(before + 200);
  });

  it('a library file can be downloaded whole, in part, and is counted', async () => {
    const list = await call<LibraryList>('/pub/library/list?type=pdf');
    const file = list.data.files.items[0];
    const download = await call<{ url: string; size: number; name: string; downloadCount: number }>(
      '/pub/system/download',
      {
        method: 'POST',
        body: { id: file?.id },
      },
    );
    expect(download.data.downloadCount).toBe((file?.downloadCount ?? 0) + 1);
    const whole = await site.server.app.inject({
      url: download.data.url,
      headers: { host: 'yunqi.localhost' },
    });
    expect(whole.statusCode).toBe(200);
    expect(whole.rawPayload.length).toBe(download.data.size);
    expect(whole.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(whole.headers['content-disposition']).toMatch(/^attachment/);
    expect(whole.headers['x-content-type-options']).toBe('nosniff');
    const part = await site.server.app.inject({
      url: download.data.url,
      headers: { host: 'yunqi.localhost', range: 'bytes=0-99' },
    });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.length).toBe(100);
    const elsewhere = await site.server.app.inject({
      url: download.data.url,
      headers: { host: 'qinghe.localhost' },
    });
    expect(elsewhere.statusCode).toBe(404);
  });

  it('every file of the library opens', async () => {
    for (const temple of ['yunqi', 'qinghe'] as const) {
      const { data } = await call<LibraryList>('/pub/library/list?size=50', { temple });
      for (const file of data.files.items) {
        const detail = await call<{ url: string; size: number }>(`/pub/library/detail/${file.id}`, {
          temple,
        });
        const answer = await site.server.app.inject({
          url: detail.data.url,
          headers: { host: `${temple}.localhost` },
        });
        expect(answer.statusCode, file.name).toBe(200);
        expect(answer.rawPayload.length, file.name).toBe(file.size);
      }
    }
  });
});

describe('areas', () => {
  it('give provinces, cities and districts by their official codes', async () => {
    const provinces =
      await call<{ id: string; name: string; hasChildren: boolean }[]>('/pub/system/areas/0');
    expect(provinces.data.length).toBeGreaterThanOrEqual(34);
    expect(provinces.data[0]).toMatchObject({ id: '110000', name: '北京市', hasChildren: true });
    const cities = await call<{ id: string; name: string }[]>('/pub/system/areas/330000');
    expect(cities.data).toContainEqual(expect.objectContaining({ id: '330100', name: '杭州市' }));
    const districts = await call<{ id: string; name: string; level: string }[]>(
      '/pub/system/areas/330100',
    );
    expect(districts.data).toContainEqual(
      expect.objectContaining({ id: '330106', name: '西湖区', level: 'district' }),
    );
    expect((await call('/pub/system/areas/999999')).code).toBe(40400);
  });
});

describe('the contract', () => {
  it('is the committed OpenAPI document', async () => {
    const file = path.join(repositoryRoot, 'docs/openapi.json');
    const now = (await site.server.app.inject({ url: '/api/openapi.json' })).json();
    if (process.env['UPDATE_OPENAPI'])
      await fs.writeFile(file, `${JSON.stringify(now, null, 2)}\n`);
    expect(now).toEqual(JSON.parse(await fs.readFile(file, 'utf8')));
  });

  it('no input makes the server fail', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        '',
        '\0',
        '__proto__',
        '%',
        "'; drop table article; --",
        '🙏',
        'བོད་',
        'a'.repeat(5000),
        '-1',
        '1e9',
        'null',
        '\ud800',
      ),
      fc.integer().map(String),
    );
    const operations = Operations.all();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...operations.map(({ name }) => name)),
        fc.array(hostile, { minLength: 6, maxLength: 6 }),
        async (name, values) => {
          const { operation } = operations.find(
            (one) => one.name === name,
          ) as (typeof operations)[number];
          let next = 0;
          const value = () => values[next++ % values.length] ?? '';
          const address = operation.path.replace(/\{\w+\}/g, () =>
            encodeURIComponent(value().toWellFormed()),
          );
          const query = new URLSearchParams(
            Object.keys(operation.query?.shape ?? {}).map((key) => [key, value().toWellFormed()]),
          );
          const answer = await site.server.app.inject({
            method: operation.method,
            url: `/api${address}?${query}`,
            headers: { host: 'yunqi.localhost', 'content-type': 'application/json' },
            ...(operation.method === 'GET'
              ? {}
              : { payload: JSON.stringify({ id: value(), extra: value() }) }),
          });
          expect(answer.statusCode).toBeLessThan(500);
          const body = answer.json() as Answer;
          expect(body.msg).not.toMatch(/at .*\.ts:\d+/);
          expect(Object.keys(body).toSorted()).toEqual(['code', 'data', 'msg']);
        },
      ),
      { numRuns: 100 * operations.length },
    );
  });

  it('refuses malformed and oversized bodies without an error of its own', async () => {
    const post = (payload: string, type = 'application/json') =>
      site.server.app.inject({
        method: 'POST',
        url: '/api/pub/system/download',
        headers: { host: 'yunqi.localhost', 'content-type': type },
        payload,
      });
    expect((await post('{"id":')).statusCode).toBe(400);
    expect((await post('x', 'text/csv')).statusCode).toBe(415);
    expect((await post(`{"id":"${'x'.repeat(2_000_000)}"}`)).statusCode).toBe(413);
    expect(
      (await site.server.app.inject({ url: '/api/nothing/here', headers: { host: 'localhost' } }))
        .statusCode,
    ).toBe(404);
  });

  it('every operation of the contracts has a route with its access declared', () => {
    const routes = site.server.app.printRoutes({ commonPrefix: false });
    for (const contract of Object.values(CONTRACTS)) {
      for (const operation of Object.values(contract))
        expect(operation.access).toMatch(/^(public|login)$/);
    }
    expect(routes).toContain('pub/product/temple/info');
  });
});
