import path from 'node:path';
import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { rules } from '../src/index.ts';
import { parser } from './support.ts';

/* Edges that the fixture workspace does not show; file names lie in it, so that roles are known. */
RuleTester.describe = describe;
RuleTester.it = it;
RuleTester.itOnly = it.only;

const tester = new RuleTester({
  languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
  // What no-disable reports must not act.
  linterOptions: { reportUnusedDisableDirectives: 'off' },
});
const at = (place: string) => path.join(import.meta.dirname, 'fixture', place);
const remote = at('apps/alpha/src/page.tsx');
const shell = at('apps/shell/src/main.tsx');
const ui = at('packages/ui/src/button/button.tsx');
const server = at('apps/server/src/main.ts');
const outside = path.join(import.meta.dirname, '../../../eslint.config.js');

tester.run('boundaries', rules.boundaries, {
  valid: [
    { name: 'own name', filename: ui, code: "import { Icon } from '@temple/ui/icon';" },
    {
      name: 'Node itself',
      filename: server,
      code: "import fs from 'node:fs'; import path from 'path';",
    },
    {
      name: 'not a module request',
      filename: remote,
      code: "const text = '@temple/beta'; foo.require('x');",
    },
    { name: 'no package', filename: outside, code: "import x from 'whatever';" },
    {
      name: 'types of a declared @types',
      filename: server,
      code: "import type { Pool } from 'pg';",
    },
    {
      name: 'one folder up is still the package',
      filename: remote,
      code: "import '../locales/zh.json';",
    },
    {
      name: 'own feature by a way around',
      filename: at('apps/alpha/src/features/a/x.ts'),
      code: "import '../a/y.ts';",
    },
    {
      name: 'a page composes features',
      filename: remote,
      code: "import './features/a/x.ts'; import './features/b/y.ts';",
    },
    {
      name: 'the toolchain in a test',
      filename: at('apps/alpha/test/a.ts'),
      code: "import { it } from 'vitest';",
    },
  ],
  invalid: [
    {
      name: 'export from',
      filename: remote,
      code: "export * from '@temple/beta';",
      errors: [{ messageId: 'remoteToRemote' }],
    },
    {
      name: 'require',
      filename: remote,
      code: "require('@temple/beta');",
      errors: [{ messageId: 'remoteToRemote' }],
    },
    {
      name: 'subpath',
      filename: remote,
      code: "import '@temple/beta/src/x.ts';",
      errors: [{ messageId: 'remoteToRemote' }],
    },
    {
      name: 'a mock of it',
      filename: at('apps/alpha/test/a.ts'),
      code: "vi.mock('@temple/beta');",
      errors: [{ messageId: 'remoteToRemote' }],
    },
    {
      name: 'remote to shell',
      filename: remote,
      code: "import '@temple/shell';",
      errors: [{ messageId: 'shellAndRemote' }],
    },
    {
      name: 'relative to an app',
      filename: remote,
      code: "import '../../beta/src/remote.ts';",
      errors: [{ messageId: 'relativeAcross' }],
    },
    {
      name: 'test to another feature',
      filename: at('apps/alpha/src/features/a/x.test.ts'),
      code: "import '../b/y.ts';",
      errors: [{ messageId: 'feature' }],
    },
    {
      name: 'feature folder itself',
      filename: at('apps/alpha/src/features/a/x.ts'),
      code: "import '../b';",
      errors: [{ messageId: 'feature' }],
    },
    {
      name: 'the toolchain in code',
      filename: remote,
      code: "import { it } from 'vitest';",
      errors: [{ messageId: 'undeclared' }],
    },
    {
      name: 'package test to app',
      filename: at('packages/router/test/a.ts'),
      code: "import '@temple/shell';",
      errors: [{ messageId: 'packageToApp' }],
    },
  ],
});

