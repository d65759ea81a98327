import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A program of a test that runs as a process of its own and talks in messages. */
export interface Program {
  readonly child: ChildProcess;
  /** The next message; rejects when the program ends without one. */
  next<T>(): Promise<T>;
  tell(message: unknown): void;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

export function startProgram(url: URL, args: string[], env: NodeJS.ProcessEnv = {}): Program {
  // Not vitest's own options: they are for its workers.
  const child = fork(url, args, {
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  const messages: unknown[] = [];
  const waiting: ((message: unknown) => void)[] = [];
  child.on('message', (message) => {
    const first = waiting.shift();
    if (first) first(message);
    else messages.push(message);
  });
  const ended = once(child, 'exit').then(
    ([code, signal]) => (code ?? signal) as number | NodeJS.Signals,
  );
  return {
    child,
    ended,
    tell: (message) => void child.send(message as object),
    next: <T>() => {
      if (messages.length > 0) return Promise.resolve(messages.shift() as T);
      const message = new Promise<unknown>((resolve) => waiting.push(resolve));
      const failed = ended.then((how) =>
        Promise.reject(new Error(`the program ended (${how}) without a word`)),
      );
      return Promise.race([message, failed]) as Promise<T>;
    },
  };
}
