import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/* What a reviewer would have to look for in every change to this package. */
const src = join(import.meta.dirname, '../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => statSync(join(src, name)).isFile())
  .map((name) => ({ name, text: readFileSync(join(src, name), 'utf8') }));
const NOT_COMPONENTS = ['lib', 'styles', 'tokens'];
const folders = readdirSync(src, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NOT_COMPONENTS.includes(entry.name))
  .map((entry) => entry.name);

const code = files.filter(({ name }) => /\.tsx?$/.test(name) && !/test|stories|\.d\.ts/.test(name));
const css = files.filter(({ name }) => name.endsWith('.css'));
const withoutComments = (text: string): string => text.replace(/\/\*[^]*?\*\//g, '');

describe.each(folders)('%s', (folder) => {
  it('has an entry, the component, and a story', () => {
    const names = files.map(({ name }) => name);
    for (const name of ['index.ts', `${folder}.tsx`, `${folder}.stories.tsx`]) {
      expect(names).toContain(join(folder, name));
    }
  });
});

describe.each(css)('$name', ({ name, text }) => {
  const rules = withoutComments(text);

  it('writes no font size in px', () => {
    expect(rules).not.toMatch(/font(-size)?:[^;]*\dpx/);
  });

  it('never breaks inside a Tibetan syllable', () => {
    expect(rules).not.toMatch(/word-break:\s*break-(all|word)/);
  });

  if (name.endsWith('.module.css')) {
    it('stands in the ui layer as a whole', () => {
      expect(rules.trim()).toMatch(/^@layer ui \{[^]*\}$/);
      expect(rules.match(/@layer/g)).toHaveLength(1);
    });

    it('takes its colours from the temple', () => {
      expect(rules).not.toMatch(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|color-mix)a?\(/i);
    });
  }
});

describe('code', () => {
  it('keeps the behaviour library to the components that need it', () => {
    const users = code.filter(({ text }) => text.includes('@base-ui/react'));
    expect(users.map(({ name }) => name.split('/')[0]).sort()).toEqual([
      'dialog',
      'menu',
      'tabs',
      'toast',
    ]);
  });

  it('writes no style attribute', () => {
    expect(code.filter(({ text }) => /\bstyle=\{/.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it('speaks no language of its own', () => {
    const speaking = code.filter(({ text }) => /[\u3400-\u9fff\u0f00-\u0fff]/.test(text));
    expect(speaking.map(({ name }) => name)).toEqual(['lib/story/texts.ts']);
  });

  it('knows neither router nor network nor storage', () => {
    const foreign =
      /from '(axios|react-router|i18next|react-redux|@temple\/)|localStorage|document\.cookie/;
    expect(code.filter(({ text }) => foreign.test(text)).map(({ name }) => name)).toEqual([]);
  });
});
