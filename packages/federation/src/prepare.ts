/** Writes what the shell's types need before it was ever built. Run in the shell's folder. */
import { prepareShell } from './generate.ts';

prepareShell(process.cwd());
