import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export const roleNames = ['temple_owner', 'temple_app', 'temple_jobs', 'temple_backup'] as const;
export type RoleName = (typeof roleNames)[number];

/** Passwords of the embedded database, known only to files of this machine. */
export interface Secrets {
  readonly superuser: string;
  readonly roles: Readonly<Record<RoleName, string>>;
}

const random = () => crypto.randomBytes(24).toString('base64url');

/**
 * Reads the passwords, or makes them. `fresh` tells that they were made now: a database that
 * already exists does not know them yet.
 */
export function openSecrets(dataDir: string): { secrets: Secrets; fresh: boolean } {
  const folder = path.join(dataDir, 'secrets');
  const file = path.join(folder, 'database.json');
  try {
    return { secrets: JSON.parse(fs.readFileSync(file, 'utf8')) as Secrets, fresh: false };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secrets: Secrets = {
    superuser: random(),
    roles: Object.fromEntries(roleNames.map((name) => [name, random()])) as Record<
      RoleName,
      string
    >,
  };
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o700);
  writeWhole(file, JSON.stringify(secrets, null, 2), 0o600);
  return { secrets, fresh: true };
}

/** Writes a file that is either there with all of its content or not at all, also after a power cut. */
export function writeWhole(file: string, content: string, mode = 0o644): void {
  const draft = `${file}.${process.pid}.tmp`;
  const handle = fs.openSync(draft, 'w', mode);
  try {
    fs.writeSync(handle, content);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
  fs.renameSync(draft, file);
}
