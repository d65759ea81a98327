/** What is wrong with one source file; the others are imported all the same. */
export interface ImportProblem {
  /** Path below the imported folder. */
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

/** Thrown while one file is read; carries the line that staff should look at. */
export class SourceError extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.name = 'SourceError';
    this.line = line;
  }
}
