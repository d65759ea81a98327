import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const COLUMNS = ['news', 'events', 'teachings', 'daily', 'culture', 'about'];
const PICTURES = 40;

const zh = '山门外的石阶落满了银杏叶，扫地的师父说：扫一阶，看一阶。';
const en = 'The steps below the gate are covered with ginkgo leaves; sweep one, look at one.';
const bo = 'དགོན་སྒོའི་ཕྱི་ལོགས་ཀྱི་རྡོ་སྐས་སྟེང་ལོ་མ་མང་པོ་བབས་འདུག';

const day = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);

function markdown(index: number, language: 'zh' | 'en' | 'bo', column: string): string {
  const text = { zh, en, bo }[language];
  const picture =
    index % 5 === 0 && language === 'zh' ? `\n![叶](media/${index % PICTURES}.png)\n` : '';
  return `---
title: ${{ zh: '扫叶', en: 'Leaves', bo: 'ལོ་མ།' }[language]} ${index}
date: ${day(index)}
column: ${column}
tags: [generated, "${index % 7}"]
importedFrom: old-site/${index}
${index % 25 === 0 && language === 'zh' ? 'attachments:\n  - { file: media/plan.pdf, name: 平面图.pdf }\n' : ''}---
## ${text.slice(0, 12)}
${picture}
${Array.from({ length: 8 }, () => text.repeat(4)).join('\n\n')}

| a | b |
|---|---|
| ${index} | ${text} |
`;
}

const html = (index: number, column: string) => `---
title: 旧文 ${index}
date: ${day(index)}
column: ${column}
---
<html><head><title>x</title></head><body><p>${zh}</p><p><img src='media/${index % PICTURES}.png' alt="叶"></p></body></html>
`;

const plain = (index: number, column: string) => `---
title: 短文 ${index}
date: ${day(index)}
column: ${column}
---
${zh}

${zh}
`;

/** What a generated folder holds. */
export interface Generated {
  readonly files: number;
  /** Articles; their texts in other languages are files of their own. */
  readonly articles: number;
  /** A file that can be changed. */
  readonly one: string;
}

/** Writes `count` texts of several columns, languages and formats, with pictures and attachments. */
export async function generate(folder: string, count: number, name = 'gen'): Promise<Generated> {
  const media = path.join(folder, 'media');
  await fs.mkdir(media, { recursive: true });
  for (let index = 0; index < PICTURES; index += 1) {
    const background = { r: (index * 37) % 256, g: (index * 91) % 256, b: (index * 17) % 256 };
    const image = sharp({ create: { width: 320, height: 200, channels: 3, background } });
    await image.png().toFile(path.join(media, `${index}.png`));
  }
  await fs.writeFile(path.join(media, 'plan.pdf'), '%PDF-1.4\n%%EOF\n');
  let files = 0;
  let articles = 0;
  const write = async (file: string, text: string) => {
    if (files >= count) return;
    files += 1;
    await fs.writeFile(path.join(folder, file), text);
  };
  for (let index = 0; files < count; index += 1) {
    const column = COLUMNS[index % COLUMNS.length] ?? 'news';
    articles += 1;
    const base = `${name}-${index}`;
    if (index % 10 === 8) await write(`${base}.html`, html(index, column));
    else if (index % 10 === 9) await write(`${base}.txt`, plain(index, column));
    else await write(`${base}.md`, markdown(index, 'zh', column));
    if (index % 10 === 1) await write(`${base}.en.md`, markdown(index, 'en', column));
    if (index % 10 === 2) await write(`${base}.bo.md`, markdown(index, 'bo', column));
  }
  return { files, articles, one: path.join(folder, `${name}-7.md`) };
}
