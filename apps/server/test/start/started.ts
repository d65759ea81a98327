import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** A server started as `npm start` does, as a process of its own. */
export interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  /** Everything that it said so far. */
  said(): string;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

export function start(env: Readonly<Record<string, string>>): Started {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  return {
    child,
    url: `http://localhost:${env['PORT']}`,
    said: () => said,
    ended: new Promise((resolve) =>
      child.once('close', (code, signal) => resolve(code ?? (signal as NodeJS.Signals))),
    ),
  };
}

/** Waits for something that will come; the time limit of the test is the only one. */
export async function until<T>(ask: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await sleep(50);
  }
}

/** Waits until a started server serves; throws what it said when it ends instead. */
export async function serving(started: Started): Promise<void> {
  let over = false;
  void started.ended.then(() => (over = true));
  await until(async () => {
    if (over) throw new Error(`the server ended:\n${started.said()}`);
    const answer = await fetch(`${started.url}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.status === 200 || undefined;
  });
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Running processes whose command line names one of these folders (Linux). */
export function processesOf(...folders: string[]): { pid: number; command: string }[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const command = fs
          .readFileSync(path.join('/proc', name, 'cmdline'), 'utf8')
          .replaceAll('\0', ' ');
        return folders.some((folder) => command.includes(folder))
          ? [{ pid: Number(name), command }]
          : [];
      } catch {
        // It ended while we looked.
        return [];
      }
    });
}
