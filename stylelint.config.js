import stylelint from 'stylelint';
import { stylePlugins } from './packages/lint/src/styles.ts';

const colours =
  /^(rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|device-cmyk)$/;

export default {
  extends: ['stylelint-config-standard'],
  plugins: stylePlugins(stylelint),
  // No comment silences a check: what is allowed stands here, with its reason.
  ignoreDisables: true,
  ignoreFiles: [
    '**/node_modules/**',
    '**/dist*/**',
    '**/dist-dev/**',
    '**/.generated/**',
    '**/storybook-static/**',
    'demo/**',
    '**/fixture/**',
  ],
  rules: {
    'temple/in-layer': true,
    'temple/no-disable': true,
    // Colours come from the temple: roles such as var(--accent), made in packages/ui/src/tokens.
    'color-no-hex': [
      true,
      {
        message:
          'A raw colour ignores the temple and the dark theme. Either use a role such as var(--ink), or add one to packages/ui/src/tokens.',
      },
    ],
    'color-named': [
      'never',
      {
        message:
          'A named colour ignores the temple and the dark theme. Either use a role such as var(--ink), or add one to packages/ui/src/tokens.',
      },
    ],
    'function-disallowed-list': [
      [colours],
      {
        message:
          'A raw colour ignores the temple and the dark theme. Either use a role such as var(--ink), or add one to packages/ui/src/tokens.',
      },
    ],
    // Elderly readers enlarge text in their browser: pixels would not follow.
    'declaration-property-unit-disallowed-list': [
      { 'font-size': ['px'], font: ['px'], '/^--text/': ['px'] },
      {
        message:
          "Text in px does not grow with the visitor's setting. Either use a token such as var(--text-body), or rem.",
      },
    ],
    // Tibetan must never break inside a syllable.
    'declaration-property-value-disallowed-list': [
      { 'word-break': ['break-all', 'break-word'] },
      {
        message:
          'This breaks inside Tibetan syllables. Either leave it out, or use overflow-wrap: break-word.',
      },
    ],
    'selector-pseudo-class-disallowed-list': [
      ['global'],
      {
        message:
          "No globals: a remote's style would reach the others. Either use a class of this module, or pass a class name in.",
      },
    ],
    'at-rule-disallowed-list': [
      ['import'],
      { message: 'Styles are imported from code, so that the build knows them.' },
    ],
    // Names of CSS Modules are read from code.
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*(-[a-z0-9]+)*$',
      { message: 'Classes are read from code: camelCase, or a variant after a hyphen.' },
    ],
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9]*$',
    // Tokens are written to be read, close by their meaning.
    'custom-property-empty-line-before': null,
    'comment-empty-line-before': null,
    // Layers decide who wins; inside a module rules stand by the part that they describe.
    'no-descending-specificity': null,
    // Both notations are understood by every browser that is served.
    'media-feature-range-notation': null,
    // `0rem` as a fallback inside calc() and env() keeps its unit.
    'length-zero-no-unit': [
      true,
      { ignoreFunctions: ['env', 'calc', 'max', 'min', 'clamp', 'var'] },
    ],
    // Safari still reads only this name.
    'property-no-vendor-prefix': [
      true,
      { ignoreProperties: ['text-size-adjust', '-webkit-text-size-adjust'] },
    ],
    // Font names are proper names.
    'value-keyword-case': ['lower', { ignoreProperties: ['/^--font/', 'font-family'] }],
  },
  overrides: [
    {
      // The one place where layers are declared and constants that no temple changes have their values.
      files: ['packages/ui/src/styles/*.css', 'packages/ui/src/tokens/*.css', '.storybook/*.css'],
      rules: {
        'temple/in-layer': null,
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
        // Tokens of a language and its line breaking stand apart, each with its comment.
        'no-duplicate-selectors': null,
      },
    },
  ],
};
