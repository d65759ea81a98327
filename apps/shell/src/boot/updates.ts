/** Pause between looks at the registry's revision number. */
const LOOK_EVERY_MS = 5 * 60_000;

interface Current {
  revision: number;
  /** Versions of remotes that must not run any more: `<id>/<version>`. */
  revoked: string[];
}

/**
 * Watches for a newer registry revision. A tab keeps the one it started with and offers a reload;
 * only a revoked version makes it reload by itself.
 */
class Updates {
  #stale = false;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly available = (): boolean => this.#stale;

  /** Starts watching; `running` are the versions that this tab would run. */
  watch(revision: number, running: readonly string[]): void {
    const look = async () => {
      try {
        const answer = await fetch('/registry/current', { cache: 'no-store' });
        if (!answer.ok) return;
        const current = (await answer.json()) as Current;
        if (current.revoked.some((version) => running.includes(version))) location.reload();
        if (current.revision !== revision && !this.#stale) {
          this.#stale = true;
          for (const listener of this.#listeners) listener();
        }
      } catch {
        // Without a network there is nothing new to learn; the next look tells.
      }
    };
    setInterval(() => void look(), LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void look();
    });
  }
}

export const updates = new Updates();
