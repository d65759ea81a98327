import { builtinModules } from 'node:module';
import path from 'node:path';
import type { Rule } from 'eslint';
import { at, onRequests, packageName, type ModuleRequest } from './visit.ts';
import {
  isBeside,
  packageOf,
  packagesByName,
  placeIn,
  rootTools,
  slashes,
  type Package,
  type Role,
} from './workspace.ts';

/** Roles whose packages a package of a role may import in code that runs for visitors. */
const MAY_IMPORT: Readonly<Record<Role, readonly Role[]>> = {
  shell: ['facade', 'library', 'ui', 'contracts', 'data'],
  remote: ['facade', 'library', 'ui', 'contracts', 'data'],
  server: ['contracts', 'data', 'ui'],
  contracts: [],
  facade: ['facade', 'library', 'contracts', 'data'],
  library: ['library', 'contracts', 'data'],
  ui: [],
  data: [],
  build: ['build', 'contracts', 'data'],
  tool: ['tool', 'build', 'library', 'contracts', 'data'],
};

/** What the server may take from the kit: colours are computed there, components are not drawn. */
const SERVER_FROM_UI = '@temple/ui/tokens';

const isApp = (role: Role | undefined) =>
  role === 'shell' || role === 'remote' || role === 'server';

const FIX: Readonly<Record<string, string>> = {
  remoteToRemote:
    "Remotes are released alone, so {{from}} must not know {{to}}, not even its types. Either move what both need into a package, or let the shell offer a typed slot, or link by route: hrefOf('…').",
  shellAndRemote:
    'The shell knows remotes only through the registry, and a remote knows the shell only through @temple/remote-kit ({{from}} → {{to}}). Either add what is missing to remote-kit, or move it into a package.',
  packageToApp:
    'A package must not import an app ({{from}} → {{to}}). Either move the code into a package of its own, or pass it in as an argument.',
  browserToServer:
    'Code for browsers must not import the server ({{from}} → {{to}}). Either put the shared shape into @temple/contracts, or call an operation through @temple/api-client.',
  toTooling:
    'Build and test packages stay out of what visitors get ({{from}} → {{to}}). Either import it from a test or a *.config.ts, or move the shared part into a data or library package.',
  role: '{{from}} ({{fromRole}}) may import {{allowed}}, not {{to}} ({{toRole}}). Either move what you need into a package of an allowed role, or pass it in from above.',
  serverFromUi:
    'The server takes only @temple/ui/tokens from the kit, not {{source}}. Either render it in a remote, or move the plain function below tokens.',
  contractsOnlyZod:
    'Contracts depend on zod alone, not on {{source}}: server, browser and tools all read them. Either describe the shape with zod, or do the work in the package that calls.',
  noRole: '{{from}} has no valid temple.role in package.json. Set one of: {{roles}}.',
  feature:
    'Feature {{from}} must not import feature {{to}}. Either compose both in the page, or move the shared part to src/ beside features, or into a package.',
  relativeAcross:
    'A relative path leaves the package ({{source}}). Import it by name ({{name}}) and declare it in package.json, or move the file here.',
  undeclared:
    '{{name}} is not in the dependencies of {{from}}. Either add it to package.json (`"{{name}}": "catalog:"` or `"workspace:*"`), or take it through the facade that owns it.',
  onlyDevelopment:
    '{{name}} is only a development dependency of {{from}}, but this code runs. Either move it to "dependencies", or import types only (`import type`).',
};

const builtins = new Set(builtinModules);

