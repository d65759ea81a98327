import type { Owner, RouteRow } from './row.ts';
import { fabaoLiutongRows } from './rows/fabao-liutong.ts';
import { fahuiQuestionRows } from './rows/fahui-question.ts';
import { futianRows } from './rows/futian.ts';
import { guidemapRows } from './rows/guidemap.ts';
import { liveClassroomRows } from './rows/live-classroom.ts';
import { practiceJtcourseRows } from './rows/practice-jtcourse.ts';
import { shellRows } from './rows/shell.ts';
import { signupStudyRows } from './rows/signup-study.ts';
import { userCenterRows } from './rows/user-center.ts';
import { websiteMediaRows } from './rows/website-media.ts';

/** Every route by owner: the product's whole map. */
export const ROUTES_BY_OWNER = {
  shell: shellRows,
  'website-media': websiteMediaRows,
  'fahui-question': fahuiQuestionRows,
  'signup-study': signupStudyRows,
  'practice-jtcourse': practiceJtcourseRows,
  futian: futianRows,
  guidemap: guidemapRows,
  'fabao-liutong': fabaoLiutongRows,
  'user-center': userCenterRows,
  'live-classroom': liveClassroomRows,
} as const satisfies Record<Owner, readonly RouteRow[]>;

type Rows = (typeof ROUTES_BY_OWNER)[Owner][number];

/** Id of a route of the table. Links name it, never a path. */
export type RouteId = Rows['id'];

type LiveRow<O extends Owner> = Extract<
  (typeof ROUTES_BY_OWNER)[O][number],
  { readonly state: 'live'; readonly page: string }
>;

/** Pages that an owner must provide: those of its live rows. A planned row belongs to no owner's type. */
export type LivePage<O extends Owner> = LiveRow<O>['page'];

export interface OwnedRow extends RouteRow {
  readonly owner: Owner;
}

/** All rows with their owner, in table order. */
export const ROUTES: readonly OwnedRow[] = (
  Object.entries(ROUTES_BY_OWNER) as [Owner, readonly RouteRow[]][]
).flatMap(([owner, rows]) => rows.map((row) => ({ ...row, owner })));
