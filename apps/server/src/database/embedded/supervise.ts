import { setTimeout as sleep } from 'node:timers/promises';
import { ensureRunning, type Cluster, type Running, type Tell } from './ensure.ts';
import { isAlive } from './processes.ts';

export interface Supervisor {
  readonly current: () => Running;
  /** Ends the watch; the server itself is left alone. */
  readonly end: () => void;
}

/**
 * Watches a running server and brings it back when it ends unasked, with growing pauses between
 * failed tries. `locked` runs a job alone over all processes that use the database, so that two of
 * them do not both start it.
 */
export function supervise(
  cluster: Cluster,
  first: Running,
  locked: <T>(job: () => Promise<T>) => Promise<T>,
  tell: Tell,
  onPort: (port: number) => void,
): Supervisor {
  let running = first;
  let ended = false;
  let unwatch = watch(running, onEnd);

  function onEnd() {
    unwatch();
    if (!ended) void bringBack();
  }

  async function bringBack() {
    tell('the database stopped unexpectedly; starting it again');
    const from = performance.now();
    let said = '';
    for (let pause = 100; !ended; pause = Math.min(pause * 2, 5000)) {
      try {
        // Asked under the lock: whoever closes meanwhile must not find it started again afterwards.
        const next = await locked(async () =>
          ended ? null : ensureRunning(cluster, running.port, tell),
        );
        if (next === null) return;
        if (next.port !== running.port) onPort(next.port);
        running = next;
        if (ended) return;
        unwatch = watch(running, onEnd);
        tell(`the database is back after ${Math.round(performance.now() - from)} ms`);
        return;
      } catch (error) {
        const message = (error as Error).message;
        if (message !== said) tell(message);
        said = message;
        await sleep(pause, undefined, { ref: false });
      }
    }
  }

  return {
    current: () => running,
    end: () => {
      ended = true;
      unwatch();
    },
  };
}

/** Our own child tells its end; the end of a server that another process started must be looked for. */
function watch({ pid, child }: Running, onEnd: () => void): () => void {
  if (child) {
    if (child.exitCode !== null || child.signalCode !== null) queueMicrotask(onEnd);
    child.once('exit', onEnd);
    return () => void child.off('exit', onEnd);
  }
  const timer = setInterval(() => {
    if (!isAlive(pid)) onEnd();
  }, 200);
  timer.unref();
  return () => clearInterval(timer);
}
