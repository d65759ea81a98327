import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import MiniCss from 'mini-css-extract-plugin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webpack from 'webpack';
import { IntegrityPlugin, sha384 } from '../src/integrity-plugin.ts';
import { ReportPlugin, type BuildReport } from '../src/report-plugin.ts';

const require = createRequire(import.meta.url);

/* A tiny build, shell-like: an entry with its style sheet and one lazy chunk with another. */
let out: string;
let report: BuildReport;
const read = (file: string) => fs.readFileSync(path.join(out, file));
const named = (pattern: RegExp) =>
  Object.keys(report.files).find((file) => pattern.test(file)) as string;

const fixture = path.join(import.meta.dirname, 'fixture');

/** Builds a folder like the shell and gives where the files are and what the build says of itself. */
async function build(context: string): Promise<{ out: string; report: BuildReport }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'temple-integrity-'));
  let told: BuildReport | undefined;
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack({
      mode: 'production',
      context,
      entry: { main: './main.js' },
      output: {
        path: folder,
        publicPath: '/assets/',
        filename: '[name].[contenthash:10].js',
        chunkFilename: '[name].[contenthash:10].js',
      },
      module: { rules: [{ test: /\.css$/, use: [MiniCss.loader, require.resolve('css-loader')] }] },
      plugins: [
        new MiniCss({
          filename: '[name].[contenthash:10].css',
          chunkFilename: '[name].[contenthash:10].css',
        }),
        new IntegrityPlugin(),
        new ReportPlugin((result) => {
          told = result;
        }),
      ],
      optimization: { chunkIds: 'named' },
      devtool: false,
    });
    compiler?.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
  if (!told) throw new Error('The build reported nothing');
  return { out: folder, report: told };
}

beforeAll(async () => {
  ({ out, report } = await build(fixture));
});

afterAll(() => fs.rmSync(out, { recursive: true, force: true }));

interface Element {
  tag: string;
  [attribute: string]: unknown;
}

/** Runs the entry as a browser would and asks for the lazy part; gives what it put into the page. */
function load(entry: string): { elements: Element[]; loading: Promise<unknown> } {
  const elements: Element[] = [];
  const make = (tag: string): Element => ({
    tag,
    setAttribute(name: string, value: string) {
      this[name] = value;
    },
  });
  const head = { appendChild: (one: Element) => elements.push(one) };
  const page = {
    loadLazy: undefined as undefined | (() => Promise<unknown>),
    self: {},
    setTimeout: () => 0,
    clearTimeout: () => {},
    document: {
      createElement: make,
      getElementsByTagName: () => [],
      querySelectorAll: () => [],
      head,
    },
  };
  vm.runInNewContext(entry, page);
  const loading = new Promise((resolve) => resolve(page.loadLazy?.()));
  loading.catch(() => {});
  return { elements, loading };
}

/** Hashes that the entry carries. */
function carried(entry: string): Record<string, string> {
  const text = /JSON\.parse\((['"])(\{.*?\})\1\)/.exec(entry.replaceAll('\\"', '"'))?.[2];
  return JSON.parse(text ?? 'null') as Record<string, string>;
}

describe('a build', () => {
  it('has an entry, a lazy chunk and a style sheet of each', () => {
    const kinds = Object.keys(report.files)
      .map((file) => file.replace(/\.[0-9a-f]{10}\./, '.'))
      .sort();
    expect(kinds).toEqual(['lazy_js.css', 'lazy_js.js', 'main.css', 'main.js']);
  });

  it('carries in its entry the hash of every file that is loaded later', () => {
    const hashes = carried(String(read(named(/^main\..*\.js$/))));
    expect(Object.keys(hashes).sort()).toEqual(
      Object.keys(report.files)
        .filter((file) => !file.startsWith('main.'))
        .sort(),
    );
    for (const [file, hash] of Object.entries(hashes)) expect(hash, file).toBe(sha384(read(file)));
  });

  it('never gives one name to two contents', async () => {
    const changed = fs.mkdtempSync(path.join(os.tmpdir(), 'temple-integrity-source-'));
    fs.cpSync(fixture, changed, { recursive: true });
    for (const name of fs.readdirSync(changed).filter((one) => one.endsWith('.css'))) {
      fs.appendFileSync(path.join(changed, name), '\n.more { display: grid; }\n');
    }
    const other = await build(changed);
    for (const [file, hash] of Object.entries(other.report.files)) {
      if (report.files[file]) expect(hash, file).toBe(report.files[file]);
    }
    fs.rmSync(changed, { recursive: true });
    fs.rmSync(other.out, { recursive: true });
  });

  it('leaves no placeholder behind', () => {
    for (const file of Object.keys(report.files))
      expect(String(read(file))).not.toContain('TEMPLE_INTEGRITY');
  });

  it('reports the hash and the size of every file as it was written', () => {
    for (const [file, hash] of Object.entries(report.files)) {
      expect(hash, file).toBe(sha384(read(file)));
      expect(report.bytes[file], file).toBe(read(file).length);
    }
    expect(report.entry.js).toEqual([named(/^main\..*\.js$/)]);
    expect(report.entry.css).toEqual([named(/^main\..*\.css$/)]);
  });
});

describe('the loading code', () => {
  it('asks for chunk and style sheet with their hashes', () => {
    const { elements } = load(String(read(named(/^main\..*\.js$/))));
    const asked = elements.map(({ tag, integrity, crossOrigin }) => ({
      tag,
      integrity,
      crossOrigin,
    }));
    expect(asked).toHaveLength(2);
    expect(asked).toEqual(
      expect.arrayContaining([
        { tag: 'script', integrity: report.files[named(/^lazy.*\.js$/)], crossOrigin: 'anonymous' },
        { tag: 'link', integrity: report.files[named(/^lazy.*\.css$/)], crossOrigin: 'anonymous' },
      ]),
    );
  });

  it('asks for a file whose hash it does not know with one that no file has', () => {
    const chunk = named(/^lazy.*\.js$/);
    const poorer = String(read(named(/^main\..*\.js$/))).replace(String(report.files[chunk]), '');
    const { elements } = load(poorer);
    const script = elements.find((one) => one.tag === 'script');
    expect(script?.integrity).toBe(`sha384-${'A'.repeat(64)}`);
  });
});

describe('sha384', () => {
  it('is what the integrity attribute wants', () => {
    expect(sha384('')).toBe(
      'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb',
    );
  });

  it('changes with any byte', () => {
    const content = read(named(/^lazy.*\.js$/));
    for (const position of [0, Math.floor(content.length / 2), content.length - 1]) {
      const changed = Buffer.from(content);
      changed[position] = (changed[position] as number) ^ 1;
      expect(sha384(changed)).not.toBe(sha384(content));
    }
  });
});
