import fs from 'node:fs';
import path from 'node:path';

/**
 * Makes the links between library versions, which npm packages cannot carry: the package makes
 * them in a postinstall script that package managers may skip.
 */
export function repairLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Gives the programs the execute bit, which some copies lose. */
export function makeExecutable(native: string): void {
  const bin = path.join(native, 'bin');
  for (const file of fs.readdirSync(bin)) fs.chmodSync(path.join(bin, file), 0o755);
}
