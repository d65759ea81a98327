/**
 * Builds the app in the current folder: `node cli.ts [--mode=development] [--out=dist] [--watch]`.
 * The folder's `webpack.config.ts` says only whether it is the shell or a remote.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import webpack, { type Configuration, type Stats } from 'webpack';
import { overBudget } from './budgets.ts';
import type { AppBuild, BuildOptions } from './config.ts';
import { prepareShell } from './generate.ts';
import { writeManifest } from './manifest.ts';
import type { BuildReport } from './report-plugin.ts';

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    out: { type: 'string', default: 'dist' },
    watch: { type: 'boolean', default: false },
  },
});

const config = (await import(pathToFileURL(path.resolve('webpack.config.ts')).href)) as {
  default: AppBuild;
};
const app = config.default;
const options: BuildOptions = {
  mode: values.mode === 'development' ? 'development' : 'production',
  out: values.out,
};

let report: BuildReport | undefined;
const configurations: Configuration[] = [
  app.web(options, (result) => {
    report = result;
  }),
  app.node(options),
];

function finish(stats: Stats[]): boolean {
  for (const one of stats) {
    if (one.hasErrors() || one.hasWarnings()) {
      console.error(one.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
    }
  }
  if (stats.some((one) => one.hasErrors()) || !report) return false;
  writeManifest(app, options.out, report);
  if (options.mode === 'development') return true;
  const excess = overBudget(app.kind, path.join(app.dir, options.out, 'web'), report);
  for (const line of excess) console.error(`${app.id} is over its budget: ${line}`);
  return excess.length === 0;
}

if (app.kind === 'shell') prepareShell(app.dir);
const compiler = webpack(configurations);
if (!compiler) throw new Error('webpack gave no compiler');
compiler.compilers.forEach((one) => (one.options.parallelism = 8));
if (values.watch) {
  compiler.watch({ aggregateTimeout: 150 }, (error, stats) => {
    if (error) console.error(error);
    else if (stats && finish(stats.stats)) console.log(`${app.id} built`);
  });
} else {
  compiler.run((error, stats) => {
    const good = !error && stats ? finish(stats.stats) : false;
    if (error) console.error(error);
    compiler.close(() => process.exit(good ? 0 : 1));
  });
}
