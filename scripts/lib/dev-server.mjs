import fs from 'node:fs';
import path from 'node:path';
import { clock, startProcess } from './dev-process.mjs';
import { root } from './toolchain.mjs';

/** What the server is made of, besides installed packages. */
const sources = [
  'apps/server/src',
  'apps/server/locales',
  'packages/contracts/src',
  'packages/route-table/src',
  'packages/ui/src/tokens',
];
const isSource = (file) => /\.(ts|json)$/.test(file) && !/\.(test|stories)\./.test(file);

/** The developing server, started again when one of its files changes. */
export class DevServer {
  #running;
  #wanted = false;
  #timer;
  #watchers = [];

  start() {
    this.#watchers = sources.map((folder) =>
      fs.watch(path.join(root, folder), { recursive: true }, (_event, file) => {
        if (file && isSource(file)) this.restart(`${folder}/${file}`);
      }),
    );
    this.#run();
  }

  #run() {
    this.#wanted = false;
    const running = startProcess([path.join(root, 'apps/server/src/dev/main.ts')], { cwd: root });
    this.#running = running;
    void running.ended.then((code) => {
      if (this.#running !== running) return;
      this.#running = undefined;
      if (this.#wanted) this.#run();
      else
        console.error(
          `  ✗ The server ended (exit ${code}); it starts again when a file of it changes.`,
        );
    });
  }

  /** An editor may write a file several times: one restart is enough. */
  restart(reason) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      console.log(`  … server starts again: ${reason} changed  ${clock()}`);
      if (!this.#running) this.#run();
      else {
        this.#wanted = true;
        void this.#running.end();
      }
    }, 150);
  }

  async end() {
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers) watcher.close();
    const running = this.#running;
    this.#running = undefined;
    await running?.end();
  }
}
