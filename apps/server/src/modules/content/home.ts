import { z } from 'zod';
import type { ColumnTree } from './columns.ts';

const sectionSchema = z.object({
  column: z.string(),
  layout: z.enum(['feature', 'grid', 'list']).default('list'),
  count: z.number().int().min(1).max(24).default(6),
});

export type HomeSection = z.infer<typeof sectionSchema>;

/** Sections of the home page from the temple's configuration; entries that make no sense are left out. */
export function homeSections(value: unknown): HomeSection[] {
  const list = Array.isArray(value) ? value : [];
  return list.flatMap((one) => {
    const section = sectionSchema.safeParse(one);
    return section.success ? [section.data] : [];
  });
}

const linkSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), column: z.string(), slug: z.string() }),
  z.object({ kind: z.literal('column'), code: z.string() }),
  z.object({ kind: z.literal('url'), href: z.url({ protocol: /^https$/ }) }),
]);

/** Where a banner leads: an article, a column, or an https address; null when that is gone. */
export async function linkAddress(
  value: unknown,
  tree: ColumnTree,
  findArticle: (column: string, slug: string) => Promise<string | undefined>,
): Promise<string | null> {
  const link = linkSchema.safeParse(value);
  if (!link.success) return null;
  if (link.data.kind === 'url') return link.data.href;
  if (link.data.kind === 'column') {
    const column = tree.find(link.data.code);
    if (!column) return null;
    const page = column.kind === 'library' ? '/website/column/library' : '/website/column';
    return `${page}?column=${encodeURIComponent(column.code)}`;
  }
  const id = await findArticle(link.data.column, link.data.slug);
  return id ? `/website/column/article?id=${id}` : null;
}
