import { loadSettings, SettingsError, type Settings } from '../config/settings.ts';
import { StartProblem } from '../config/start-problem.ts';
import { openDatabase, type OpenDatabase } from '../database/open.ts';

/** Runs a command on the database of the settings; what its user can act on is printed without a trace. */
export async function runCommand(
  job: (database: OpenDatabase, settings: Settings) => Promise<number>,
): Promise<void> {
  let database: OpenDatabase | undefined;
  try {
    const settings = loadSettings();
    database = await openDatabase(settings);
    process.exitCode = await job(database, settings);
  } catch (error) {
    if (error instanceof StartProblem || error instanceof SettingsError)
      console.error(error.message);
    else console.error(error);
    process.exitCode = 1;
  } finally {
    await database?.close();
  }
}

/** Says how a command is used and ends. */
export function usage(text: string): never {
  console.error(text);
  process.exit(2);
}
