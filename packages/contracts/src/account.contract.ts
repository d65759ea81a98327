import { z } from 'zod';
import { idSchema } from './common.ts';
import { defineContract } from './operation.ts';

/**
 * Rules of the specification, section 5. Messages are keys of the server's catalogue. "Encoded
 * before sending" (section 7) names no encoding: values are plain JSON text, protected by TLS.
 */
export const TEL_PATTERN = /^(?:\+86|0086)?(1[3-9]\d{9})$/;
export const EMAIL_PATTERN =
  /^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,62}\.)+[A-Za-z]{2,24}$/;
export const CODE_PATTERN = /^\d{6}$/;
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 16;
/** Seconds until a code may be asked for again (section 9). */
export const CODE_COUNTDOWN = 60;

/** How a visitor proves who they are (section 7). */
export const LOGIN_TYPES = { password: 1, tel: 2, email: 7 } as const;

/** What a refused field is told: keys of the server's catalogue. */
const PROBLEMS = {
  tel: { missing: 'field.telNeeded', wrong: 'field.tel' },
  email: { missing: 'field.emailNeeded', wrong: 'field.email' },
  account: { missing: 'field.accountNeeded', wrong: 'field.account' },
  code: { missing: 'field.codeNeeded', wrong: 'field.code' },
  password: { missing: 'field.password', wrong: 'field.password' },
} as const;
type Kind = keyof typeof PROBLEMS;

const isTel = (value: string) => TEL_PATTERN.test(value);
const isEmail = (value: string) => value.length <= 254 && EMAIL_PATTERN.test(value);
const isPassword = (value: string) =>
  [...value].length >= PASSWORD_MIN && [...value].length <= PASSWORD_MAX;
const accepts: Readonly<Record<Kind, (value: string) => boolean>> = {
  tel: isTel,
  email: isEmail,
  account: (value) => isTel(value) || isEmail(value),
  code: (value) => CODE_PATTERN.test(value),
  password: isPassword,
};

/** Message key of what is wrong with a value, or nothing. */
export function fieldProblem(kind: Kind, value: string | undefined): string | undefined {
  if (value === undefined || value === '') return PROBLEMS[kind].missing;
  return accepts[kind](value) ? undefined : PROBLEMS[kind].wrong;
}

/** Surrounding blanks come with paste and autofill; in a password they count. */
const text = z
  .string({ error: 'field.format' })
  .max(320, { error: 'field.format' })
  .transform((value) => value.trim())
  .optional();
const password = z.string({ error: 'field.password' }).max(320, { error: 'field.password' });
const numeric = (values: readonly [number, ...number[]]) =>
  z.coerce.number().pipe(z.literal([...values]));

type Report = {
  addIssue(issue: { code: 'custom'; path: string[]; message: string }): void;
};

function check(report: Report, kind: Kind, path: string, value: string | undefined): void {
  const problem = fieldProblem(kind, value);
  if (problem) report.addIssue({ code: 'custom', path: [path], message: problem });
}

export const loginBodySchema = z
  .object({
    loginType: numeric([LOGIN_TYPES.password, LOGIN_TYPES.tel, LOGIN_TYPES.email]),
    userAccount: text,
    userTel: text,
    userEmail: text,
    code: text,
    userPwd: password.optional(),
    /** 1 makes an account with `userPwd` after the code proved the number or address. */
    registerFlag: numeric([0, 1]).optional(),
  })
  .superRefine((body, report) => {
    if (body.loginType === LOGIN_TYPES.password) {
      check(report, 'account', 'userAccount', body.userAccount);
      // The rule binds new passwords; an old one may come from before a change of it.
      if (!body.userPwd)
        report.addIssue({ code: 'custom', path: ['userPwd'], message: 'field.password' });
      return;
    }
    if (body.loginType === LOGIN_TYPES.tel) check(report, 'tel', 'userTel', body.userTel);
    else check(report, 'email', 'userEmail', body.userEmail);
    check(report, 'code', 'code', body.code);
    if (body.registerFlag === 1) check(report, 'password', 'userPwd', body.userPwd);
  });

