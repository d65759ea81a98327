import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCss from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

export type Mode = 'production' | 'development';

/** Oldest browsers that are served: those of elderly visitors' phones that still get updates. */
const BROWSERS = { chrome: '111', safari: '16.4', firefox: '115' };

const script = (mode: Mode, server: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: false } },
        ...(server ? { target: 'es2023' } : {}),
      },
      ...(server ? {} : { env: { targets: BROWSERS } }),
      sourceMaps: mode === 'development',
    },
  },
});

/** Class names agree between the browser's and the server's build: same context, same pattern. */
const styles = (name: string, server: boolean): RuleSetRule => ({
  test: /\.css$/,
  use: [
    ...(server ? [] : [MiniCss.loader]),
    {
      loader: require.resolve('css-loader'),
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          exportOnlyLocals: server,
          localIdentName: `${name}_[hash:base64:6]`,
        },
      },
    },
  ],
});

/** `zh.json?hant` is the Chinese catalogue in Traditional script, converted when it is built. */
const traditionalCatalogue: RuleSetRule = {
  test: /\.json$/,
  resourceQuery: /hant/,
  type: 'json',
  use: { loader: path.join(import.meta.dirname, 'hant-loader.cjs') },
};

const fonts: RuleSetRule = { test: /\.woff2$/, type: 'asset/resource' };

/** Module rules of a build. */
export function moduleRules(name: string, mode: Mode, server: boolean): RuleSetRule[] {
  return [
    script(mode, server),
    styles(name, server),
    traditionalCatalogue,
    server ? { ...fonts, generator: { emit: false } } : fonts,
  ];
}
