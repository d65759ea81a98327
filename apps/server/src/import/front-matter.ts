import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { SourceError } from './problem.ts';

const textList = z.union([z.array(z.coerce.string()), z.string().transform((one) => [one])]);

const attachmentSchema = z.union([
  z.string().transform((file) => ({ file, name: file.split('/').at(-1) ?? file })),
  z.object({ file: z.string(), name: z.string().optional() }).transform(({ file, name }) => ({
    file,
    name: name ?? file.split('/').at(-1) ?? file,
  })),
]);

/** Coercion alone would make the word “undefined” of a title that is missing. */
const titleSchema = z.preprocess(
  (value) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value),
  z
    .string({ error: 'is missing' })
    .trim()
    .min(1, 'is empty')
    .max(300, 'is longer than 300 characters'),
);

const schema = z.object({
  title: titleSchema,
  date: z.union([z.date(), z.string()]).optional(),
  created: z.union([z.date(), z.string()]).optional(),
  column: z.string().optional(),
  tags: textList.optional(),
  language: z.string().optional(),
  cover: z.string().optional(),
  coverAlt: z.string().optional(),
  summary: z.coerce.string().optional(),
  author: z.coerce.string().optional(),
  attachments: z.array(attachmentSchema).optional(),
  source: z.unknown().optional(),
  kind: z.enum(['article', 'file']).optional(),
  file: z.string().optional(),
  classification: z.string().optional(),
});

/** What a source file says about itself. */
export interface FrontMatter extends Omit<z.output<typeof schema>, 'date' | 'created'> {
  readonly date?: Date;
  readonly created?: Date;
  /** Keys that nothing reads yet; they are kept. */
  readonly extra: Record<string, unknown>;
}

export interface ParsedSource {
  readonly front: FrontMatter;
  readonly body: string;
  /** Line of the file where the body starts, from 1. */
  readonly bodyLine: number;
  /** Line of a key, or of the first value below it that contains a text. */
  lineOf(key: string, text?: string): number;
}

const KNOWN = new Set(Object.keys(schema.shape));
const FENCE = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** A date without a time means the start of that day in the temple's zone, given as its offset. */
function instant(value: Date | string, line: number, offset: string): Date {
  const text = value instanceof Date ? value.toISOString() : value.trim();
  const day = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  const normal = day
    ? `${day[1]}-${day[2]?.padStart(2, '0')}-${day[3]?.padStart(2, '0')}T00:00:00${offset}`
    : /[zZ]|[+-]\d{2}:?\d{2}$/.test(text)
      ? text
      : `${text.replace(' ', 'T')}${offset}`;
  const parsed = new Date(normal);
  if (Number.isNaN(parsed.getTime())) {
    throw new SourceError(
      line,
      `date “${text}” is not a date; write it like 2026-11-20 or 2026-11-20 08:30`,
    );
  }
  return parsed;
}

/** The parser's own words without its place: it counts lines from the start of the front matter. */
function yamlReason(message: string): string {
  return (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
}

/** Splits front matter from body and checks it; errors name the line in the file. */
export function parseSource(text: string, offset = '+08:00'): ParsedSource {
  const source = text.replace(/^\uFEFF/, '');
  const fence = FENCE.exec(source);
  if (!fence) {
    throw new SourceError(
      1,
      'front matter is missing: start the file with --- and at least a title',
    );
  }
  const counter = new LineCounter();
  const document = parseDocument(fence[1] ?? '', { lineCounter: counter, schema: 'core' });
  const problem = document.errors[0];
  if (problem)
    throw new SourceError(counter.linePos(problem.pos[0]).line + 1, yamlReason(problem.message));
  if (!isMap(document.contents)) throw new SourceError(2, 'front matter has no keys');
  const { contents } = document;
  const lineOf = (key: string, text?: string): number => {
    for (const pair of contents.items) {
      if (!isScalar(pair.key) || pair.key.value !== key || !pair.key.range) continue;
      const from = pair.key.range[0];
      const at = text === undefined ? -1 : (fence[1] ?? '').indexOf(text, from);
      return counter.linePos(Math.max(from, at)).line + 1;
    }
    return 1;
  };
  const raw = document.toJS() as Record<string, unknown>;
  const result = schema.safeParse(raw);
  if (!result.success) {
    const issue = result.error.issues[0];
    const key = String(issue?.path[0] ?? '');
    throw new SourceError(
      lineOf(key),
      `${key || 'front matter'}: ${issue?.message ?? 'not valid'}`,
    );
  }
  const { date, created, ...rest } = result.data;
  const extra = Object.fromEntries(Object.entries(raw).filter(([key]) => !KNOWN.has(key)));
  return {
    front: {
      ...rest,
      ...(date === undefined ? {} : { date: instant(date, lineOf('date'), offset) }),
      ...(created === undefined ? {} : { created: instant(created, lineOf('created'), offset) }),
      extra,
    },
    body: source.slice(fence[0].length),
    bodyLine: fence[0].split('\n').length,
    lineOf,
  };
}
