import { StartProblem } from './start-problem.ts';

/** Settings that cannot be used: one line per wrong setting. */
export class SettingsError extends StartProblem {
  override name = 'SettingsError';
}
