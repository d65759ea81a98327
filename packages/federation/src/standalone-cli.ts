/** Runs the remote in the current folder alone: `npm run dev -- --alone <remote>` ends here. */
import webpack from 'webpack';
import { standaloneApp } from './standalone.ts';
import { isServing, StandaloneServer, unreachable } from './standalone-server.ts';

function fail(message: string): never {
  console.error(`✗ ${message}`);
  process.exit(1);
}

const port = Number(process.env['PORT'] || 8081);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  fail(
    `PORT is ${JSON.stringify(process.env['PORT'])}; accepted: a whole number from 1 to 65535. Example: PORT=8081`,
  );
}
const address = process.env['SERVER_URL'] || 'http://localhost:8080';
const target = URL.parse(address);
if (!target || !/^https?:$/.test(target.protocol)) {
  fail(
    `SERVER_URL is ${JSON.stringify(address)}; accepted: an http or https address. Example: SERVER_URL=http://qinghe.localhost:8080`,
  );
}

const app = standaloneApp(process.cwd());
const server = new StandaloneServer(app.id, app.folder, target);
await server.listen(port).catch((error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    fail(`Port ${port} is in use: end what uses it, or choose another with PORT.`);
  throw error;
});
if (!(await isServing(target))) console.error(`  ✗ ${unreachable(target)}`);

let first = true;
const compiler = webpack(app.configuration);
compiler?.watch({ aggregateTimeout: 150 }, (error, stats) => {
  if (error) return console.error(error);
  if (!stats) return;
  if (stats.hasErrors() || stats.hasWarnings()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
  }
  if (stats.hasErrors()) return;
  console.log(`  ✓ ${app.id} built  ${new Date().toTimeString().slice(0, 8)}`);
  if (first)
    console.log(`  ✓ ${app.id} alone at http://localhost:${port}, API of ${target.origin}`);
  first = false;
  server.reload();
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
