import { z } from 'zod';
import { addressSchema, codeSchema, instantSchema, languageSchema } from './common.ts';
import { defineContract } from './operation.ts';

/** Keys of the configuration map that the specification names (section 3). */
export const CONFIG_KEYS = [
  'lock_serve',
  'open_live_im',
  'im_quick_phrases',
  'wx_share_disable',
  'wx_debug',
  'site_domain',
  'share_desc',
  'loginDialog',
  'file_preview_plus',
  'online',
  'mobileLoginHide',
  'emailLoginHide',
  'mobileRegisterHide',
  'emailRegisterHide',
  'mobileForgetHide',
  'emailForgetHide',
  'web_appid',
  'qq_appid',
  'loginDialogBg',
  'specialShareUrl',
  'disableFloat',
  'open_app_nav',
  'filter_grayscale',
] as const;

export const templeInfoSchema = z.object({
  id: z.string(),
  templeName: z.string(),
  /** Language that `templeName` is in; names are never converted between scripts. */
  templeNameLanguage: languageSchema,
  templePrefixImg: addressSchema.nullable(),
  templeLogo: addressSchema.nullable(),
  /** Address that the request came from, for the approximate location of section 7. */
  requestIP: z.string(),
  primaryColor: z.string(),
  languages: z.array(languageSchema),
  defaultLanguage: languageSchema,
  /** Modules that the temple has switched on. */
  modules: z.array(z.string()),
  timeZone: z.string(),
  address: z.string(),
  openingHours: z.string(),
  transport: z.string(),
});
export type TempleInfo = z.infer<typeof templeInfoSchema>;

export const dictEntrySchema = z.object({ dictName: z.string(), dictValue: z.string() });

export const agreementSchema = z.object({
  agreementCode: codeSchema,
  title: z.string(),
  /** Sanitised HTML. */
  agreementContent: z.string(),
  language: languageSchema,
  updatedAt: instantSchema,
});

export const areaSchema = z.object({
  id: z.string(),
  name: z.string(),
  parentId: z.string(),
  level: z.enum(['province', 'city', 'district']),
  hasChildren: z.boolean(),
});

/** Calls of the temple's frame: who it is, how it is configured, its legal texts. */
export const systemContract = defineContract({
  templeInfo: {
    method: 'GET',
    path: '/pub/product/temple/info',
    access: 'public',
    summary: 'The temple that this host name belongs to',
    source: 'spec 3, 7',
    response: templeInfoSchema,
  },
  configMap: {
    method: 'GET',
    path: '/pub/system/configMap',
    access: 'public',
    summary: 'Configuration map of the temple, by group (for example `basics`)',
    source: 'spec 3, 7',
    query: z.object({ configCode: codeSchema.default('basics') }),
    response: z.record(z.string(), z.string()),
  },
  dict: {
    method: 'GET',
    path: '/pub/system/dict',
    access: 'public',
    summary: 'Entries of a dictionary, in order; an unknown code has none',
    source: 'spec 3, 7',
    query: z.object({ dictCode: codeSchema }),
    response: z.array(dictEntrySchema),
  },
  agreement: {
    method: 'GET',
    path: '/pub/system/agreement',
    access: 'public',
    summary: 'A legal text: userAgreement, userPrivacy or LOCKDOC',
    source: 'spec 3, 7',
    query: z.object({ agreementCode: z.enum(['userAgreement', 'userPrivacy', 'LOCKDOC']) }),
    response: agreementSchema,
    errors: ['notFound'],
  },
  areas: {
    method: 'GET',
    path: '/pub/system/areas/{id}',
    access: 'public',
    summary: 'Areas directly below one: provinces for `0`, then cities, then districts',
    source: 'spec 5, 7',
    params: z.object({ id: z.string().regex(/^\d{1,6}$/) }),
    response: z.array(areaSchema),
    errors: ['notFound'],
  },
  licence: {
    method: 'GET',
    path: '/open/system/licenseByCode',
    access: 'public',
    summary: 'The value of the Access-license header; a client asks once and keeps it',
    source: 'spec 7; public by design, never an authorisation input',
    query: z.object({ code: z.string().max(64).default('web') }),
    response: z.object({ license: z.string(), expiresAt: instantSchema }),
  },
  download: {
    method: 'POST',
    path: '/pub/system/download',
    access: 'public',
    summary: 'Counts a download of a library file and tells its address',
    source: 'spec 7; body not shown there',
    body: z.object({ id: z.uuid() }),
    response: z.object({
      url: addressSchema,
      name: z.string(),
      size: z.number().int(),
      downloadCount: z.number().int(),
    }),
    errors: ['notFound'],
  },
});
export type SystemContract = typeof systemContract;
