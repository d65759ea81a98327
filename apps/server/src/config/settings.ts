import path from 'node:path';
import { z } from 'zod';
import type { AliyunSmsSettings } from '../ports/aliyun-sms.ts';
import { readEnvironment, repositoryRoot, type Environment } from './env-file.ts';
import { SettingsError } from './settings-error.ts';

export { SettingsError } from './settings-error.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Everything that may be set from outside, checked. */
export interface Settings {
  /** Port of the web server. */
  readonly port: number;
  /** Address to listen on. `localhost` means both loopback addresses, 127.0.0.1 and ::1. */
  readonly host: string;
  /** Absolute folder of everything the server keeps. */
  readonly dataDir: string;
  /** External database, as the application's role; null means the embedded one. */
  readonly databaseUrl: string | null;
  /** External database, as the role that owns the schema and migrates. */
  readonly databaseOwnerUrl: string | null;
  readonly redisUrl: string | null;
  /** Address that visitors use, without a slash at the end. */
  readonly publicUrl: string;
  /** Whether the two demo temples are seeded. */
  readonly demo: boolean;
  readonly logLevel: LogLevel;
  /** Provider of text messages; without one, codes go to the outbox. */
  readonly sms?: AliyunSmsSettings;
}

interface Rule {
  readonly schema: z.ZodType;
  readonly accepted: string;
  readonly example: string;
  /** How the refused value may be shown; the whole value unless given. */
  readonly show?: (value: string) => string;
}

const wholeNumber = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number);
const url = (...protocols: string[]) =>
  z.string().refine((value) => {
    const parsed = URL.parse(value);
    return parsed !== null && protocols.includes(parsed.protocol) && parsed.hostname !== '';
  });
const origin = url('http:', 'https:').refine((value) => {
  const parsed = URL.parse(value);
  return (
    parsed !== null &&
    parsed.pathname === '/' &&
    parsed.search === '' &&
    parsed.hash === '' &&
    parsed.username === ''
  );
});

const secret = z.string().regex(/^[\w.-]{8,128}$/);
const hidden = () => '(hidden)';

const namesDatabase = (value: string) => (URL.parse(value)?.pathname.length ?? 0) > 1;

// A wrong URL may carry a password anywhere in it, so only its scheme is repeated.
const schemeOnly = (value: string) =>
  /^[a-z][a-z0-9+.-]*:\/\//i.exec(value)?.[0].concat('…') ?? '(hidden)';

const rules = {
  PORT: {
    schema: wholeNumber.pipe(z.number().min(1).max(65_535)),
    accepted: 'a whole number from 1 to 65535',
    example: '8080',
  },
  HOST: {
    schema: z.string().regex(/^(localhost|[\d.]+|[\da-f:]+|[a-z\d]([a-z\d.-]*[a-z\d])?)$/i),
    accepted:
      'an address of this machine, localhost (this machine only) or 0.0.0.0 (every network)',
    example: '0.0.0.0',
  },
  DATA_DIR: {
    schema: z.string().refine((value) => !value.includes('\0')),
    accepted: 'a folder',
    example: '.data',
  },
  DATABASE_URL: {
    schema: url('postgres:', 'postgresql:').refine(namesDatabase),
    accepted: 'a PostgreSQL address with a database name, for the application role',
    example: 'postgres://temple_app:password@db.example:5432/temple',
    show: schemeOnly,
  },
  DATABASE_OWNER_URL: {
    schema: url('postgres:', 'postgresql:').refine(namesDatabase),
    accepted: 'a PostgreSQL address with a database name, for the role that migrates',
    example: 'postgres://temple_owner:password@db.example:5432/temple',
    show: schemeOnly,
  },
  REDIS_URL: {
    schema: url('redis:', 'rediss:'),
    accepted: 'a redis:// or rediss:// address',
    example: 'redis://cache.example:6379/0',
    show: schemeOnly,
  },
  PUBLIC_URL: {
    schema: origin,
    accepted: 'an http or https address without a path',
    example: 'https://temple.example',
  },
  DEMO: { schema: z.enum(['0', '1']), accepted: '1 (seed the demo temples) or 0', example: '0' },
  ALIYUN_ACCESS_KEY_ID: {
    schema: secret,
    accepted: 'the id of an Aliyun access key',
    example: 'LTAI5tExampleExample',
    show: hidden,
  },
  ALIYUN_ACCESS_KEY_SECRET: {
    schema: secret,
    accepted: 'the secret of that access key',
    example: 'example-secret',
    show: hidden,
  },
  ALIYUN_SMS_SIGN_NAME: {
    schema: z.string().max(100),
    accepted: 'the approved signature of text messages',
    example: '云栖禅寺',
  },
  ALIYUN_SMS_TEMPLATE_CODE: {
    schema: z.string().regex(/^SMS_\d+$/),
    accepted: 'the approved template, with the one variable code',
    example: 'SMS_154950909',
  },
  LOG_LEVEL: { schema: z.enum(logLevels), accepted: logLevels.join(', '), example: 'info' },
} satisfies Record<string, Rule>;

