/** The micro-frontend that owns a route. Ownership is per route, never per path prefix. */
export const OWNERS = [
  'shell',
  'website-media',
  'fahui-question',
  'signup-study',
  'practice-jtcourse',
  'futian',
  'guidemap',
  'fabao-liutong',
  'user-center',
  'live-classroom',
] as const;
export type Owner = (typeof OWNERS)[number];

/** `live` rows have a page of their own; `planned` rows show an honest "being prepared" page. */
export type RouteState = 'live' | 'planned';
export type RouteAccess = 'public' | 'login';
/** Real-name codes of the specification, section 4: `policy_{authcode}` decides whether it applies. */
export type AuthCode = 'live' | 'av';
export type RouteLayout = 'mobile' | 'desktop' | 'both';
/** Viewport width in CSS pixels above which the desktop layout is shown (specification, section 2). */
export type Breakpoint = 980 | 1080;

/** A title in each language of the product. */
export interface RouteTitle {
  readonly zh: string;
  readonly 'zh-Hant': string;
  readonly en: string;
  readonly bo: string;
}

/** Where an argument of a first-view operation comes from. Data only: the edge interprets it. */
export type FirstViewArgument =
  | { readonly query: string; readonly type?: 'integer'; readonly default?: string | number }
  | { readonly value: string | number };

/** An operation whose answer is inlined in the HTML, so that the page needs no request after its code. */
export interface FirstViewOperation {
  /** `<module>.<operation>` as named in `@temple/contracts`. */
  readonly operation: string;
  readonly args?: Readonly<Record<string, FirstViewArgument>>;
}

/** One line of the product's map. */
export interface RouteRow {
  /** The path's segments joined with dots (`/` is `root`): one id a path, one path an id. */
  readonly id: string;
  readonly path: string;
  /** The page module that shows the row; twins share one. Absent on redirects. */
  readonly page?: string;
  readonly redirect?: string;
  readonly state: RouteState;
  readonly access: RouteAccess;
  readonly authcode?: AuthCode;
  readonly layout: RouteLayout;
  /** The row for the other layout (pView/mView of the specification). */
  readonly twin?: string;
  readonly breakpoint: Breakpoint;
  readonly keepAlive?: boolean;
  readonly location?: boolean;
  /** Row to return to when sign-in is given up. */
  readonly loginReturn?: string;
  readonly title: RouteTitle;
  readonly firstView?: readonly FirstViewOperation[];
}
