/**
 * The error language (specification, section 8). Domain refusals travel in the envelope with HTTP
 * 200; only transport uses HTTP statuses. `messageKey` names a text of the server's catalogue.
 */
export const ERRORS = {
  invalid: { code: 40000, messageKey: 'invalid' },
  loginNeeded: { code: 40003, messageKey: 'loginNeeded' },
  loginExpired: { code: 40004, messageKey: 'loginExpired' },
  /**
   * Sessions that ended elsewhere. The specification lists the four codes without telling them
   * apart; 530 is kept for accounts that are closed.
   */
  signedOutElsewhere: { code: 526, messageKey: 'signedOutElsewhere' },
  passwordWasReset: { code: 524, messageKey: 'passwordWasReset' },
  sessionReused: { code: 527, messageKey: 'sessionReused' },
  forbidden: { code: 40300, messageKey: 'forbidden' },
  /** Also the answer for what exists but is not the caller's. */
  notFound: { code: 40400, messageKey: 'notFound' },
  moduleOff: { code: 40310, messageKey: 'moduleOff' },
  limited: { code: 42900, messageKey: 'limited' },
  system: { code: 50000, messageKey: 'system' },
} as const;

export type ErrorName = keyof typeof ERRORS;

/** Codes that end the session: clear the login, reload after 2 s (specification, section 8). */
export const SESSION_ENDED_CODES: readonly number[] = [526, 524, 527, 530];

/** Codes that send the visitor to sign in (specification, section 8). */
export const LOGIN_CODES: readonly number[] = [40003, 40004];