type Name = keyof typeof rules;

const SMS_NAMES = [
  'ALIYUN_ACCESS_KEY_ID',
  'ALIYUN_ACCESS_KEY_SECRET',
  'ALIYUN_SMS_SIGN_NAME',
  'ALIYUN_SMS_TEMPLATE_CODE',
] as const;

/**
 * Checks every setting at once, so that one start shows all that is wrong.
 * An empty value counts as not set: compose files and CI pass those.
 */
export function loadSettings(
  env: Environment = readEnvironment(),
  root = repositoryRoot,
): Settings {
  const problems: string[] = [];
  const read = <N extends Name>(name: N): z.output<(typeof rules)[N]['schema']> | undefined => {
    const value = env[name]?.trim();
    if (value === undefined || value === '') return undefined;
    const rule: Rule = rules[name];
    const result = rule.schema.safeParse(value);
    if (result.success) return result.data as z.output<(typeof rules)[N]['schema']>;
    const got = rule.show?.(value) ?? value;
    problems.push(
      `${name} is ${JSON.stringify(got)}; accepted: ${rule.accepted}. Example: ${name}=${rule.example}`,
    );
    return undefined;
  };

  const port = read('PORT') ?? 8080;
  const databaseUrl = read('DATABASE_URL') ?? null;
  const demo = read('DEMO');
  const [accessKeyId, accessKeySecret, signName, templateCode] = SMS_NAMES.map((name) =>
    read(name),
  );
  const sms = accessKeyId &&
    accessKeySecret &&
    signName &&
    templateCode && { accessKeyId, accessKeySecret, signName, templateCode };
  // A provider that is half set up would leave visitors waiting for codes that never come.
  const absent = SMS_NAMES.filter((name) => !env[name]?.trim());
  if (absent.length > 0 && absent.length < SMS_NAMES.length) {
    problems.push(
      `${absent.join(', ')} ${absent.length > 1 ? 'are' : 'is'} not set; accepted: all of ${SMS_NAMES.join(', ')}, or none for the outbox. Example: ${absent[0]}=${rules[absent[0] ?? 'ALIYUN_ACCESS_KEY_ID'].example}`,
    );
  }
  const settings: Settings = {
    port,
    host: read('HOST') ?? 'localhost',
    dataDir: path.resolve(root, read('DATA_DIR') ?? '.data'),
    databaseUrl,
    databaseOwnerUrl: read('DATABASE_OWNER_URL') ?? null,
    redisUrl: read('REDIS_URL') ?? null,
    publicUrl: (read('PUBLIC_URL') ?? `http://localhost:${port}`).replace(/\/$/, ''),
    demo: demo === undefined ? databaseUrl === null : demo === '1',
    logLevel: read('LOG_LEVEL') ?? 'info',
    ...(sms ? { sms } : {}),
  };
  if (settings.databaseOwnerUrl !== null && databaseUrl === null && !env['DATABASE_URL']?.trim()) {
    problems.push(
      'DATABASE_OWNER_URL is set without DATABASE_URL; accepted: both, or neither for the embedded database. Example: DATABASE_URL=' +
        rules.DATABASE_URL.example,
    );
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}
