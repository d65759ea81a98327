import { spawn } from 'node:child_process';
import path from 'node:path';
import { devOut } from './dev-arguments.mjs';
import { root } from './toolchain.mjs';

const preload = new URL('./end-with-parent.mjs', import.meta.url).href;

/** Starts a program that ends with us; `ended` resolves with its exit code. */
export function startProcess(args, { cwd, stdio = ['ignore', 'inherit', 'inherit', 'ipc'] }) {
  const child = spawn(process.execPath, [`--import=${preload}`, ...args], { cwd, stdio });
  const ended = new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
  });
  return {
    child,
    ended,
    end: () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      return ended;
    },
  };
}

/**
 * Builds an app again whenever its sources change. `first` resolves when the first build is there or
 * has said why not; `onBuilt` is called after each build that succeeded.
 */
export function watchBuild(app, onBuilt) {
  const cli = path.join(root, 'packages/federation/src/cli.ts');
  const running = startProcess([cli, '--mode=development', `--out=${devOut}`, '--watch'], {
    cwd: path.join(root, 'apps', app),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const began = performance.now();
  const first = new Promise((resolve) => {
    running.child.stderr.on('data', (text) => {
      // webpack's own words, as they are.
      process.stderr.write(text);
      resolve(false);
    });
    running.child.stdout.setEncoding('utf8').on('data', (text) => {
      for (const line of text.split('\n').filter(Boolean)) {
        if (line !== `${app} built`) {
          console.log(line);
          continue;
        }
        console.log(`  ✓ ${app} built  ${clock()}`);
        resolve(true);
        onBuilt();
      }
    });
    void running.ended.then(() => resolve(false));
  });
  return { ...running, first, took: () => performance.now() - began };
}

/** The time of day, so that one sees which of two equal lines is new. */
export const clock = () => new Date().toTimeString().slice(0, 8);