tester.run('owners', rules.owners, {
  valid: [
    {
      name: 'the owner',
      filename: at('packages/api-client/src/x.ts'),
      code: "import axios from 'axios';",
    },
    {
      name: 'a name that only begins alike',
      filename: remote,
      code: "import x from 'axios-like'; import y from 'reduxed';",
    },
    {
      name: 'a parameter of that name',
      filename: remote,
      code: 'const f = (indexedDB) => indexedDB.open();',
    },
    { name: 'a class of one’s own', filename: remote, code: 'class Audio {} new Audio();' },
    { name: 'a component of that name', filename: remote, code: '<Video src="a" />;' },
    { name: 'a key', filename: remote, code: 'const x = { localStorage: 1 }; x.localStorage;' },
    {
      name: 'federation’s loader',
      filename: at('packages/federation/src/hant-loader.cjs'),
      code: "require('opencc-js');",
    },
  ],
  invalid: [
    {
      name: 'server outside its text folder',
      filename: server,
      code: "import 'opencc-js';",
      errors: [{ messageId: 'module' }],
    },
    {
      name: 'a subpath',
      filename: shell,
      code: "import { createApi } from '@reduxjs/toolkit/query';",
      errors: [{ messageId: 'module' }],
    },
    {
      name: 'types too',
      filename: shell,
      code: "import type { AxiosError } from 'axios';",
      errors: [{ messageId: 'module' }],
    },
    {
      name: 'window.document',
      filename: shell,
      code: 'window.document.cookie = "a";',
      errors: [{ messageId: 'storage' }],
    },
    {
      name: 'a bare global',
      filename: ui,
      code: 'const s = localStorage;',
      errors: [{ messageId: 'storage' }],
    },
    {
      name: 'shorthand',
      filename: ui,
      code: 'const s = { sessionStorage };',
      errors: [{ messageId: 'storage' }],
    },
    {
      name: 'window.Audio',
      filename: shell,
      code: 'new window.Audio("a");',
      errors: [{ messageId: 'media' }],
    },
    {
      name: 'React.createElement',
      filename: shell,
      code: 'React.createElement("audio");',
      errors: [{ messageId: 'media' }],
    },
  ],
});

const links = [{ addresses: [{ prefix: '/api/', reason: 'the API' }] }];
tester.run('no-path-links', rules['no-path-links'], {
  valid: [
    {
      name: 'a declared address',
      filename: remote,
      code: '<a href={`/api/${id}`}>x</a>;',
      options: links,
    },
    { name: 'another host', filename: remote, code: '<a href="//cdn.example.org/a">x</a>;' },
    {
      name: 'text that is no link',
      filename: remote,
      code: "'/a'.replace('/', '.'); fetch('/registry/current');",
    },
    { name: 'a package, not an app', filename: ui, code: '<a href="/library">x</a>;' },
    { name: 'a list', filename: remote, code: "list.push('/a'); text.startsWith('/a');" },
  ],
  invalid: [
    {
      name: 'the message names the id',
      filename: remote,
      code: '<a href="/pc/library?x=1">x</a>;',
      errors: [
        {
          message:
            "'/pc/library?x=1' is a path as a string: it breaks silently when the table changes. Either use hrefOf('pc.library') of @temple/router, or useGo() in code; for an address that is no route, add its prefix with a reason to the options of temple/no-path-links in eslint.config.js.",
        },
      ],
    },
    {
      name: 'a property',
      filename: shell,
      code: "const tab = { href: '/library' };",
      errors: [{ messageId: 'path' }],
    },
    {
      name: 'a component’s address',
      filename: shell,
      code: '<Empty homeHref="/" />;',
      errors: [{ messageId: 'path' }],
    },
    {
      name: 'glued',
      filename: shell,
      code: "navigate('/library/' + id);",
      errors: [{ messageId: 'path' }],
    },
    {
      name: 'window.location',
      filename: shell,
      code: "window.location.href = '/a';",
      errors: [{ messageId: 'path' }],
    },
    {
      name: 'a comparison',
      filename: shell,
      code: "if (pathname.startsWith('/library')) x();",
      errors: [{ messageId: 'path' }],
    },
    {
      name: 'other options do not reach',
      filename: shell,
      code: '<a href="/apis">x</a>;',
      options: links,
      errors: [{ messageId: 'path' }],
    },
  ],
});