export const forgetBodySchema = z
  .object({
    loginType: numeric([LOGIN_TYPES.tel, LOGIN_TYPES.email]),
    userTel: text,
    userEmail: text,
    code: text,
    userPwd: password.optional(),
  })
  .superRefine((body, report) => {
    if (body.loginType === LOGIN_TYPES.tel) check(report, 'tel', 'userTel', body.userTel);
    else check(report, 'email', 'userEmail', body.userEmail);
    check(report, 'code', 'code', body.code);
    check(report, 'password', 'userPwd', body.userPwd);
  });

export const smsSendBodySchema = z
  .object({ tel: text, type: numeric([1]) })
  .superRefine((body, report) => check(report, 'tel', 'tel', body.tel));
export const emailSendBodySchema = z
  .object({ email: text, type: numeric([7]) })
  .superRefine((body, report) => check(report, 'email', 'email', body.email));

const identities = {
  userId: idSchema,
  userTel: z.string().nullable(),
  userEmail: z.string().nullable(),
  thirdUserId: z.string().nullable(),
  userPubOpenId: z.string().nullable(),
  userQq: z.string().nullable(),
  userMiniOpenId: z.string().nullable(),
};

export const loginResponseSchema = z.object({
  /** Empty where the session travels in a cookie that no script can read. */
  token: z.string(),
  imUserInfo: z.object({ returnValue: z.string() }).nullable(),
  ...identities,
});
export type LoginResponse = z.infer<typeof loginResponseSchema>;

export const userInfoSchema = z.object({
  ...identities,
  /** 3 is passed (specification, section 4). */
  cardAuthStatus: z.number().int(),
  hasPassword: z.boolean(),
});
export type UserInfo = z.infer<typeof userInfoSchema>;

export const codeSentSchema = z.object({
  /** Until the button may be pressed again. */
  seconds: z.number().int().positive(),
});

/** Sign-in, codes, and the account that is signed in. */
export const accountContract = defineContract({
  login: {
    method: 'POST',
    path: '/pub/user/login',
    access: 'public',
    summary: 'Signs in by password (1), SMS code (2) or mail code (7); registerFlag 1 registers',
    source: 'spec 4, 5, 7; session transports: security decision',
    body: loginBodySchema,
    response: loginResponseSchema,
    errors: ['invalid', 'limited', 'forbidden'],
  },
  forget: {
    method: 'PUT',
    path: '/pub/user/forget',
    access: 'public',
    summary: 'Sets a new password by code, ends every session and signs in',
    source: 'spec 4, 5, 7',
    body: forgetBodySchema,
    response: loginResponseSchema,
    errors: ['invalid', 'limited', 'forbidden'],
  },
  sendSms: {
    method: 'POST',
    path: '/pub/sms/send',
    access: 'public',
    summary: 'Sends a code to a phone number, the same for known and unknown ones',
    source: 'spec 4, 5, 7',
    body: smsSendBodySchema,
    response: codeSentSchema,
    errors: ['invalid', 'limited'],
  },
  sendEmail: {
    method: 'POST',
    path: '/pub/email/send',
    access: 'public',
    summary: 'Sends a code to a mail address, the same for known and unknown ones',
    source: 'spec 4, 5, 7',
    body: emailSendBodySchema,
    response: codeSentSchema,
    errors: ['invalid', 'limited'],
  },
  info: {
    method: 'GET',
    path: '/user/info/base',
    access: 'login',
    summary: 'The account that is signed in',
    source: 'spec 3, 7',
    response: userInfoSchema,
  },
  signOut: {
    method: 'POST',
    path: '/user/sign-out',
    access: 'login',
    summary: 'Ends this session',
    source: 'the specification names no call for it (4: codes clear the login)',
    response: z.object({}),
  },
  signOutEverywhere: {
    method: 'POST',
    path: '/user/sign-out-everywhere',
    access: 'login',
    summary: 'Ends every session of the account, this one included',
    source: 'the specification names no call for it; security decision T6',
    response: z.object({}),
  },
});
export type AccountContract = typeof accountContract;
