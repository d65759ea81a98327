import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentId } from '../../src/import/ids.ts';
import { startSite, type Site } from '../support/site.ts';
import { runImport, type ImportRun } from './command.ts';
import { generate, type Generated } from './generate.ts';

let site: Site;
let base: string;

beforeAll(async () => {
  site = await startSite();
  base = await fs.mkdtemp(path.join(os.tmpdir(), 'temple-import-'));
});

afterAll(async () => {
  await site?.close();
  await fs.rm(base, { recursive: true, force: true });
});

/** An article's text as it is kept, by its place. */
async function kept(column: string, slug: string, language = 'zh') {
  const { database } = site.server;
  return database.inTemple('yunqi', async () =>
    database.db
      .selectFrom('article')
      .innerJoin('article_text', 'article_text.article_id', 'article.id')
      .select(['article.id', 'article.extra', 'article_text.title', 'article_text.body_html'])
      .where('article.id', '=', contentId('article', 'yunqi', column, slug))
      .where('article_text.language', '=', language)
      .executeTakeFirst(),
  );
}

async function folderOf(
  name: string,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<string> {
  const folder = path.join(base, name);
  for (const [file, content] of Object.entries(files)) {
    await fs.mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await fs.writeFile(path.join(folder, file), content);
  }
  return folder;
}

describe('thousands of files', () => {
  let few: ImportRun;
  let generated: Generated;
  let many: ImportRun;
  /** Status of each page that was asked for meanwhile, with the words of those that were refused. */
  const answers: string[] = [];

  beforeAll(async () => {
    await generate(path.join(base, 'few'), 200, 'few');
    few = await runImport(site, path.join(base, 'few'));
    generated = await generate(path.join(base, 'many'), 2000);
    const importing = runImport(site, path.join(base, 'many'));
    let running = true;
    const addresses = [
      '/website/home',
      '/website/column?column=news',
      '/pc/content/channel?column=culture',
    ];
    const readers = addresses.map(async (address) => {
      while (running) {
        const answer = await fetch(site.url + address, { redirect: 'follow' });
        const text = await answer.text();
        answers.push(answer.status === 200 ? '200' : `${answer.status} ${text.slice(0, 200)}`);
      }
    });
    many = await importing.finally(() => (running = false));
    await Promise.all(readers);
    console.log(
      `${generated.files} files: ${many.seconds} s, peak ${Math.round(many.peak / 1024)} MB (200 files: ${few.seconds} s, ${Math.round(few.peak / 1024)} MB), ${answers.length} pages served meanwhile`,
    );
  }, 600_000);

  it('all go in, and are counted', async () => {
    expect(many).toMatchObject({
      code: 0,
      counts: `${generated.files} new, 0 changed, 0 unchanged, 0 with problems`,
      problems: [],
    });
    const { database } = site.server;
    const found = await database.inTemple('yunqi', async () =>
      database.db
        .selectFrom('article')
        .innerJoin('article_text', 'article_text.article_id', 'article.id')
        .select([
          sql<string>`count(distinct article.id)`.as('articles'),
          sql<string>`count(*)`.as('texts'),
        ])
        .where('slug', 'like', 'gen-%')
        .executeTakeFirstOrThrow(),
    );
    expect({ articles: Number(found.articles), texts: Number(found.texts) }).toEqual({
      articles: generated.articles,
      texts: generated.files,
    });
    expect((await kept('teachings', 'gen-2', 'bo'))?.title).toBe('ལོ་མ། 2');
    expect((await kept('teachings', 'gen-8'))?.body_html).toMatch(
      /<img src="\/files\/\w\w\/\w{64}\.png"/,
    );
  });

  it('the site serves every page meanwhile', () => {
    expect(answers.length).toBeGreaterThan(10);
    expect(answers.filter((one) => one !== '200')).toEqual([]);
  });

  it.runIf(process.platform === 'linux')('need no more memory than few', () => {
    expect(many.peak).toBeGreaterThan(0);
    expect(many.peak).toBeLessThan(1.5 * few.peak);
  });

  it('a second import changes nothing, and a changed file changes one', async () => {
    const folder = path.join(base, 'many');
    const again = await runImport(site, folder);
    expect(again.counts).toBe(`0 new, 0 changed, ${generated.files} unchanged, 0 with problems`);
    await fs.appendFile(generated.one, '\nA line more.\n');
    const changed = await runImport(site, folder);
    expect(changed.counts).toBe(
      `0 new, 1 changed, ${generated.files - 1} unchanged, 0 with problems`,
    );
    expect(
      ((await kept('daily', 'gen-7')) ?? (await kept('events', 'gen-7')))?.body_html,
    ).toContain('A line more.');
  }, 300_000);
});

describe('broken files', () => {
  const good = '---\ntitle: 好文\ncolumn: news\n---\n安好。\n';

  it('are reported by name and line, and the rest goes in', async () => {
    const folder = await folderOf('broken', {
      'a-good.md': good,
      'bad-date.md': '---\ntitle: 日\ncolumn: news\ndate: 明天\n---\nx\n',
      'bad-yaml.md': '---\ntitle: 引\ncolumn: news\nsummary: "没有收尾\n---\nx\n',
      'missing-attachment.md':
        '---\ntitle: 附\ncolumn: news\nattachments:\n  - { file: media/none.pdf, name: 无 }\n---\nx\n',
      'missing-cover.md': '---\ntitle: 封\ncolumn: news\ncover: media/none.webp\n---\nx\n',
      'missing-picture.md':
        '---\ntitle: 图\ncolumn: news\n---\n第一行\n\n![无](<media/没有 这张.png>)\n',
      'no-front-matter.md': '# 只有正文\n',
      'no-title.md': '---\ncolumn: news\n---\nx\n',
      'not-utf8.md': Buffer.concat([
        Buffer.from('---\ntitle: '),
        Buffer.from([0xc4, 0xe3]),
        Buffer.from('\n---\nx\n'),
      ]),
      'outside.md': '---\ntitle: 外\ncolumn: news\n---\nx\n\n![x](../secret.png)\n',
      'svg.md': '---\ntitle: 矢\ncolumn: news\n---\n![x](media/script.svg)\n',
      'unknown-column.md': '---\ntitle: 栏\ncolumn: nowhere\n---\nx\n',
      'unknown-link.md': '---\ntitle: 链\ncolumn: news\n---\n一\n二\n[x](article:nowhere/a)\n',
      'wrong-percent.md': '---\ntitle: 百\ncolumn: news\n---\n[x](media/100%.pdf)\n',
      'z-good.md': good,
      'media/script.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '../secret.png': 'no picture',
    });
    const run = await runImport(site, folder);
    expect(run.counts).toBe('2 new, 0 changed, 0 unchanged, 13 with problems');
    expect(run.code).toBe(1);
    const reported = Object.fromEntries(
      run.problems.map((line) => /^(\S+\.md:\d+) {2}(.+)$/.exec(line)?.slice(1) ?? [line, '']),
    );
    expect(reported).toEqual({
      'bad-date.md:4': expect.stringContaining('明天'),
      'bad-yaml.md:4': 'Missing closing "quote',
      'missing-attachment.md:5': expect.stringContaining('media/none.pdf does not exist'),
      'missing-cover.md:4': expect.stringContaining('media/none.webp does not exist'),
      'missing-picture.md:7': expect.stringContaining('media/没有 这张.png does not exist'),
      'no-front-matter.md:1': expect.stringContaining('front matter is missing'),
      'no-title.md:1': expect.stringContaining('title'),
      'not-utf8.md:2': expect.stringContaining('UTF-8'),
      'outside.md:7': expect.stringContaining('../secret.png lies outside the folder'),
      'svg.md:5': expect.stringContaining('script'),
      'unknown-column.md:3': expect.stringContaining('nowhere'),
      'unknown-link.md:7': expect.stringContaining('nowhere'),
      'wrong-percent.md:5': expect.stringContaining('100%.pdf'),
    });
    expect(await kept('news', 'a-good')).toMatchObject({ title: '好文' });
    expect(await kept('news', 'z-good')).toMatchObject({ title: '好文' });
  });
});

describe('one text', () => {
  it('keeps keys that nothing reads yet, links to other texts, and names all its pictures', async () => {
    const dot = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const folder = await folderOf('one', {
      'first.md':
        '---\ntitle: 一\ncolumn: news\noldId: 77\nnested: { a: [1, 二] }\n---\n[次](article:news/second) [栏](column:culture) [库](column:library)\n',
      'second.html':
        "---\ntitle: 二\ncolumn: news\n---\n<p><a href='article:news/first' title='a > b'>回</a></p><video poster='media/p.svg' src=media/v.mp4></video>",
      'media/p.svg': dot,
      'media/v.mp4': 'film',
    });
    expect((await runImport(site, folder)).counts).toBe(
      '2 new, 0 changed, 0 unchanged, 0 with problems',
    );
    const first = await kept('news', 'first');
    const second = await kept('news', 'second');
    expect(first?.extra).toEqual({ oldId: 77, nested: { a: [1, '二'] } });
    expect(first?.body_html).toContain(`href="/website/column/article?id=${second?.id}"`);
    expect(first?.body_html).toContain('href="/website/column?column=culture"');
    expect(first?.body_html).toContain('href="/website/column/library?column=library"');
    expect(second?.body_html).toContain(`href="/website/column/article?id=${first?.id}"`);
    expect(second?.body_html).toMatch(/ poster="\/files\/\w\w\/\w{64}\.svg"/);
    expect(second?.body_html).toMatch(/ src="\/files\/\w\w\/\w{64}\.mp4"/);
    const page = await fetch(`${site.url}/website/column/article?id=${second?.id}`);
    expect(page.status).toBe(200);
  });
});
