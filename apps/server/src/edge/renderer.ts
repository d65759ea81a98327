import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { RenderAnswer, RenderRequest } from '@temple/contracts/boot';

/** A page that takes longer than this is left to the browser. */
const LIMIT_MS = 1500;
/** A worker that is silent for this long after its limit is ended; the next page gets a new one. */
const HEAP_MB = 192;
const WORKERS = 2;

interface Waiting {
  resolve(answer: RenderAnswer): void;
  timer: NodeJS.Timeout;
}

interface FromWorker {
  ready?: boolean;
  id?: number;
  result?: RenderAnswer;
}

/** One render process and the pages it is at. */
class Worker {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onEnd: () => void;
  readonly ready: Promise<void>;
  #next = 1;
  #ended = false;

  constructor(platformFile: string, readable: readonly string[], onEnd: () => void) {
    this.#onEnd = onEnd;
    const file = path.join(import.meta.dirname, 'render-worker.ts');
    this.#process = fork(file, [platformFile], {
      // No credentials: of the environment only what Node itself needs to start.
      env: { NODE_ENV: 'production' },
      execArgv: [
        '--permission',
        ...[file, ...readable].map((folder) => `--allow-fs-read=${folder}`),
        `--max-old-space-size=${HEAP_MB}`,
        '--disable-warning=SecurityWarning',
        '--disable-warning=ExperimentalWarning',
      ],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#process.stderr?.on('data', (text: Buffer) => process.stderr.write(text));
    this.ready = new Promise((resolve) => {
      this.#process.on('message', (message: FromWorker) => {
        if (message.ready) resolve();
        else this.#settle(message.id ?? 0, message.result ?? { error: 'empty answer' });
      });
      this.#process.on('exit', resolve as () => void);
    });
    this.#process.on('exit', () => this.end());
    this.#process.on('error', () => this.end());
  }

  get busy(): number {
    return this.#waiting.size;
  }

  #settle(id: number, answer: RenderAnswer): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    waiting.resolve(answer);
  }

  render(request: RenderRequest): Promise<RenderAnswer> {
    if (this.#ended) return Promise.resolve({ error: 'the render process has ended' });
    const id = this.#next++;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        // A page that never ends holds the whole process: it goes, and its pages with it.
        this.#settle(id, { error: `rendering took longer than ${LIMIT_MS} ms` });
        this.end();
      }, LIMIT_MS);
      this.#waiting.set(id, { resolve, timer });
      this.#process.send({ id, request });
    });
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    for (const id of [...this.#waiting.keys()])
      this.#settle(id, { error: 'the render process ended' });
    this.#process.kill('SIGKILL');
    this.#onEnd();
  }
}

/** Renders public pages for the first view; whatever goes wrong, the browser renders instead. */
export class Renderer {
  readonly #platformFile: string;
  readonly #readable: readonly string[];
  #workers: Worker[] = [];
  #closed = false;

  /** @param readable folders that render processes may read, besides their own program */
  constructor(platformFile: string, readable: readonly string[]) {
    this.#platformFile = platformFile;
    this.#readable = readable;
  }

  /** Starts the processes; resolves when they have loaded the shell. */
  async start(): Promise<void> {
    while (this.#workers.length < WORKERS) this.#add();
    await Promise.all(this.#workers.map((worker) => worker.ready));
  }

  #add(): void {
    const worker: Worker = new Worker(this.#platformFile, this.#readable, () => {
      this.#workers = this.#workers.filter((one) => one !== worker);
      // A pause keeps a build that cannot start from starting for ever.
      if (!this.#closed)
        setTimeout(
          () => this.#closed || this.#workers.length >= WORKERS || this.#add(),
          500,
        ).unref();
    });
    this.#workers.push(worker);
  }

  /** Renders in the process with the least to do. */
  async render(request: RenderRequest): Promise<RenderAnswer> {
    const worker = this.#workers.toSorted((a, b) => a.busy - b.busy)[0];
    if (!worker) return { error: 'no render process is running' };
    return worker.render(request);
  }

  close(): void {
    this.#closed = true;
    for (const worker of this.#workers) worker.end();
  }
}
