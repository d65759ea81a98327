import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

/** The root of the repository, which relative settings are resolved against (not the caller's folder). */
export const repositoryRoot = fileURLToPath(new URL('../../../../', import.meta.url));

export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of `.env` in the given folder, when there is one, overridden by the process environment. */
export function readEnvironment(
  root: string = repositoryRoot,
  processEnv: Environment = process.env,
): Environment {
  let file: string;
  try {
    file = fs.readFileSync(path.join(root, '.env'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return processEnv;
    throw error;
  }
  return { ...parseEnv(file), ...processEnv };
}
