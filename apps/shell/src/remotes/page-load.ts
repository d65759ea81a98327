import { lazy, type ComponentType } from 'react';
import { isTransient, RemoteFailure, type FailureKind } from './failure.ts';
import type { Remote } from './remote.ts';

/** After this long without the page the visitor is told why, while loading goes on. */
export const FALLBACK_AFTER_MS = 8000;
/** Pauses before the two tries that follow a failed one. */
const BACK_OFF_MS = [600, 1800];

export type LoadStatus =
  | { readonly state: 'loading' }
  /** Still loading, but longer than a visitor should be left alone. */
  | { readonly state: 'slow' }
  | { readonly state: 'failed'; readonly kind: FailureKind }
  | { readonly state: 'ready' };

/**
 * One page of a remote on its way. The component that `view` gives waits until the page is there,
 * however often it takes: so a late arrival swaps in, and markup from the edge stays readable
 * until its code comes.
 */
export class PageLoad {
  readonly #remote: Remote;
  readonly #page: string;
  readonly #listeners = new Set<() => void>();
  readonly #arrived: Promise<{ default: ComponentType }>;
  #arrive: (page: { default: ComponentType }) => void = () => {};
  #status: LoadStatus = { state: 'loading' };
  #running = false;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  /** Shows the page once it has arrived. */
  readonly view: ComponentType;

  constructor(remote: Remote, page: string) {
    this.#remote = remote;
    this.#page = page;
    this.#arrived = new Promise((resolve) => {
      this.#arrive = resolve;
    });
    this.view = lazy(() => this.#arrived);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly status = (): LoadStatus => this.#status;

  #set(status: LoadStatus): void {
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }

  /** Starts loading, or starts again after a failure. Calls while it runs do nothing. */
  start(): void {
    if (this.#running || this.#status.state === 'ready') return;
    this.#running = true;
    if (this.#status.state === 'failed') this.#set({ state: 'loading' });
    clearTimeout(this.#slowTimer);
    this.#slowTimer = setTimeout(() => {
      if (this.#status.state === 'loading') this.#set({ state: 'slow' });
    }, FALLBACK_AFTER_MS);
    void this.#run().finally(() => {
      this.#running = false;
      clearTimeout(this.#slowTimer);
    });
  }

  async #run(): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const page = await this.#load();
        this.#set({ state: 'ready' });
        this.#arrive(page);
        return;
      } catch (error) {
        const kind = error instanceof RemoteFailure ? error.kind : 'entry-execution';
        const pause = BACK_OFF_MS[attempt];
        if (pause === undefined || !isTransient(kind)) {
          console.error(`Page ${this.#remote.info.id}/${this.#page}: ${kind}`, error);
          this.#set({ state: 'failed', kind });
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  async #load(): Promise<{ default: ComponentType }> {
    const definition = await this.#remote.load();
    const loader = definition.pages[this.#page];
    if (!loader) throw new RemoteFailure('contract', `${definition.id} has no page ${this.#page}`);
    try {
      const page = await loader();
      this.#remote.pageArrived();
      return page;
    } catch (error) {
      throw new RemoteFailure('page-chunk', `${definition.id}/${this.#page} did not arrive`, error);
    }
  }
}
