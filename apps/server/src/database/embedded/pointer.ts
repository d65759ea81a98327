import fs from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../../config/start-problem.ts';
import { writeWhole } from './secrets.ts';

/** Says where the database of a data folder lies and on which port it last listened. */
export interface Pointer {
  readonly folder: string;
  readonly port: number | null;
  /** The data folder that this was written for: a copy of it must not share the database. */
  readonly dataDir: string;
}

const fileOf = (dataDir: string) => path.join(dataDir, 'database.json');

function read(dataDir: string): Pointer | null {
  try {
    return JSON.parse(fs.readFileSync(fileOf(dataDir), 'utf8')) as Pointer;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The pointer of a data folder, with a folder inside it following when it was moved. */
export function readPointer(dataDir: string): Pointer | null {
  const pointer = read(dataDir);
  if (pointer === null || pointer.dataDir === dataDir) return pointer;
  const inside = path.relative(pointer.dataDir, pointer.folder);
  if (!inside.startsWith('..') && !path.isAbsolute(inside)) {
    return { ...pointer, dataDir, folder: path.join(dataDir, inside) };
  }
  if (read(pointer.dataDir)?.folder === pointer.folder) {
    throw new StartProblem(
      `DATA_DIR ${dataDir} is a copy of ${pointer.dataDir}, and both name the database in ${pointer.folder}: set DATA_DIR to an empty folder, or remove the original folder.`,
    );
  }
  return { ...pointer, dataDir };
}

/** Writes the pointer when it changed. */
export function writePointer(pointer: Pointer): void {
  const text = JSON.stringify(pointer, null, 2) + '\n';
  const file = fileOf(pointer.dataDir);
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) writeWhole(file, text);
}
