import { ERRORS, type ErrorName, type FieldError } from '@temple/contracts';

/** What the domain refuses: answered in the envelope with HTTP 200. */
export class DomainError extends Error {
  readonly error: ErrorName;
  readonly fields: readonly FieldError[];

  constructor(error: ErrorName, fields: readonly FieldError[] = []) {
    super(error);
    this.name = 'DomainError';
    this.error = error;
    this.fields = fields;
  }

  get code(): number {
    return ERRORS[this.error].code;
  }
}
