import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Writes `src/.generated` as a build does: the shell's table is made from the route table. */
export default function prepare(): void {
  const shell = path.join(import.meta.dirname, '..');
  const script = path.join(shell, '../../packages/federation/src/prepare.ts');
  execFileSync(process.execPath, [script], { cwd: shell });
}
