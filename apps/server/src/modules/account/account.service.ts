import {
  type accountContract,
  CODE_COUNTDOWN,
  LOGIN_TYPES,
  TEL_PATTERN,
  type Language,
  type LoginResponse,
  type UserInfo,
  type Validated,
} from '@temple/contracts';
import type { InTransaction } from '../../database/transaction.ts';
import type { CallContext } from '../../http/context.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Visit } from '../../http/visit.ts';
import type { CodeSender } from '../../ports/messages.ts';
import { message } from '../../text/messages.ts';
import type { SystemService } from '../system/system.service.ts';
import type { AccountRepository, AccountRow, Contact } from './account.repository.ts';
import { CODE_MINUTES, targetDigest, type Codes } from './codes.ts';
import { DEVICE_SENDS, PASSWORD_TRIES, TARGET_SENDS, type Limits } from './limits.ts';
import { checkPassword, hashPassword, isCommonPassword } from './password.ts';
import type { Sessions, SignedIn } from './sessions.ts';

type Login = Validated<typeof accountContract.login>;
type Forget = Validated<typeof accountContract.forget>;

/** Text messages and mails that a temple pays for in a day, unless its configuration says. */
const DAILY_SENDS = { tel: 1000, email: 5000 } as const;
const DAILY_KEYS = { tel: 'sms_daily_max', email: 'email_daily_max' } as const;

/**
 * What a code is good for. Section 7 sends one kind of SMS (type 1) and one of mail (type 7) for
 * signing in, registering and resetting alike; binding has purposes of its own.
 */
const PURPOSE = { tel: 'sign-in-1', email: 'sign-in-7' } as const;

const telContact = (value: string): Contact => ({
  kind: 'tel',
  value: TEL_PATTERN.exec(value)?.[1] ?? value,
});
const emailContact = (value: string): Contact => ({ kind: 'email', value: value.toLowerCase() });
const contactOf = (body: { loginType: number; userTel?: string; userEmail?: string }): Contact =>
  body.loginType === LOGIN_TYPES.tel
    ? telContact(body.userTel ?? '')
    : emailContact(body.userEmail ?? '');
const fieldOf = { tel: 'userTel', email: 'userEmail' } as const;

function refuse(path: string, key: string, language: Language, values = {}): DomainError {
  return new DomainError('invalid', [{ path, msg: message(key, language, values) }]);
}

/** Calls come from HTTP: what has no visit is a defect. */
function visit(context: CallContext): Visit {
  if (!context.visit) throw new Error('This operation runs only as a call of a client.');
  return context.visit;
}

export function signedIn(context: CallContext): SignedIn {
  if (!context.account) throw new DomainError('loginNeeded');
  return context.account;
}

export interface AccountParts {
  readonly accounts: AccountRepository;
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly limits: Limits;
  readonly system: SystemService;
  readonly senders: { readonly tel: CodeSender; readonly email: CodeSender };
  readonly inTransaction: InTransaction;
}

/** Signing in, registering, forgotten passwords; the same to see for known and unknown accounts. */
export class AccountService {
  readonly #parts: AccountParts;

  constructor(parts: AccountParts) {
    this.#parts = parts;
  }

  async login(body: Login, context: CallContext): Promise<LoginResponse> {
    visit(context).requireOwnPage();
    const account =
      body.loginType === LOGIN_TYPES.password
        ? await this.#byPassword(body.userAccount ?? '', body.userPwd ?? '', context)
        : await this.#byCode(body, context);
    return this.#enter(account, context);
  }

  /** A new password by code. Every session ends before the new one begins. */
  async forget(body: Forget, context: CallContext): Promise<LoginResponse> {
    visit(context).requireOwnPage();
    const { accounts, sessions, inTransaction } = this.#parts;
    const contact = contactOf(body);
    const password = body.userPwd ?? '';
    await this.#refuseWeak(password, context.language);
    const account = await accounts.byContact(contact);
    await this.#prove(contact, body.code ?? '', context.language, account !== undefined);
    if (!account) throw refuse(fieldOf[contact.kind], 'field.notRegistered', context.language);
    const passwordHash = await hashPassword(password);
    await inTransaction(async () => {
      await accounts.setPassword(account.id, passwordHash);
      await sessions.endAll(account.id, 'reset');
    });
    return this.#enter({ ...account, passwordHash }, context);
  }

