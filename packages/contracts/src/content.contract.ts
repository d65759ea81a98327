import { z } from 'zod';
import {
  addressSchema,
  codeSchema,
  idSchema,
  imageSchema,
  instantSchema,
  pageOf,
  pageQuerySchema,
  textLanguageSchema,
} from './common.ts';
import { defineContract } from './operation.ts';
import { libraryFileCardSchema } from './library.contract.ts';

const columnLinkSchema = z.object({
  code: codeSchema,
  name: z.string(),
  kind: z.enum(['article', 'library']),
});
export type ColumnLink = z.infer<typeof columnLinkSchema>;

/** A column with its sub-columns; two levels, as the navigation shows them. */
export const columnSchema = columnLinkSchema.extend({
  summary: z.string(),
  children: z.array(columnLinkSchema.extend({ summary: z.string() })),
});
export type Column = z.infer<typeof columnSchema>;

export const articleCardSchema = z.object({
  id: idSchema,
  title: z.string(),
  summary: z.string(),
  cover: imageSchema.nullable(),
  publishedAt: instantSchema,
  column: columnLinkSchema,
  language: textLanguageSchema,
  viewNum: z.number().int().nonnegative(),
});
export type ArticleCard = z.infer<typeof articleCardSchema>;

export const attachmentSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** File name extension in lower case: `pdf`. */
  type: z.string(),
  /** Bytes. */
  size: z.number().int().nonnegative(),
  url: addressSchema,
});

const neighbourSchema = z
  .object({ id: idSchema, title: z.string(), language: textLanguageSchema })
  .nullable();

export const articleSchema = articleCardSchema.extend({
  /** Sanitised HTML. */
  bodyHtml: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  /** Work, translator and number of scripture that the text quotes. */
  source: z.string(),
  attachments: z.array(attachmentSchema),
  breadcrumb: z.array(columnLinkSchema),
  previous: neighbourSchema,
  next: neighbourSchema,
  related: z.array(articleCardSchema),
});
export type Article = z.infer<typeof articleSchema>;

export const bannerSchema = z.object({
  id: idSchema,
  title: z.string(),
  summary: z.string(),
  image: imageSchema,
  /** Where it leads: a route of this site or an https address (spec 3, `adLinkurl`). */
  adLinkurl: addressSchema.nullable(),
});
export type Banner = z.infer<typeof bannerSchema>;

export const homeSectionSchema = z.object({
  column: columnLinkSchema,
  layout: z.enum(['feature', 'grid', 'list']),
  articles: z.array(articleCardSchema),
  files: z.array(libraryFileCardSchema),
});

export const homeSchema = z.object({
  intro: z.string(),
  banners: z.array(bannerSchema),
  sections: z.array(homeSectionSchema),
});
export type Home = z.infer<typeof homeSchema>;

export const columnPageSchema = z.object({
  column: columnSchema,
  /** Parents from the top to the column itself. */
  breadcrumb: z.array(columnLinkSchema),
  /** Sub-columns of its parent (or its own), to move between them. */
  siblings: z.array(columnLinkSchema),
  articles: pageOf(articleCardSchema),
});
export type ColumnPage = z.infer<typeof columnPageSchema>;

/** News columns and articles. The specification names no paths for them (api.json, `open`). */
export const contentContract = defineContract({
  home: {
    method: 'GET',
    path: '/pub/content/home',
    access: 'public',
    summary: 'What the home page shows, as the temple arranged it',
    source: 'spec 1, 2; path ours',
    response: homeSchema,
  },
  columns: {
    method: 'GET',
    path: '/pub/content/columns',
    access: 'public',
    summary: 'Visible columns and sub-columns in order',
    source: 'spec 1, 2; path ours',
    response: z.array(columnSchema),
  },
  column: {
    method: 'GET',
    path: '/pub/content/column',
    access: 'public',
    summary: 'A column with a page of its articles, newest first, sub-columns included',
    source: 'spec 1, 2; path ours',
    query: pageQuerySchema.extend({ column: codeSchema.optional() }),
    response: columnPageSchema,
    errors: ['notFound'],
  },
  article: {
    method: 'GET',
    path: '/pub/content/article/{id}',
    access: 'public',
    summary: "An article in the visitor's language, or the nearest that exists",
    source: 'spec 1, 2; path ours',
    params: z.object({ id: idSchema }),
    response: articleSchema,
    errors: ['notFound'],
  },
  viewed: {
    method: 'POST',
    path: '/pub/content/article/{id}/view',
    access: 'public',
    summary: 'Counts a reading of an article',
    source: 'spec 3 (viewNum); path ours',
    params: z.object({ id: idSchema }),
    response: z.object({ viewNum: z.number().int() }),
    errors: ['notFound'],
  },
});
export type ContentContract = typeof contentContract;
