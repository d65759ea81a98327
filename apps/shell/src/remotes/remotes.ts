import type { PublicRemote } from '@temple/contracts';
import { PageLoad } from './page-load.ts';
import { Remote, type RemoteContext } from './remote.ts';

/** All remotes of this tab's registry revision and the pages asked of them. */
export class Remotes {
  readonly #remotes: ReadonlyMap<string, Remote>;
  readonly #pages = new Map<string, PageLoad>();

  constructor(list: readonly PublicRemote[], context: RemoteContext) {
    this.#remotes = new Map(list.map((info) => [info.id, new Remote(info, context)]));
  }

  /** The load of a page, the same one every time; undefined when the registry has no such remote. */
  page(owner: string, page: string): PageLoad | undefined {
    const remote = this.#remotes.get(owner);
    if (!remote) return undefined;
    const key = `${owner}/${page}`;
    let load = this.#pages.get(key);
    if (!load) {
      load = new PageLoad(remote, page);
      this.#pages.set(key, load);
    }
    return load;
  }

  /** Tries every failed page again, for example when the network is back. */
  retryFailed(): void {
    for (const load of this.#pages.values()) {
      if (load.status().state === 'failed') load.start();
    }
  }
}
