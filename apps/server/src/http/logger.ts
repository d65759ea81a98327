import fs from 'node:fs';
import path from 'node:path';
import { pino, type Logger } from 'pino';
import type { LogLevel } from '../config/settings.ts';

/** What must never reach a log, wherever an object carries it. */
const REDACT = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.headers.cookie',
  '*["access-token"]',
  '*.password',
  '*.userPwd',
  '*.code',
  '*.token',
  '*.userTel',
  '*.userEmail',
  '*.userAccount',
  '*.tel',
  '*.email',
  '*.ip',
];

/** Structured log of the server, a file in the data folder: the terminal is for its operator. */
export function createLogger(dataDir: string, level: LogLevel): { logger: Logger; file: string } {
  const folder = path.join(dataDir, 'logs');
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'server.log');
  const destination = pino.destination({ dest: file, sync: false, mkdir: true });
  return {
    logger: pino(
      { level, redact: { paths: REDACT, censor: '[removed]' }, base: { pid: process.pid } },
      destination,
    ),
    file,
  };
}