  async sendCode(contact: Contact, context: CallContext): Promise<{ seconds: number }> {
    const { codes, limits, senders, system, inTransaction } = this.#parts;
    const { device } = visit(context);
    const { kind, value } = contact;
    const target = targetDigest(kind, value);
    const configured = Number(await system.configValue('limits', DAILY_KEYS[kind]));
    const daily = Number.isInteger(configured) && configured > 0 ? configured : DAILY_SENDS[kind];
    const code = await inTransaction(async () => {
      // Always in this order, the row that all share last: no two calls wait for each other.
      const free =
        (await limits.take(`send ${target}`, TARGET_SENDS)) &&
        (await limits.take(`send by ${device}`, DEVICE_SENDS)) &&
        (await limits.takeToday(`send ${kind}`, daily));
      if (!free) throw new DomainError('limited');
      return codes.issue(PURPOSE[kind], target);
    });
    // Outside the transaction: it must not wait for rows of other calls.
    await Promise.all([codes.sweep(), limits.sweep()]);
    const text = message(`code.${kind}`, context.language, { code, minutes: CODE_MINUTES });
    await senders[kind]
      .send({ target: value, code, text, language: context.language })
      .catch(() => {
        // A provider's error may carry the number: it is not passed on to the log.
        throw new DomainError('system');
      });
    return { seconds: CODE_COUNTDOWN };
  }

  sendSms(tel: string, context: CallContext) {
    return this.sendCode(telContact(tel), context);
  }

  sendEmail(email: string, context: CallContext) {
    return this.sendCode(emailContact(email), context);
  }

  async info(context: CallContext): Promise<UserInfo> {
    const account = await this.#parts.accounts.byId(signedIn(context).id);
    if (!account) throw new DomainError('loginNeeded');
    return {
      ...identities(account),
      cardAuthStatus: account.cardAuthStatus,
      hasPassword: account.passwordHash !== null,
    };
  }

  async signOut(context: CallContext): Promise<Record<string, never>> {
    await this.#parts.sessions.end(signedIn(context));
    visit(context).clear();
    return {};
  }

  async signOutEverywhere(context: CallContext): Promise<Record<string, never>> {
    await this.#parts.sessions.endAll(signedIn(context).id, 'everywhere');
    visit(context).clear();
    return {};
  }

  async #byPassword(name: string, password: string, context: CallContext): Promise<AccountRow> {
    const { accounts, limits, sessions } = this.#parts;
    const contact = TEL_PATTERN.test(name) ? telContact(name) : emailContact(name);
    const account = await accounts.byContact(contact);
    const { device } = visit(context);
    const target = targetDigest(contact.kind, contact.value);
    // A device that has been signed in keeps tries of its own: strangers cannot lock its owner out.
    const known = await sessions.knowsDevice(account?.id, device);
    const key = known ? `password ${target} ${device}` : `password ${target}`;
    if (!(await limits.take(key, PASSWORD_TRIES))) throw new DomainError('limited');
    const right = await checkPassword(password, account?.passwordHash ?? null);
    if (!right || !account) throw refuse('userPwd', 'field.wrongPassword', context.language);
    await limits.clear(key);
    return account;
  }

  async #byCode(body: Login, context: CallContext): Promise<AccountRow> {
    const { accounts } = this.#parts;
    const { language } = context;
    const contact = contactOf(body);
    const registering = body.registerFlag === 1;
    if (registering) await this.#refuseWeak(body.userPwd ?? '', language);
    const account = await accounts.byContact(contact);
    // Whether there is an account is told to whoever proved the number, and the code is left for
    // the form that they need instead.
    await this.#prove(contact, body.code ?? '', language, registering === !account);
    const path = fieldOf[contact.kind];
    if (!registering) {
      if (!account) throw refuse(path, 'field.notRegistered', language);
      return account;
    }
    if (account) throw refuse(path, 'field.registered', language);
    const made = await accounts.add(contact, await hashPassword(body.userPwd ?? ''));
    if (!made) throw refuse(path, 'field.registered', language);
    return made;
  }

  async #prove(contact: Contact, code: string, language: Language, use: boolean): Promise<void> {
    const target = targetDigest(contact.kind, contact.value);
    const outcome = await this.#parts.codes.verify(PURPOSE[contact.kind], target, code, {
      keep: !use,
    });
    if (outcome !== 'right') throw refuse('code', 'field.wrongCode', language);
  }

  async #refuseWeak(password: string, language: Language): Promise<void> {
    if (isCommonPassword(password)) throw refuse('userPwd', 'field.commonPassword', language);
    const min = Number(await this.#parts.system.configValue('limits', 'password_min'));
    if (Number.isInteger(min) && [...password].length < min)
      throw refuse('userPwd', 'field.tooShort', language, { min });
  }

  async #enter(account: AccountRow, context: CallContext): Promise<LoginResponse> {
    const token = await this.#parts.sessions.start(
      account.id,
      account.passwordHash,
      visit(context),
    );
    return { token, imUserInfo: null, ...identities(account) };
  }
}

function identities(account: AccountRow) {
  return {
    userId: account.id,
    userTel: account.tel,
    userEmail: account.email,
    thirdUserId: null,
    userPubOpenId: null,
    userQq: null,
    userMiniOpenId: null,
  };
}
