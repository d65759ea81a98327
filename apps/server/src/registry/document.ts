import { z } from 'zod';

const partSchema = z.object({
  js: z.array(z.string()),
  css: z.array(z.string()),
  ui: z.array(z.string()),
});
export type PartFiles = z.infer<typeof partSchema>;

const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

const buildSchema = z.object({
  files: z.record(z.string(), z.string()),
  entry: partSchema,
  expose: partSchema.optional(),
  pages: z.record(z.string(), partSchema),
  locales: z.record(z.string(), partSchema),
  ui: z.record(z.string(), partSchema),
});

const titleSchema = z.object({
  zh: z.string(),
  'zh-Hant': z.string(),
  en: z.string(),
  bo: z.string().optional(),
});

const firstViewSchema = z.object({
  operation: z.string(),
  args: z.record(z.string(), z.record(z.string(), z.union([z.string(), z.number()]))).optional(),
});

/** A row of the route table as a remote's build carries it. */
export const rowSchema = z.object({
  id: z.string(),
  path: z.string(),
  page: z.string().optional(),
  redirect: z.string().optional(),
  state: z.enum(['live', 'planned']),
  access: z.enum(['public', 'login']),
  authcode: z.enum(['live', 'av']).optional(),
  layout: z.enum(['mobile', 'desktop', 'both']),
  twin: z.string().optional(),
  breakpoint: z.union([z.literal(980), z.literal(1080)]),
  keepAlive: z.boolean().optional(),
  location: z.boolean().optional(),
  loginReturn: z.string().optional(),
  title: titleSchema,
  firstView: z.array(firstViewSchema).optional(),
});
export type RegistryRow = z.infer<typeof rowSchema>;

/** `remote.json` of a build. */
export const remoteManifestSchema = z.object({
  id: z.string().regex(/^[a-z][a-z-]{1,40}$/),
  version: z.string().regex(/^[\w.-]{1,80}$/),
  hostApi: z.number().int(),
  facades: z.record(z.string(), z.string()),
  scope: z.string().regex(/^temple_\w+$/),
  entry: z.string(),
  build: buildSchema,
  node: z.object({ file: z.string(), integrity: z.string() }).optional(),
  rows: z.array(rowSchema),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;

/** `shell.json` of a build. */
export const shellManifestSchema = z.object({
  version: z.string(),
  hostApi: z.number().int(),
  facades: z.record(z.string(), z.string()),
  build: buildSchema,
  node: z.object({ file: z.string(), integrity: integritySchema }),
});
export type ShellManifest = z.infer<typeof shellManifestSchema>;

/** A remote in a revision. */
export const registeredRemoteSchema = remoteManifestSchema.extend({
  /** Off is the kill switch: nothing of the remote is offered or rendered. */
  enabled: z.boolean(),
  /** Share of visitors that get this version, 0–100. */
  canary: z.number().int().min(0).max(100),
});
export type RegisteredRemote = z.infer<typeof registeredRemoteSchema>;

/** One revision: what the whole site runs. Revisions are only ever added. */
export const registryDocumentSchema = z.object({
  remotes: z.record(z.string(), registeredRemoteSchema),
  /** `<id>/<version>` that must not run any more; open tabs reload. */
  revoked: z.array(z.string()),
});
export type RegistryDocument = z.infer<typeof registryDocumentSchema>;
