import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '@temple/contracts';
import type { PartFiles, RegisteredRemote, ShellManifest } from '../registry/document.ts';
import type { BuildStore } from '../registry/store.ts';

/** A file that the browser should fetch early, with the hash it must have. */
export interface Preload {
  readonly href: string;
  readonly integrity: string;
}

export interface PageAssets {
  /** The shell's scripts, in order. */
  readonly scripts: readonly Preload[];
  readonly preloads: readonly Preload[];
  /** Style sheets to inline: name that the run-time loader knows, and content. */
  readonly styles: readonly { name: string; css: string }[];
}

/** Finds what a page needs, so that nothing is discovered late. */
export class AssetFinder {
  readonly #store: BuildStore;
  readonly #shell: ShellManifest;
  readonly #css = new Map<string, string>();

  constructor(store: BuildStore, shell: ShellManifest) {
    this.#store = store;
    this.#shell = shell;
  }

  #read(file: string): string {
    let css = this.#css.get(file);
    if (css === undefined) {
      css = fs.readFileSync(file, 'utf8');
      if (this.#css.size > 500) this.#css.clear();
      this.#css.set(file, css);
    }
    return css;
  }

  /** Assets of a page; without a remote, those of the frame alone. */
  find(language: Language, remote?: RegisteredRemote, page?: string): PageAssets {
    const shell = this.#shell.build;
    const preloads = new Map<string, Preload>();
    const styles = new Map<string, string>();
    const shellFolder = path.join(this.#store.shellFolder(this.#shell.version), 'web');
    const addShell = (part: PartFiles | undefined) => {
      for (const file of part?.js ?? []) {
        if (!shell.entry.js.includes(file)) {
          preloads.set(file, { href: `/assets/${file}`, integrity: shell.files[file] ?? '' });
        }
      }
      for (const file of part?.css ?? [])
        styles.set(file, this.#read(path.join(shellFolder, file)));
    };
    addShell({ js: [], css: shell.entry.css, ui: [] });
    addShell(shell.locales[language]);
    const own = remote ? undefined : page ? shell.pages[page] : undefined;
    addShell(own);
    for (const name of own?.ui ?? []) addShell(shell.ui[name]);
    if (remote) {
      const { build } = remote;
      const base = `/remotes/${remote.id}/${remote.version}/`;
      const folder = path.join(this.#store.remoteFolder(remote.id, remote.version), 'web');
      const parts = [
        { js: [remote.entry], css: [], ui: [] },
        build.expose,
        build.locales[language],
        page ? build.pages[page] : undefined,
      ];
      const ui = new Set(parts.flatMap((part) => part?.ui ?? []));
      for (const name of ui) addShell(shell.ui[name]);
      for (const part of parts) {
        for (const file of part?.js ?? []) {
          preloads.set(base + file, { href: base + file, integrity: build.files[file] ?? '' });
        }
        for (const file of part?.css ?? []) styles.set(file, this.#read(path.join(folder, file)));
      }
    }
    return {
      scripts: shell.entry.js.map((file) => ({
        href: `/assets/${file}`,
        integrity: shell.files[file] ?? '',
      })),
      preloads: [...preloads.values()],
      styles: [...styles].map(([name, css]) => ({ name, css })),
    };
  }
}
