import { z } from 'zod';
import {
  addressSchema,
  codeSchema,
  idSchema,
  instantSchema,
  pageOf,
  pageQuerySchema,
  textLanguageSchema,
} from './common.ts';
import { defineContract } from './operation.ts';

/** A file of the library with the fields of the specification (section 3, Library file). */
export const libraryFileCardSchema = z.object({
  id: idSchema,
  name: z.string(),
  summary: z.string(),
  /** File name extension in lower case: `pdf`. */
  type: z.string(),
  /** Bytes. */
  size: z.number().int().nonnegative(),
  createdAt: instantSchema,
  publishedAt: instantSchema,
  downloadCount: z.number().int().nonnegative(),
  classification: z.string(),
  language: textLanguageSchema,
});
export type LibraryFileCard = z.infer<typeof libraryFileCardSchema>;

const columnLinkSchema = z.object({ code: codeSchema, name: z.string(), count: z.number().int() });

export const libraryFileSchema = libraryFileCardSchema.extend({
  /** Sanitised HTML. */
  bodyHtml: z.string(),
  url: addressSchema,
  mime: z.string(),
  column: z.object({ code: codeSchema, name: z.string() }),
  related: z.array(libraryFileCardSchema),
});
export type LibraryFile = z.infer<typeof libraryFileSchema>;

export const libraryOverviewSchema = z.object({
  total: z.number().int().nonnegative(),
  groups: z.array(
    z.object({
      column: columnLinkSchema,
      summary: z.string(),
      files: z.array(libraryFileCardSchema),
    }),
  ),
});
export type LibraryOverview = z.infer<typeof libraryOverviewSchema>;

const facetSchema = z.object({ value: z.string(), name: z.string(), count: z.number().int() });

export const libraryListSchema = z.object({
  column: columnLinkSchema.nullable(),
  columns: z.array(columnLinkSchema),
  classifications: z.array(facetSchema),
  types: z.array(facetSchema),
  files: pageOf(libraryFileCardSchema),
});
export type LibraryList = z.infer<typeof libraryListSchema>;

/** Downloadable files. The specification names no paths for them (api.json, `open`). */
export const libraryContract = defineContract({
  overview: {
    method: 'GET',
    path: '/pub/library/overview',
    access: 'public',
    summary: 'Every library column with its newest files',
    source: 'spec 1, 2; path ours',
    response: libraryOverviewSchema,
  },
  list: {
    method: 'GET',
    path: '/pub/library/list',
    access: 'public',
    summary: 'A page of files, filtered by column, classification and type',
    source: 'spec 1, 2; path ours',
    query: pageQuerySchema.extend({
      column: codeSchema.optional(),
      classification: z.string().max(64).optional(),
      type: z.string().max(16).optional(),
    }),
    response: libraryListSchema,
    errors: ['notFound'],
  },
  detail: {
    method: 'GET',
    path: '/pub/library/detail/{id}',
    access: 'public',
    summary: 'One file with its description',
    source: 'spec 1, 2; path ours',
    params: z.object({ id: idSchema }),
    response: libraryFileSchema,
    errors: ['notFound'],
  },
});
export type LibraryContract = typeof libraryContract;
