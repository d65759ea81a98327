import type { StorybookConfig } from '@storybook/react-webpack5';
import type { RuleSetRule } from 'webpack';

const isCssRule = (rule: unknown): boolean => {
  const test = (rule as RuleSetRule | null)?.test;
  return test instanceof RegExp && test.test('a.css');
};

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: [
    '../packages/ui/docs/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-webpack5-compiler-swc',
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  webpackFinal: (webpack) => {
    const rules = webpack.module?.rules ?? [];
    webpack.module = {
      ...webpack.module,
      rules: [
        // The framework's own rule knows no CSS modules; two rules for one file would run both.
        ...rules.filter((rule) => !isCssRule(rule)),
        {
          test: /\.css$/,
          use: [
            'style-loader',
            {
              loader: 'css-loader',
              // The same names as the product's builds: `s.name`, never a named export.
              options: {
                modules: { auto: true, namedExport: false, exportLocalsConvention: 'as-is' },
              },
            },
          ],
        },
      ],
    };
    // Budgets are kept for the product, not for its workshop.
    webpack.performance = false;
    return webpack;
  },
};

export default config;
