/**
 * A reason why the product cannot start that its operator can act on. It is printed as its lines
 * alone, without a stack trace; anything else that stops the start is a defect and keeps its trace.
 */
export class StartProblem extends Error {
  override name = 'StartProblem';
  readonly lines: readonly string[];

  constructor(lines: string | readonly string[], options?: ErrorOptions) {
    const all = typeof lines === 'string' ? [lines] : lines;
    super(all.join('\n'), options);
    this.lines = all;
  }
}

/** True when the error (or what caused it) is a full disk, in Node's or in PostgreSQL's words. */
export function isDiskFull(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as NodeJS.ErrnoException).code;
    if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return true;
    if (/No space left on device|Disk quota exceeded/i.test(at.message)) return true;
  }
  return false;
}

/** One clear line for a full disk. */
export function diskFullProblem(folder: string, cause?: unknown): StartProblem {
  return new StartProblem(
    `The disk that holds ${folder} is full: free some space, or set DATA_DIR to a folder on another disk, and start again.`,
    { cause },
  );
}
