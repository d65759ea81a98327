import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';

const EVENTS = '/dev/events';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Every address that is neither a file nor the API: the program finds its page by itself. */
const page = (id: string) => `<!doctype html>
<html lang="zh-Hans"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${id}</title>
<style>@layer reset, tokens, ui, app;</style>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/main.css">
<script>new EventSource('${EVENTS}').onmessage = () => location.reload();</script>
<script defer src="/assets/main.js"></script>
</head><body><div id="root"></div></body></html>
`;

/** Where API calls go. `*.localhost` names a temple; not every system resolves it by itself. */
function requestTo(
  target: URL,
  incoming: http.IncomingMessage,
  onAnswer: (answer: http.IncomingMessage) => void,
) {
  const { request } = target.protocol === 'https:' ? https : http;
  const hostname = target.hostname.endsWith('.localhost') ? 'localhost' : target.hostname;
  return request(
    {
      hostname,
      port: target.port,
      method: incoming.method,
      path: incoming.url,
      headers: { ...incoming.headers, host: target.host },
    },
    onAnswer,
  );
}

/** Whether a server answers at an address. */
export async function isServing(target: URL): Promise<boolean> {
  const asked = { method: 'GET', url: '/healthz', headers: {} } as http.IncomingMessage;
  return new Promise((resolve) => {
    const request = requestTo(target, asked, (answer) => {
      answer.resume();
      resolve(true);
    });
    request.once('error', () => resolve(false));
    request.end();
  });
}

export const unreachable = (target: URL) =>
  `No server answers at ${target.origin}: start one with npm start or npm run dev, or name another with SERVER_URL.`;

/** Serves a remote that runs alone; API and files come from a real server. */
export class StandaloneServer {
  readonly #id: string;
  readonly #folder: string;
  readonly #target: URL;
  readonly #pages = new Set<http.ServerResponse>();

  constructor(id: string, folder: string, target: URL) {
    this.#id = id;
    this.#folder = folder;
    this.#target = target;
  }

  /** Resolves when it listens; rejects with the reason why it cannot. */
  listen(port: number): Promise<void> {
    const server = http.createServer((request, response) => this.#answer(request, response));
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, 'localhost', resolve);
    });
  }

  /** Tells open pages that there is a new build. */
  reload(): void {
    for (const open of this.#pages) open.write('data: built\n\n');
  }

  #answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://local');
    if (/^\/(api|files)\//.test(pathname)) this.#pass(request, response);
    else if (pathname === EVENTS) this.#open(response);
    else if (pathname.startsWith('/assets/')) this.#file(path.basename(pathname), response);
    else if (/\.[a-z0-9]{1,8}$/i.test(pathname)) response.writeHead(404).end('Not found');
    else
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(page(this.#id));
  }

  #open(response: http.ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 500\n\n');
    this.#pages.add(response);
    response.on('close', () => this.#pages.delete(response));
  }

  #file(name: string, response: http.ServerResponse): void {
    const type = TYPES[path.extname(name)];
    const file = path.join(this.#folder, name);
    if (!type || !fs.existsSync(file)) response.writeHead(404).end('Not found');
    else {
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
      fs.createReadStream(file).pipe(response);
    }
  }

  #pass(request: http.IncomingMessage, response: http.ServerResponse): void {
    const outgoing = requestTo(this.#target, request, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.once('error', () => {
      console.error(`  ✗ ${unreachable(this.#target)}`);
      if (response.headersSent) response.destroy();
      else {
        // The envelope of the API, so that pages show it like any other error.
        response.writeHead(502, { 'content-type': 'application/json; charset=utf-8' });
        response.end(JSON.stringify({ code: 502, msg: unreachable(this.#target), data: null }));
      }
    });
    request.pipe(outgoing);
  }
}