tester.run('no-disable', rules['no-disable'], {
  valid: [
    {
      name: 'prose about it',
      filename: remote,
      code: '// The rule eslint-disable would hide is about ts-ignore.',
    },
  ],
  invalid: [
    '// eslint-disable-next-line no-console',
    '/* eslint no-console: off */',
    '/* @ts-ignore */',
    '// @ts-nocheck',
    '/* stylelint-disable */',
    '// prettier-ignore',
    '/**\n * eslint-disable-line\n */',
  ].map((code) => ({ name: code, filename: outside, code, errors: [{ messageId: 'directive' }] })),
});

tester.run('no-raw-text', rules['no-raw-text'], {
  valid: [
    { name: 'marks and numbers', filename: remote, code: '<p>12 · 3/4 — “…” → ※ {" "}</p>;' },
    {
      name: 'attributes that nobody reads',
      filename: remote,
      code: '<p id="a" className="b" role="status" data-kind="c" />;',
    },
    { name: 'the kit', filename: ui, code: '<p>words</p>;' },
    { name: 'comments', filename: remote, code: '<p>{/* words */}</p>;' },
    { name: 'keys of a lookup', filename: remote, code: "<p>{t('words')}</p>;" },
  ],
  invalid: [
    {
      name: 'label of a component',
      filename: shell,
      code: '<Button closeLabel="Close" />;',
      errors: [{ messageId: 'text' }],
    },
    {
      name: 'a choice',
      filename: shell,
      code: "<p>{open ? '开放' : t('closed')}</p>;",
      errors: [{ messageId: 'text' }],
    },
    { name: 'a fragment', filename: shell, code: '<>words</>;', errors: [{ messageId: 'text' }] },
    {
      name: 'a template in an attribute',
      filename: shell,
      code: '<img alt={`Picture of ${x}`} />;',
      errors: [{ messageId: 'text' }],
    },
  ],
});

tester.run('no-inline-style', rules['no-inline-style'], {
  valid: [
    { name: 'the server writes no JSX', filename: server, code: 'const x = { style: 1 };' },
    { name: 'a component that ends alike', filename: remote, code: '<Text textStyle="small" />;' },
  ],
  invalid: [
    { name: 'shell', filename: shell, code: '<p style={x} />;', errors: [{ messageId: 'style' }] },
    {
      name: 'ui',
      filename: ui,
      code: '<p style="color: red" />;',
      errors: [{ messageId: 'style' }],
    },
  ],
});

tester.run('no-barrel', rules['no-barrel'], {
  valid: [
    {
      name: 'an entry',
      filename: at('packages/router/src/index.ts'),
      code: "export * from './a.ts';",
    },
    {
      name: 'a component',
      filename: at('packages/ui/src/menu/index.ts'),
      code: "export { Menu } from './menu.tsx';",
    },
    {
      name: 'one that adds something',
      filename: remote,
      code: "export * from './a.ts'; export const b = 1;",
    },
    { name: 'empty', filename: remote, code: '' },
  ],
  invalid: [
    {
      name: 'deeper in the kit',
      filename: at('packages/ui/src/menu/parts/index.ts'),
      code: "export * from './a.ts';",
      errors: [{ messageId: 'barrel' }],
    },
    {
      name: 'types only',
      filename: remote,
      code: "export type { A } from './a.ts';",
      errors: [{ messageId: 'barrel' }],
    },
  ],
});

tester.run('no-cycle', rules['no-cycle'], {
  valid: [
    {
      name: 'a type',
      filename: at('packages/api-client/src/ring-b.ts'),
      code: "import type { ring } from './ring-a.ts';",
    },
    {
      name: 'a lazy one',
      filename: at('packages/api-client/src/ring-c.ts'),
      code: "import('./ring-d.ts');",
    },
  ],
  invalid: [
    {
      name: 'the whole way is told',
      filename: at('packages/api-client/src/ring-b.ts'),
      code: "import { ring } from './ring-a.ts';",
      errors: [
        {
          message:
            'Imports go in a circle: src/ring-b.ts → src/ring-a.ts → src/ring-b.ts. Either move what both need into a file of its own, or pass it in as an argument, or import the type only (`import type`).',
        },
      ],
    },
  ],
});
