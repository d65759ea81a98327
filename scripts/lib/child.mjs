import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { Problem } from './problem.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const preload = new URL('./end-with-parent.mjs', import.meta.url).href;

/**
 * Runs a program of the product in the foreground until it ends and returns its exit code. With
 * `group` it gets a process group of its own, so that a Ctrl-C reaches it once, through us, and
 * whatever it leaves in that group is killed at the end; without, it may read from the terminal. A
 * third Ctrl-C does not wait any longer.
 */
export function runToEnd(node, args, { cwd, env, group = false }) {
  const own = group && process.platform !== 'win32';
  const child = spawn(node, [`--import=${preload}`, ...args], {
    cwd,
    env,
    detached: own,
    // The channel closes when this process dies, however it dies; the child ends itself then.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });

  const kill = (signal) => {
    try {
      if (own && signal === 'SIGKILL') process.kill(-child.pid, signal);
      else child.kill(signal);
    } catch {
      // Nothing of it is left.
    }
  };
  let asked = 0;
  const forward = (signal) => {
    asked += 1;
    // A terminal sends its Ctrl-C to every process of our group by itself.
    const delivered = !own && signal === 'SIGINT' && process.stdin.isTTY;
    if (asked > 2) kill('SIGKILL');
    else if (!delivered) kill(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  const stopWatching = endWithNpm(() => forward('SIGTERM'));

  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new Problem(`${node} cannot be started: ${error.message}`)),
    );
    child.once('exit', (code, signal) => {
      stopWatching();
      if (own) kill('SIGKILL');
      for (const name of signals) process.off(name, forward);
      // An end that was asked for is not a failure.
      resolve(code ?? (asked > 0 && signal !== 'SIGKILL' ? 0 : 1));
    });
  });
}

/**
 * When npm started us and was killed without a word, nobody could stop us any more and the port
 * would stay taken. Only Linux tells who npm is: it may stand behind a shell of its own.
 */
function endWithNpm(end) {
  const npm = process.env.npm_lifecycle_event === undefined ? null : findNpm(process.ppid);
  if (npm === null) return () => {};
  const timer = setInterval(() => {
    if (nameAndParent(npm.pid)?.name === npm.name) return;
    clearInterval(timer);
    end();
  }, 500);
  timer.unref();
  return () => clearInterval(timer);
}

function findNpm(pid) {
  for (let at = pid, steps = 0; at > 1 && steps < 3; steps += 1) {
    const found = nameAndParent(at);
    if (found === null) return null;
    if (found.name.startsWith('npm')) return { pid: at, name: found.name };
    at = found.parent;
  }
  return null;
}

function nameAndParent(pid) {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    const [state, parent] = text.slice(end + 2).split(' ');
    return state === 'Z'
      ? null
      : { name: text.slice(text.indexOf('(') + 1, end), parent: Number(parent) };
  } catch {
    return null;
  }
}
