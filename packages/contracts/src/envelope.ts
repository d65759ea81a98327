import { z } from 'zod';

/** One field that was refused, with a message key of the error language and its values. */
export const fieldErrorSchema = z.object({
  /** Dotted path of the field in the request. */
  path: z.string(),
  /** Readable in the visitor's language, to be shown beside the field. */
  msg: z.string(),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/**
 * The envelope of every answer (specification, section 8): `code` 200 (or 0) is success, `msg` is
 * readable in the visitor's language, `data` is the answer, or `{ fields }` when input was refused.
 */
export interface Envelope<T = unknown> {
  code: number;
  msg: string;
  data: T | null;
}

/** Schema of the envelope around an operation's `data`. */
export function envelopeSchema<T extends z.ZodType>(data: T) {
  return z.object({
    code: z.number().int(),
    msg: z.string(),
    data: z.union([data, z.object({ fields: z.array(fieldErrorSchema) }), z.null()]),
  });
}

export const SUCCESS = 200;

/** Answers with one of these codes are successes (specification, section 8). */
export function isSuccess(code: number): boolean {
  return code === 200 || code === 0;
}
