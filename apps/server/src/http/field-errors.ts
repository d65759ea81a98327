import type { FieldError, Language } from '@temple/contracts';
import type { z } from 'zod';
import { message } from '../text/messages.ts';

type Issue = z.core.$ZodIssue;

function words(issue: Issue, language: Language): string {
  // Rules of the product name their message themselves.
  if (/^field\.\w+$/.test(issue.message)) return message(issue.message, language);
  switch (issue.code) {
    case 'invalid_type':
      return message(issue.input === undefined ? 'field.required' : 'field.format', language);
    case 'too_small': {
      const key = issue.origin === 'string' ? 'field.tooShort' : 'field.tooSmall';
      return message(key, language, { min: Number(issue.minimum) });
    }
    case 'too_big': {
      const key = issue.origin === 'string' ? 'field.tooLong' : 'field.tooLarge';
      return message(key, language, { max: Number(issue.maximum) });
    }
    case 'invalid_value':
      return message('field.choice', language);
    default:
      return message('field.format', language);
  }
}

/** Says for each refused field, in the visitor's language, what is wrong with it. */
export function fieldErrors(error: z.core.$ZodError, language: Language): FieldError[] {
  return error.issues.map((issue) => ({ path: issue.path.join('.'), msg: words(issue, language) }));
}
