import type { Language } from './common.ts';
import type { TempleInfo } from './system.contract.ts';

/** A remote as the browser needs to know it: the public part of a registry revision. */
export interface PublicRemote {
  id: string;
  version: string;
  /** Federation scope name: the global that the entry defines. */
  scope: string;
  /** Immutable address of the entry. */
  entry: string;
  /** `sha384-…` of the entry, which carries those of its chunks. */
  integrity: string;
  hostApi: number;
  enabled: boolean;
  /** Why it cannot run here, when the registry found that the shell lacks something. */
  incompatible?: string;
}

/** A route that the registry adds to, or changes in, the table that the shell was built with. */
export interface RowOverride {
  id: string;
  owner: string;
  page?: string;
  redirect?: string;
  state: 'live' | 'planned';
  access: 'public' | 'login';
  layout: 'mobile' | 'desktop' | 'both';
  breakpoint: 980 | 1080;
  twin?: string;
  authcode?: 'live' | 'av';
  keepAlive?: boolean;
  location?: boolean;
  loginReturn?: string;
  title: { zh: string; 'zh-Hant': string; en: string; bo?: string };
}

/** What the edge writes into the HTML as data, so that the first page needs no further request. */
export interface BootData {
  /** Registry revision that this tab keeps. */
  revision: number;
  temple: TempleInfo;
  /** Configuration map, group `basics`. */
  config: Record<string, string>;
  language: Language;
  /** Layout that the HTML was made for; the browser corrects it by its real width. */
  layout: 'mobile' | 'desktop';
  license: string;
  remotes: PublicRemote[];
  rows: RowOverride[];
  /** Row id of the configured home page. */
  home: string;
  /** Row id that was asked for; absent for an unknown address. */
  route?: string;
  /** Title of that row in the visitor's language. */
  routeTitle?: string;
  answers: { operation: string; arg: unknown; value: unknown }[];
  /** Whether the page's markup is in the HTML. */
  rendered: boolean;
  /** The server's clock when the HTML was made. */
  now: string;
}

/** Id of the element that carries the boot data. */
export const BOOT_ELEMENT = 'temple-boot';

/** Asks the edge's render process for one page. */
export interface RenderRequest {
  boot: BootData;
  /** Path and query of the address. */
  url: string;
  /** Server build of the remote that owns the page, absent for pages of the shell. */
  remote?: { id: string; version: string; file: string; integrity: string };
}

export type RenderAnswer = { html: string; title?: string } | { error: string };
