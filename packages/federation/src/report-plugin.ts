import webpack, { type ChunkGroup, type Compilation, type Compiler } from 'webpack';
import { sha384 } from './integrity-plugin.ts';

/** Files that one lazily loaded part of a build needs, relative to the build's folder. */
export interface PartFiles {
  js: string[];
  css: string[];
  /** Components of the UI kit that the part takes from the shell. */
  ui: string[];
}

/** What a browser build tells the deploy step about itself. */
export interface BuildReport {
  /** sha384 of every file. */
  files: Record<string, string>;
  /** Bytes of every file, uncompressed. */
  bytes: Record<string, number>;
  /** Initial files of the entry (the shell) or the remote's entry. */
  entry: PartFiles;
  /** The exposed module of a remote. */
  expose?: PartFiles;
  pages: Record<string, PartFiles>;
  locales: Record<string, PartFiles>;
  /** Lazily provided components of the shell. */
  ui: Record<string, PartFiles>;
  /** Shared keys that the build consumes. */
  consumes: string[];
}

const NAME = 'TempleReportPlugin';

interface ConsumeModule {
  type: string;
  options?: { shareKey?: string };
}

function partOf(compilation: Compilation, chunks: Iterable<webpack.Chunk>): PartFiles {
  const part: PartFiles = { js: [], css: [], ui: [] };
  for (const chunk of chunks) {
    for (const file of chunk.files) {
      if (file.endsWith('.js')) part.js.push(file);
      else if (file.endsWith('.css')) part.css.push(file);
    }
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const key = (module as unknown as ConsumeModule).options?.shareKey;
      if (module.type === 'consume-shared-module' && key?.startsWith('@temple/ui/')) {
        part.ui.push(key.slice('@temple/ui/'.length));
      }
    }
  }
  part.ui.sort();
  return part;
}

const requestsOf = (group: ChunkGroup): string[] =>
  group.origins.map((origin) => (origin as { request?: string }).request ?? '');

/** Component of the kit whose code a chunk group holds: the share scope's own module asks for it. */
function providedComponent(group: ChunkGroup): string | undefined {
  for (const { module } of group.origins) {
    const shared = module as unknown as {
      type?: string;
      _name?: string;
      options?: { shareKey?: string };
    } | null;
    const key =
      shared?.type === 'provide-module'
        ? shared._name
        : shared?.type === 'consume-shared-module'
          ? shared.options?.shareKey
          : undefined;
    if (key?.startsWith('@temple/ui/')) return key.slice('@temple/ui/'.length);
  }
  return undefined;
}

/** Collects, after all files are final, which files each page, locale and component needs. */
export class ReportPlugin {
  readonly #done: (report: BuildReport) => void;

  constructor(done: (report: BuildReport) => void) {
    this.#done = done;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => this.#done(this.#report(compilation)),
      );
    });
  }

  #report(compilation: Compilation): BuildReport {
    const report: BuildReport = {
      files: {},
      bytes: {},
      entry: { js: [], css: [], ui: [] },
      pages: {},
      locales: {},
      ui: {},
      consumes: [],
    };
    for (const asset of compilation.getAssets()) {
      if (asset.name.endsWith('.map')) continue;
      const content = asset.source.buffer();
      report.files[asset.name] = sha384(content);
      report.bytes[asset.name] = content.length;
    }
    for (const entrypoint of compilation.entrypoints.values()) {
      const part = partOf(compilation, entrypoint.chunks);
      if (part.js.some((file) => /^(main\.|remoteEntry)/.test(file))) report.entry = part;
    }
    for (const group of compilation.chunkGroups) {
      const ui = providedComponent(group);
      if (ui) report.ui[ui] = partOf(compilation, group.chunks);
      for (const request of requestsOf(group)) {
        const page = /(?:^|\/)([\w-]+)\.page\.tsx$/.exec(request)?.[1];
        if (page) report.pages[page] = partOf(compilation, group.chunks);
        const locale = /\/locales\/(\w+)\.json(\?hant)?$/.exec(request);
        if (locale) {
          report.locales[locale[2] ? 'zh-Hant' : String(locale[1])] = partOf(
            compilation,
            group.chunks,
          );
        }
      }
    }
    for (const chunk of compilation.chunks) {
      if (chunk.name === '__federation_expose_remote') report.expose = partOf(compilation, [chunk]);
    }
    const consumes = new Set<string>();
    for (const module of compilation.modules) {
      const key = (module as unknown as ConsumeModule).options?.shareKey;
      if (module.type === 'consume-shared-module' && key) consumes.add(key);
    }
    report.consumes = [...consumes].sort();
    return report;
  }
}
