import { spawn } from 'node:child_process';
import { Problem } from './problem.mjs';

/** Runs a program to its end and returns its words; `onLine` sees them as they come. */
export function run(
  command,
  args,
  { cwd, env = process.env, onLine = () => {}, shell = false } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    const lines = [];
    let rest = '';
    const take = (chunk) => {
      const parts = (rest + chunk).split(/\r?\n/);
      rest = parts.pop();
      for (const line of parts) {
        lines.push(line);
        onLine(line);
      }
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.once('error', (error) =>
      reject(new Problem(`${command} cannot be started: ${error.message}`)),
    );
    child.once('close', (code, signal) => {
      if (rest) lines.push(rest);
      resolve({ ok: code === 0, code, signal, lines });
    });
  });
}

const reasons = [
  [/ENOSPC|no space left on device/i, 'The disk is full: free some space and start again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
    'The package registry cannot be reached: check the network (or the registry in .npmrc) and start again.',
  ],
  [
    /ERR_PNPM_OUTDATED_LOCKFILE/,
    'pnpm-lock.yaml does not fit the package.json files: check both out from the same commit, or run pnpm install after editing one.',
  ],
  [
    /EACCES|EPERM/,
    'Files of this folder may not be written by this user: check who owns node_modules.',
  ],
];

/** The error of a program that failed: one line where the cause is known, its last words otherwise. */
export function failure(what, { lines, code, signal }) {
  const words = lines.join('\n');
  const known = reasons.find(([pattern]) => pattern.test(words));
  if (known) return new Problem(known[1]);
  return new Problem(`${what} (${signal ?? `exit ${code}`}):\n${lines.slice(-25).join('\n')}`);
}
