import fs from 'node:fs';

/** True when a process of that number exists and is more than a zombie that nobody collects. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return stat(pid)?.state !== 'Z';
}

/** Tells a process from a later one with the same number; null where the system does not say. */
export function birthMark(pid: number): string | null {
  return stat(pid)?.started ?? null;
}

/** The name of the program a process runs; null where the system does not say. */
export function programName(pid: number): string | null {
  return stat(pid)?.name ?? null;
}

function stat(pid: number): { name: string; state: string; started: string } | null {
  if (process.platform !== 'linux') return null;
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in parentheses and may hold spaces and parentheses of its own.
    const end = text.lastIndexOf(')');
    const fields = text.slice(end + 2).split(' ');
    return {
      name: text.slice(text.indexOf('(') + 1, end),
      state: fields[0] ?? '',
      started: fields[19] ?? '',
    };
  } catch {
    return null;
  }
}
