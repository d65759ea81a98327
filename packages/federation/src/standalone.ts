import fs from 'node:fs';
import path from 'node:path';
import MiniCss from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { moduleRules } from './rules.ts';

/** A remote as a plain program: its `dev/main.tsx` with everything it needs, nothing shared. */
export interface StandaloneApp {
  readonly id: string;
  /** Folder of the result. */
  readonly folder: string;
  readonly configuration: Configuration;
}

/** The development build of a remote that runs alone on the fake shell. */
export function standaloneApp(dir: string): StandaloneApp {
  const { name } = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    name: string;
  };
  const id = name.replace('@temple/', '');
  const folder = path.join(dir, 'dist-dev/alone');
  const configuration: Configuration = {
    name: `${id} alone`,
    mode: 'development',
    context: dir,
    target: 'web',
    devtool: 'source-map',
    cache: false,
    entry: './dev/main.tsx',
    output: {
      path: folder,
      publicPath: '/assets/',
      clean: true,
      hashFunction: 'xxhash64',
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: moduleRules(`temple_${id.replaceAll('-', '_')}`, 'development', false) },
    performance: false,
    plugins: [
      // Components share chunks here, in no order that fits all; their classes never meet.
      new MiniCss({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
      new webpack.DefinePlugin({ __SERVER__: 'false' }),
    ],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
  return { id, folder, configuration };
}
