import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from './problem.mjs';
import { failure, run } from './run.mjs';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const stamp = path.join(root, 'node_modules/.temple-install');
const pnpmPlace = path.join(root, 'node_modules/.temple-pnpm');
const neededMajor = 24;
const windows = process.platform === 'win32';

/** Files that decide what is installed. */
function installInputs() {
  const files = [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    '.npmrc',
    'e2e/package.json',
    'bench/package.json',
  ];
  for (const group of ['apps', 'packages']) {
    const folder = path.join(root, group);
    if (!fs.existsSync(folder)) continue;
    for (const name of fs.readdirSync(folder).sort()) files.push(`${group}/${name}/package.json`);
  }
  return files.filter((file) => fs.existsSync(path.join(root, file)));
}

function installHash() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\n`);
  for (const file of installInputs())
    hash.update(`${file}\0`).update(fs.readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function isInstalled(hash) {
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash;
}

/**
 * The folder of the pnpm that this repository is pinned to. npx brings it (corepack does not work
 * with every registry) and keeps it in npm's cache; turbo also needs to find it.
 */
export async function bringPnpm() {
  const { packageManager } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const [wanted, known] = fs.existsSync(pnpmPlace)
    ? fs.readFileSync(pnpmPlace, 'utf8').split('\n')
    : [];
  if (wanted === packageManager && holdsPnpm(known)) return known;
  // npx puts the folder on the PATH of what it runs.
  const args = ['-y', '-p', packageManager, 'node', '-p', 'process.env.PATH||process.env.Path'];
  const result = await run('npx', args, { cwd: root, shell: windows });
  if (!result.ok) throw failure(`${packageManager} could not be brought`, result);
  const folder = result.lines.flatMap((line) => line.split(path.delimiter)).find(holdsPnpm);
  if (!folder) throw failure(`${packageManager} was brought but not found`, result);
  fs.mkdirSync(path.dirname(pnpmPlace), { recursive: true });
  fs.writeFileSync(pnpmPlace, `${packageManager}\n${folder}`);
  return folder;
}

const holdsPnpm = (folder) => fs.existsSync(path.join(folder, windows ? 'pnpm.cmd' : 'pnpm'));

/** Installs exactly what the lockfile says, when that changed since the last time. */
export async function install(steps) {
  const hash = installHash();
  if (isInstalled(hash)) return;
  await steps.run('Packages', async (detail) => {
    fs.rmSync(stamp, { force: true });
    detail('bringing pnpm');
    const pnpm = path.join(await bringPnpm(), windows ? 'pnpm.cmd' : 'pnpm');
    const result = await run(pnpm, ['install', '--frozen-lockfile', '--reporter=append-only'], {
      cwd: root,
      shell: windows,
      // Without CI pnpm may ask whether it may replace a node_modules folder.
      env: { ...process.env, CI: 'true' },
      onLine: (line) =>
        /^Progress: /.test(line) && detail(line.replace(/^Progress: /, '').replace(/, done$/, '')),
    });
    if (!result.ok) throw failure('The packages could not be installed', result);
    fs.writeFileSync(stamp, hash);
    const added = result.lines
      .findLast((line) => /^Progress: /.test(line))
      ?.match(/added (\d+)/)?.[1];
    return added === undefined || added === '0' ? 'up to date' : `${added} added`;
  });
}

/** The Node that runs the product: the one that the installation brought, else this one when it is new enough. */
export function findNode() {
  const platform = windows ? 'win' : process.platform;
  const brought = path.join(
    root,
    `node_modules/node-${platform}-${process.arch}/bin/node${windows ? '.exe' : ''}`,
  );
  if (fs.existsSync(brought) && major(brought) >= neededMajor) return brought;
  if (Number.parseInt(process.versions.node, 10) >= neededMajor) return process.execPath;
  throw new Problem(
    `Node ${neededMajor} is needed and could not be brought for ${process.platform}-${process.arch} (this is ${process.version}): install Node ${neededMajor} and start again.`,
  );
}

function major(node) {
  const { status, stdout } = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout, 10) : 0;
}

/** The environment in which `node` and the installed programs are the product's own. */
export function environment(node, ...folders) {
  const first = [path.dirname(node), path.join(root, 'node_modules/.bin'), ...folders];
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    ...process.env,
    [name]: [...first, process.env[name]].filter(Boolean).join(path.delimiter),
  };
}

/** Builds what changed since the last build. */
export async function build(steps, node) {
  await steps.run('Build', async (detail) => {
    const result = await run(
      path.join(root, `node_modules/.bin/turbo${windows ? '.cmd' : ''}`),
      ['run', 'build', '--output-logs=errors-only'],
      {
        cwd: root,
        shell: windows,
        env: {
          ...environment(node, await bringPnpm()),
          TURBO_TELEMETRY_DISABLED: '1',
          DO_NOT_TRACK: '1',
        },
        onLine: (line) => line.includes(':build') && detail(line.split(':build')[0]),
      },
    );
    if (!result.ok) throw failure('The build failed', result);
    const words = result.lines.join('\n');
    const total = words.match(/Tasks:\s+(\d+) successful/)?.[1];
    const cached = words.match(/Cached:\s+(\d+) cached/)?.[1];
    return total && (total === cached ? 'nothing changed' : `${total - cached} of ${total} built`);
  });
}
