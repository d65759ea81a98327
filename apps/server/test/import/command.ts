import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Site } from '../support/site.ts';

const program = fileURLToPath(new URL('../../src/cli/temple.ts', import.meta.url));

// Not resourceUsage(): that also counts what the parent held when it started this process.
const tellPeak = `import fs from 'node:fs';
process.on('exit', () => fs.writeSync(2, '\\npeak ' + /VmHWM:\\s+(\\d+)/.exec(fs.readFileSync('/proc/self/status', 'utf8'))?.[1] + '\\n'));`;

export interface ImportRun {
  readonly code: number | null;
  /** The last line: counts. */
  readonly counts: string;
  readonly seconds: number;
  /** Lines about problems: `<file>:<line>  <reason>`. */
  readonly problems: readonly string[];
  /** Most memory that the process ever held, in kB; Linux only. */
  readonly peak: number;
}

/** Runs `npm run temple -- import <folder> --temple yunqi` as a process of its own. */
export async function runImport(site: Site, folder: string): Promise<ImportRun> {
  const linux = process.platform === 'linux';
  const preload = linux ? [`--import=data:text/javascript,${encodeURIComponent(tellPeak)}`] : [];
  const child = spawn(
    process.execPath,
    // As scripts/temple.mjs starts it.
    ['--max-semi-space-size=4', ...preload, program, 'import', folder, '--temple', 'yunqi'],
    {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        DATABASE_URL: site.urls.app,
        DATABASE_OWNER_URL: site.urls.owner,
        DATA_DIR: site.dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const counts = out.trim().split('\n').at(-1) ?? '';
  return {
    code,
    counts: counts.replace(/ \([\d.]+ s\)$/, ''),
    seconds: Number(/\(([\d.]+) s\)$/.exec(counts)?.[1]),
    problems: err.split('\n').filter((line) => line !== '' && !/^(peak |\d+\/\d+$)/.test(line)),
    peak: Number(/^peak (\d+)$/m.exec(err)?.[1]),
  };
}
