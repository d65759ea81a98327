import type { RegisteredRemote, ShellManifest } from './document.ts';

const numbers = (version: string) => version.split('.').map(Number);

/** Whether `has` is of the same major version as `needs` and not older. */
export function satisfies(has: string, needs: string): boolean {
  const [hasMajor = 0, hasMinor = 0, hasPatch = 0] = numbers(has);
  const [major = 0, minor = 0, patch = 0] = numbers(needs);
  if (hasMajor !== major) return false;
  return hasMinor > minor || (hasMinor === minor && hasPatch >= patch);
}

/** What the running shell lacks for a remote, in words for operators; undefined when nothing. */
export function incompatibility(
  remote: RegisteredRemote,
  shell: ShellManifest,
): string | undefined {
  if (remote.hostApi !== shell.hostApi) {
    return `needs host interface ${remote.hostApi}, the shell has ${shell.hostApi}`;
  }
  for (const [facade, needs] of Object.entries(remote.facades)) {
    const has = shell.facades[facade];
    if (!has) return `needs ${facade}, which the shell does not share`;
    if (!satisfies(has, needs)) return `needs ${facade} ${needs}, the shell has ${has}`;
  }
  return undefined;
}
