import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMin from 'css-minimizer-webpack-plugin';
import MiniCss from 'mini-css-extract-plugin';
import Terser from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { sharedConfig, sharedKeys } from './policy.ts';
import { ReportPlugin, type BuildReport } from './report-plugin.ts';
import { moduleRules, type Mode } from './rules.ts';

const require = createRequire(import.meta.url);

/** What a build command chooses; the rest follows from the app's folder. */
export interface BuildOptions {
  mode: Mode;
  /** Folder of the result, below the app's. */
  out: string;
}

/** One app's builds: for browsers, and for the edge that renders public pages. */
export interface AppBuild {
  kind: 'shell' | 'remote';
  id: string;
  version: string;
  dir: string;
  web(options: BuildOptions, report: (report: BuildReport) => void): Configuration;
  node(options: BuildOptions): Configuration;
}

/** The ESM build of the federation runtime, so that the shell bundles it once. */
function esmRuntimeCore(): string {
  const chain = [
    '@module-federation/enhanced/runtime',
    '@module-federation/runtime-tools',
    '@module-federation/runtime',
    '@module-federation/runtime-core',
  ];
  const folder = chain.reduce(
    (from, name) => path.dirname(require.resolve(name, { paths: [from] })),
    import.meta.dirname,
  );
  return path.join(folder, 'index.js');
}

const extensions = ['.tsx', '.ts', '.mjs', '.js'];

function minimizers(mode: Mode): Configuration['optimization'] {
  return mode === 'development'
    ? { minimize: false }
    : {
        minimizer: [
          new Terser({
            minify: Terser.swcMinify,
            extractComments: false,
            terserOptions: { compress: true, mangle: true },
          }),
          new CssMin({ minify: CssMin.lightningCssMinify }),
        ],
      };
}

const scopeName = (id: string) => `temple_${id.replaceAll('-', '_')}`;

function appBuild(dir: string, kind: 'shell' | 'remote'): AppBuild {
  const manifest = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const id = manifest.name.replace('@temple/', '');
  const name = scopeName(id);
  const shell = kind === 'shell';
  return {
    kind,
    id,
    version: manifest.version,
    dir,
    web: ({ mode, out }, report) => ({
      name: `${id} web`,
      mode,
      context: dir,
      target: 'web',
      devtool: mode === 'development' ? 'source-map' : false,
      cache: false,
      // The first module of the shell only names every component, so that all are in the share scope.
      entry: shell
        ? { main: ['./src/.generated/ui-provide.ts', './src/main.tsx'] }
        : ({} as Configuration['entry']),
      output: {
        path: path.join(dir, out, 'web'),
        publicPath: shell ? '/assets/' : 'auto',
        uniqueName: name,
        clean: true,
        hashFunction: 'xxhash64',
        // A plain '[contenthash]' pattern breaks the federation runtime.
        filename: shell
          ? (data) =>
              data.chunk?.contentHash?.javascript ? '[name].[contenthash:10].js' : '[name].js'
          : '[name].js',
        chunkFilename: '[name].[contenthash:10].js',
        assetModuleFilename: '[name].[contenthash:10][ext]',
      },
      resolve: {
        extensions,
        ...(shell ? { alias: { '@module-federation/runtime-core$': esmRuntimeCore() } } : {}),
      },
      module: { rules: moduleRules(name, mode, false) },
      performance: false,
      plugins: [
        new MiniCss({
          filename: '[name].[contenthash:10].css',
          chunkFilename: '[name].[contenthash:10].css',
          ignoreOrder: false,
        }),
        new ModuleFederationPlugin({
          name,
          filename: 'remoteEntry.js',
          manifest: false,
          dts: false,
          dev: false,
          remotes: {},
          shared: sharedConfig(kind),
          shareStrategy: 'loaded-first',
          ...(shell
            ? { runtimePlugins: [path.join(import.meta.dirname, 'provide-runtime.ts')] }
            : { exposes: { './remote': './src/remote.ts' } }),
          experiments: {
            ...(shell ? {} : { externalRuntime: true }),
            optimization: { disableSnapshot: true, target: 'web' },
          },
        }),
        new webpack.DefinePlugin({ __SERVER__: 'false' }),
        new IntegrityPlugin(),
        new ReportPlugin(report),
      ],
      optimization: { ...minimizers(mode), chunkIds: 'deterministic', moduleIds: 'deterministic' },
      stats: 'errors-warnings',
      infrastructureLogging: { level: 'warn' },
    }),
    node: ({ mode, out }) => ({
      name: `${id} node`,
      mode,
      context: dir,
      target: 'node24',
      devtool: false,
      cache: false,
      entry: shell ? './src/server.tsx' : './src/remote.ts',
      output: {
        path: path.join(dir, out, 'node'),
        filename: 'index.cjs',
        library: { type: 'commonjs2' },
        clean: true,
        // Class names are hashed with it: it must be the browser build's.
        hashFunction: 'xxhash64',
      },
      externals: shell
        ? {}
        : Object.fromEntries(sharedKeys().map((key) => [key, `commonjs2 ${key}`])),
      externalsPresets: { node: true },
      resolve: { extensions },
      module: { rules: moduleRules(name, mode, true) },
      performance: false,
      plugins: [
        new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
        new webpack.DefinePlugin({ __SERVER__: 'true' }),
      ],
      optimization: { ...minimizers(mode), moduleIds: 'deterministic' },
      stats: 'errors-warnings',
    }),
  };
}

/** Builds of the host application: `export default shellConfig(import.meta)`. */
export function shellConfig(meta: ImportMeta): AppBuild {
  return appBuild(meta.dirname, 'shell');
}

/** Builds of a remote: `export default remoteConfig(import.meta)`. */
export function remoteConfig(meta: ImportMeta): AppBuild {
  return appBuild(meta.dirname, 'remote');
}
