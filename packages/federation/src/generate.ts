import fs from 'node:fs';
import path from 'node:path';
import { ROUTES, type OwnedRow } from '@temple/route-table';
import { uiComponents } from './policy.ts';

/** A row without its title, in the order and with the short keys that `readRows` of the shell expects. */
type CompactRow = (string | number)[];

const compact = (row: OwnedRow): CompactRow => [
  row.id,
  row.owner,
  row.page ?? '',
  row.redirect ?? '',
  `${row.state[0]}${row.access[0]}${row.layout[0]}${row.keepAlive ? 'k' : ''}${row.location ? 'g' : ''}`,
  row.breakpoint,
  row.twin ?? '',
  row.authcode ?? '',
  row.loginReturn ?? '',
];

const write = (file: string, text: string) => {
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) fs.writeFileSync(file, text);
};

/**
 * Writes what the shell's build derives from other packages into `.generated/`: the list that keeps
 * every UI component in the shared scope (lazily), the route table without titles, and the titles
 * of each language.
 */
export function prepareShell(dir: string): void {
  const folder = path.join(dir, 'src/.generated');
  fs.mkdirSync(folder, { recursive: true });
  const imports = uiComponents().map((name) => `  () => import('@temple/ui/${name}'),`);
  write(
    path.join(folder, 'ui-provide.ts'),
    `/** Never called: keeps every component of the kit in the shell's share scope. */\nexport const provided = [\n${imports.join('\n')}\n];\n`,
  );
  const requires = uiComponents().map(
    (name) => `import * as c${name.replaceAll('-', '_')} from '@temple/ui/${name}';`,
  );
  const entries = uiComponents().map(
    (name) => `  '@temple/ui/${name}': c${name.replaceAll('-', '_')},`,
  );
  write(
    path.join(folder, 'ui-server.ts'),
    `${requires.join('\n')}\n\n/** Components by shared key, for remotes rendered at the edge. */\nexport const components: Record<string, unknown> = {\n${entries.join('\n')}\n};\n`,
  );
  write(path.join(folder, 'rows.json'), JSON.stringify(ROUTES.map(compact)));
  for (const language of ['zh', 'zh-Hant', 'en', 'bo'] as const) {
    const titles = Object.fromEntries(
      ROUTES.map((row) => [row.id, row.title[language] ?? row.title.zh]),
    );
    write(path.join(folder, `titles.${language}.json`), JSON.stringify(titles));
  }
}
