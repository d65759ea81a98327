import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { PublicRemote } from '@temple/contracts';
import { HOST_API, type RemoteDefinition, type SetupContext } from '@temple/remote-kit';
import { addNamespace } from '@temple/i18n';
import { loadEntry } from './entry.ts';
import { RemoteFailure } from './failure.ts';

/** What remotes are set up with, and who wants to know when one is. */
export interface RemoteContext extends SetupContext {
  /** Called when code has arrived that may have brought endpoints, before any of it renders. */
  onCode?(): void;
}

/** Gets ready what a remote's definition names: endpoints, slices, texts. */
async function setUp(definition: RemoteDefinition, context: RemoteContext): Promise<void> {
  definition.setup?.({ store: context.store, i18n: context.i18n });
  await addNamespace(context.i18n, definition.id, definition.locales);
}

/** One remote of the registry in this tab: registered on first use, set up once. */
export class Remote {
  readonly info: PublicRemote;
  readonly #context: RemoteContext;
  #attempt = 0;
  #ready: Promise<RemoteDefinition> | undefined;

  constructor(info: PublicRemote, context: RemoteContext) {
    this.info = info;
    this.#context = context;
  }

  /** The remote's definition; a failed load is forgotten, so that the next call tries again. */
  load(): Promise<RemoteDefinition> {
    this.#ready ??= this.#load().catch((error: unknown) => {
      this.#ready = undefined;
      this.#attempt += 1;
      throw error;
    });
    return this.#ready;
  }

  /** To be called when a page of the remote has arrived. */
  pageArrived(): void {
    this.#context.onCode?.();
  }

  async #load(): Promise<RemoteDefinition> {
    const { info } = this;
    if (!info.enabled) throw new RemoteFailure('disabled', `${info.id} is switched off`);
    if (info.incompatible ?? info.hostApi !== HOST_API) {
      throw new RemoteFailure(
        'incompatible',
        info.incompatible ?? `${info.id} needs host ${info.hostApi}`,
      );
    }
    await loadEntry(info, this.#attempt);
    // `force` drops the cached failure of an earlier try.
    registerRemotes([{ name: info.scope, entry: info.entry }], { force: this.#attempt > 0 });
    const module = await this.#container();
    const definition = module?.default;
    if (!definition?.pages || definition.id !== info.id) {
      throw new RemoteFailure('contract', `${info.id} exposes no remote definition`);
    }
    await setUp(definition, this.#context).catch((error: unknown) => {
      throw new RemoteFailure('page-chunk', `${info.id} could not load its texts`, error);
    });
    return definition;
  }

  async #container(): Promise<{ default?: RemoteDefinition } | null> {
    try {
      return await loadRemote<{ default: RemoteDefinition }>(`${this.info.scope}/remote`);
    } catch (error) {
      const chunk =
        error instanceof Error &&
        /ChunkLoadError|Loading (CSS )?chunk/i.test(`${error.name} ${error.message}`);
      throw new RemoteFailure(
        chunk ? 'page-chunk' : 'entry-execution',
        `${this.info.id} failed to start`,
        error,
      );
    }
  }
}
