import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { temple } from './packages/lint/src/index.ts';

/*
 * Every finding is an error and no comment silences one: what is allowed stands here, with its
 * reason. The project's own rules live in packages/lint; their messages say what to do instead.
 */

const CODE = ['**/*.{js,mjs,cjs,ts,tsx}'];
const TYPESCRIPT = ['**/*.{ts,tsx}'];
const SCRIPTS = ['**/*.{js,mjs,cjs}'];
/** Rules that ask the compiler look at these; one program for all is twice as fast as one each. */
const TYPED = ['{apps,packages}/*/src/**/*.{ts,tsx}', '{apps,packages}/*/test/**/*.{ts,tsx}'];

const NODE = [
  'process',
  'console',
  'Buffer',
  'URL',
  'URLSearchParams',
  'fetch',
  'AbortController',
  'AbortSignal',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'structuredClone',
  'performance',
  'TextEncoder',
  'TextDecoder',
  'require',
  'module',
  '__dirname',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist*/**',
      '**/dist-dev/**',
      '**/.generated/**',
      '**/storybook-static/**',
      '**/.data/**',
      '**/.data-dev/**',
      '**/.turbo/**',
      '**/coverage/**',
      'demo/**',
      'packages/lint/test/fixture/**',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  {
    files: CODE,
    extends: [js.configs.recommended],
    plugins: { temple },
    languageOptions: { ecmaVersion: 'latest' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-implicit-coercion': ['error', { boolean: false }],
      'no-param-reassign': 'error',
      'no-throw-literal': 'error',
      'no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSEnumDeclaration',
          message: 'Enums are not erased. Use a const object or a union of strings.',
        },
      ],
      'temple/boundaries': 'error',
      'temple/no-barrel': 'error',
      'temple/no-cycle': 'error',
      'temple/no-disable': 'error',
      'temple/no-inline-style': 'error',
      'temple/no-path-links': [
        'error',
        {
          addresses: [
            { prefix: '/api/', reason: 'the API is no route' },
            { prefix: '/assets/', reason: 'files of the shell' },
            { prefix: '/files/', reason: 'files of the object store' },
            { prefix: '/remotes/', reason: 'files of remotes' },
            { prefix: '/registry/', reason: 'the registry' },
          ],
          files: [
            { place: 'src/boot/', reason: 'rows and link clicks are worked on as addresses' },
          ],
        },
      ],
      'temple/no-raw-text': 'error',
      'temple/owners': 'error',
    },
  },
  {
    files: SCRIPTS,
    languageOptions: { globals: Object.fromEntries(NODE.map((name) => [name, 'readonly'])) },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: { module: 'writable' } },
  },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.recommended, tseslint.configs.stylistic],
    rules: {
      // The compiler knows these better.
      'no-undef': 'off',
      'no-unused-vars': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/consistent-type-exports': 'off',
      // `() => {}` is how "do nothing" is said; callers decide.
      '@typescript-eslint/no-empty-function': 'off',
      // Records of the specification's own keys are read by index.
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  {
    files: TYPED,
    languageOptions: {
      parserOptions: {
        project: 'packages/lint/tsconfig.workspace.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-exports': 'error',
    },
  },
  {
    // A migration is frozen: it must not follow the types of today's schema, so Kysely types it as any.
    files: ['apps/server/src/database/migrate.ts', 'apps/server/src/database/migrations/**'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    files: ['{apps,packages}/*/{src,dev}/**/*.tsx', '{apps,packages}/*/src/**/use-*.ts'],
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
);
