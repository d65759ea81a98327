import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import type { Account } from './account.ts';
import { program, type Binaries } from './binaries.ts';
import { loopback } from './ready.ts';
import { programOptions } from './run-program.ts';

// Modest for a small machine; what protects data (fsync, synchronous_commit, full_page_writes) is
// stated so that a stray configuration file cannot switch it off.
const serverSettings: Record<string, string> = {
  listen_addresses: loopback,
  unix_socket_directories: '',
  max_connections: '80',
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_statement: 'none',
  // A refused statement is the application's to log; its text may carry personal values.
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

/** A started server process and what it has said since. */
export interface Launched {
  readonly child: ChildProcess;
  readonly said: () => string;
}

/**
 * Starts the server in a session of its own (a Ctrl-C in the terminal must not stop it before the
 * requests in flight are answered), with its log going to a file: it has to stay writable when this
 * process is killed and the next one adopts the server.
 */
export function launch(
  folder: string,
  port: number,
  binaries: Binaries,
  account: Account,
  logFile: string,
): Launched {
  rotate(logFile);
  const log = fs.openSync(logFile, 'a', 0o600);
  const from = fs.fstatSync(log).size;
  const args = ['-D', folder, '-p', String(port)];
  for (const [name, value] of Object.entries(serverSettings)) args.push('-c', `${name}=${value}`);
  const child = spawn(program(binaries, 'postgres'), args, {
    ...programOptions(account),
    detached: true,
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  // Without a listener a failed start would be an uncaught error; the caller sees it as an exit.
  child.on('error', () => {});
  child.unref();
  return { child, said: () => fs.readFileSync(logFile).subarray(from).toString('utf8') };
}

function rotate(logFile: string): void {
  const stat = fs.statSync(logFile, { throwIfNoEntry: false });
  if (stat && stat.size > 10 * 1024 * 1024) fs.renameSync(logFile, `${logFile}.1`);
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, loopback, resolve);
  });
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
