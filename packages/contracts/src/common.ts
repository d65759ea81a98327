import { z } from 'zod';

/** Languages of the product's texts; `zh-Hant` is made from `zh` by conversion. */
export const LANGUAGES = ['zh', 'zh-Hant', 'en', 'bo'] as const;
export const languageSchema = z.enum(LANGUAGES);
export type Language = z.infer<typeof languageSchema>;

/** Language a text is really in, for its `lang` attribute: a missing translation falls back. */
export const textLanguageSchema = languageSchema.meta({
  description: 'Language of the text served',
});

export const idSchema = z.uuid();

/** Codes that staff give to columns, dictionaries and the like. */
export const codeSchema = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/);

/** Address on this site or an absolute https address. */
export const addressSchema = z.string().max(2048);

/** Instants travel as ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime();

/** A picture with its size in CSS pixels, so that the page reserves its place. */
export const imageSchema = z.object({
  src: addressSchema,
  width: z.number().int().positive().nullable(),
  height: z.number().int().positive().nullable(),
  alt: z.string(),
});
export type Image = z.infer<typeof imageSchema>;

/** Page numbers start at 1; a page has 12 items unless told, 50 at most. */
export const pageQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  size: z.coerce.number().int().min(1).max(50).default(12),
});

/** One page of a list, with what a reader needs to go on. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    page: z.number().int().positive(),
    size: z.number().int().positive(),
    total: z.number().int().nonnegative(),
  });
}
