import type { DownloadState } from '@temple/ui/file-item';
import { DownloadError, transfer, type DownloadFailure } from './download.ts';

/** Where a file is and what it is called. */
export interface Source {
  readonly url: string;
  readonly name: string;
  readonly size?: number | undefined;
}

/** The state of one file's download; a failure says why. */
export type FileDownload = DownloadState & { readonly failure?: DownloadFailure };

type Save = (file: Blob, name: string) => void;

const IDLE: FileDownload = { status: 'idle' };
const CANCELLED: FileDownload = { status: 'cancelled' };
const FINISHED: FileDownload = { status: 'finished' };

/**
 * The downloads of this visit. They live beside the pages: whoever reads on while a large file is
 * on its way still gets it, and finds its state when coming back.
 */
export class Downloads {
  readonly #states = new Map<string, FileDownload>();
  readonly #stops = new Map<string, AbortController>();
  readonly #listeners = new Set<() => void>();
  readonly #save: Save;

  constructor(save: Save) {
    this.#save = save;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  state(id: string): FileDownload {
    return this.#states.get(id) ?? IDLE;
  }

  cancel(id: string): void {
    this.#stops.get(id)?.abort();
  }

  /** Starts a download; while it runs, asking again does nothing. */
  async start(id: string, ask: () => Promise<Source | undefined>): Promise<void> {
    if (this.#stops.has(id)) return;
    const stop = new AbortController();
    this.#stops.set(id, stop);
    this.#set(id, { status: 'downloading' });
    try {
      const source = await ask();
      stop.signal.throwIfAborted();
      if (!source) throw new DownloadError('network');
      const file = await transfer({
        ...source,
        signal: stop.signal,
        onProgress: (received) => this.#progress(id, received, source.size),
      });
      this.#save(file, source.name);
      this.#set(id, FINISHED);
    } catch (error) {
      if (stop.signal.aborted) this.#set(id, CANCELLED);
      else
        this.#set(id, {
          status: 'failed',
          failure: error instanceof DownloadError ? error.failure : 'refused',
        });
    } finally {
      this.#stops.delete(id);
    }
  }

  /** Whole percents only: more would redraw the page for nothing. */
  #progress(id: string, received: number, size: number | undefined): void {
    if (!size) return;
    const progress = Math.min(1, Math.floor((received / size) * 100) / 100);
    const now = this.state(id);
    if (now.status === 'downloading' && now.progress === progress) return;
    this.#set(id, { status: 'downloading', progress });
  }

  #set(id: string, state: FileDownload): void {
    this.#states.set(id, state);
    for (const listener of this.#listeners) listener();
  }
}