function judgeWorkspace(from: Package, to: Package, beside: boolean): string | undefined {
  if (from.role === undefined || to.role === undefined || from.dir === to.dir) return undefined;
  if (from.role === 'remote' && to.role === 'remote') return 'remoteToRemote';
  if (
    (from.role === 'shell' && to.role === 'remote') ||
    (from.role === 'remote' && to.role === 'shell')
  ) {
    return 'shellAndRemote';
  }
  const tooling = to.role === 'build' || to.role === 'tool';
  if (beside) {
    // Tests and configuration may use the toolchain and whatever is no app.
    return isApp(to.role) ? (isApp(from.role) ? 'browserToServer' : 'packageToApp') : undefined;
  }
  if (!isApp(from.role) && isApp(to.role)) return 'packageToApp';
  if (to.role === 'server') return 'browserToServer';
  if (tooling && !MAY_IMPORT[from.role].includes(to.role)) return 'toTooling';
  if (!MAY_IMPORT[from.role].includes(to.role))
    return from.role === 'contracts' ? 'contractsOnlyZod' : 'role';
  return undefined;
}

const featureOf = (place: string): string | undefined =>
  /^src\/features\/([^/]+)\//.exec(place)?.[1];

export const boundaries: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Packages import only what their roles allow' },
    messages: FIX,
    schema: [],
  },
  create(context) {
    const file = context.filename;
    const from = packageOf(file);
    if (!from) return {};
    const place = placeIn(from, file);
    const beside = isBeside(place);
    const report = (request: ModuleRequest, messageId: string, data: Record<string, string>) =>
      context.report({
        node: at(request.node),
        messageId,
        data: { source: request.source, ...data },
      });

    function relative(request: ModuleRequest, pack: Package): void {
      const target = path.resolve(path.dirname(file), request.source);
      const inside = slashes(path.relative(pack.dir, target));
      if (inside.startsWith('../')) {
        const other = packageOf(path.join(target, 'x')) ?? packageOf(target);
        report(request, 'relativeAcross', { name: other?.name ?? 'the package' });
        return;
      }
      const mine = featureOf(place);
      const theirs = featureOf(inside) ?? featureOf(`${inside}/`);
      if (mine && theirs && mine !== theirs) report(request, 'feature', { from: mine, to: theirs });
    }

    function declared(request: ModuleRequest, pack: Package, name: string): void {
      const types = `@types/${name.replace(/^@/, '').replace('/', '__')}`;
      if (pack.dependencies.has(name)) return;
      const develops =
        pack.devDependencies.has(name) || (request.typeOnly && pack.devDependencies.has(types));
      const toolchain = beside && rootTools(file).has(name);
      if (!develops && !toolchain) report(request, 'undeclared', { name, from: pack.name });
      else if (!beside && !request.typeOnly && place.startsWith('src/')) {
        report(request, 'onlyDevelopment', { name, from: pack.name });
      }
    }

    function named(request: ModuleRequest, pack: Package, name: string): void {
      if (name === pack.name || builtins.has(name)) return;
      const to = packagesByName(file).get(name);
      if (to) {
        const wrong = judgeWorkspace(pack, to, beside);
        if (wrong) {
          report(request, wrong, {
            from: pack.name,
            to: to.name,
            fromRole: pack.role ?? '',
            toRole: to.role ?? '',
            allowed: pack.role ? MAY_IMPORT[pack.role].join(', ') || 'no package' : '',
          });
          return;
        }
        if (pack.role === 'server' && to.role === 'ui' && request.source !== SERVER_FROM_UI) {
          report(request, 'serverFromUi', {});
          return;
        }
      } else if (pack.role === 'contracts' && !beside && name !== 'zod') {
        report(request, 'contractsOnlyZod', {});
        return;
      }
      declared(request, pack, name);
    }

    return {
      Program(node) {
        if (from.role === undefined) {
          context.report({
            node,
            messageId: 'noRole',
            data: { from: from.name, roles: Object.keys(MAY_IMPORT).join(', ') },
          });
        }
      },
      ...onRequests((request) => {
        if (/^\.{1,2}(\/|$)/.test(request.source)) relative(request, from);
        else {
          const name = packageName(request.source);
          if (name) named(request, from, name);
        }
      }),
    };
  },
};
