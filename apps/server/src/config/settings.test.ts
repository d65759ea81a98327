import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readEnvironment } from './env-file.ts';
import { loadSettings, SettingsError } from './settings.ts';

it('has a default for everything', () => {
  expect(loadSettings({}, '/srv/temple')).toEqual({
    port: 8080,
    host: 'localhost',
    dataDir: '/srv/temple/.data',
    databaseUrl: null,
    databaseOwnerUrl: null,
    redisUrl: null,
    publicUrl: 'http://localhost:8080',
    demo: true,
    logLevel: 'info',
  });
});

it('treats empty values as not set', () => {
  expect(loadSettings({ PORT: '', DATABASE_URL: ' ', DEMO: '' }, '/x')).toEqual(
    loadSettings({}, '/x'),
  );
});

it('seeds the demo only where it was asked for when the database is external', () => {
  const env = { DATABASE_URL: 'postgres://a:b@db/temple' };
  expect(loadSettings(env).demo).toBe(false);
  expect(loadSettings({ ...env, DEMO: '1' }).demo).toBe(true);
  expect(loadSettings({ DEMO: '0' }).demo).toBe(false);
});

it('follows the port in the public address and drops its slash', () => {
  expect(loadSettings({ PORT: '9000' }).publicUrl).toBe('http://localhost:9000');
  expect(loadSettings({ PUBLIC_URL: 'https://temple.example/' }).publicUrl).toBe(
    'https://temple.example',
  );
});

const wrong: [string, string][] = [
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80a'],
  ['PORT', '-1'],
  ['PORT', '8080.5'],
  ['HOST', 'http://x'],
  ['HOST', 'a b'],
  ['DATABASE_URL', 'mysql://a:secret@db/x'],
  ['DATABASE_URL', 'postgres://user:secret@db'],
  ['DATABASE_URL', 'secret'],
  ['DATABASE_OWNER_URL', 'secret://x'],
  ['REDIS_URL', 'http://:secret@cache'],
  ['REDIS_URL', 'redis://'],
  ['PUBLIC_URL', 'temple.example'],
  ['PUBLIC_URL', 'https://temple.example/app'],
  ['PUBLIC_URL', 'ftp://temple.example'],
  ['DEMO', 'yes'],
  ['LOG_LEVEL', 'loud'],
];

it.each(wrong)('refuses %s=%s in one line that says what is accepted', (name, value) => {
  const error = catching(() => loadSettings({ [name]: value }));
  expect(error.lines).toHaveLength(1);
  expect(error.lines[0]).toMatch(new RegExp(`^${name} is .*; accepted: .* Example: ${name}=`));
  expect(error.message).not.toMatch(/secret(?!:)/);
});

it('lists everything that is wrong at once', () => {
  const env = Object.fromEntries(wrong);
  expect(catching(() => loadSettings(env)).lines).toHaveLength(Object.keys(env).length);
});

const sms = {
  ALIYUN_ACCESS_KEY_ID: 'LTAI5tsecretid',
  ALIYUN_ACCESS_KEY_SECRET: 'secretsecret',
  ALIYUN_SMS_SIGN_NAME: '云栖禅寺',
  ALIYUN_SMS_TEMPLATE_CODE: 'SMS_1',
};

it('takes a provider of text messages whole or not at all, and repeats no key', () => {
  expect(loadSettings(sms).sms).toEqual({
    accessKeyId: 'LTAI5tsecretid',
    accessKeySecret: 'secretsecret',
    signName: '云栖禅寺',
    templateCode: 'SMS_1',
  });
  const half = catching(() => loadSettings({ ...sms, ALIYUN_SMS_SIGN_NAME: '' }));
  expect(half.lines).toEqual([
    expect.stringMatching(/^ALIYUN_SMS_SIGN_NAME is not set; accepted: /),
  ]);
  const bad = catching(() => loadSettings({ ...sms, ALIYUN_ACCESS_KEY_SECRET: 'secret secret' }));
  expect(bad.lines).toHaveLength(1);
  expect(`${half.message}${bad.message}`).not.toMatch(/secretsecret|secret secret|secretid/);
});

it('refuses an owner without a database', () => {
  const { lines } = catching(() =>
    loadSettings({ DATABASE_OWNER_URL: 'postgres://a:b@db/temple' }),
  );
  expect(lines).toEqual([expect.stringMatching(/^DATABASE_OWNER_URL is set without DATABASE_URL/)]);
});

it('names every setting in .env.example', () => {
  const text = fs.readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const named = [...text.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  const known = [...new Set(wrong.map(([name]) => name)), ...Object.keys(sms), 'DATA_DIR'];
  expect(named.sort()).toEqual(known.sort());
});

it('reads .env below the process environment', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'temple-env-'));
  expect(readEnvironment(folder, { A: '1' })).toEqual({ A: '1' });
  fs.writeFileSync(path.join(folder, '.env'), 'PORT=9001\nLOG_LEVEL="debug" # more\n');
  expect(readEnvironment(folder, { LOG_LEVEL: 'warn' })).toEqual({
    PORT: '9001',
    LOG_LEVEL: 'warn',
  });
  fs.rmSync(folder, { recursive: true });
});

function catching(job: () => unknown): SettingsError {
  try {
    job();
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return error as SettingsError;
  }
  return expect.unreachable('it should have refused');
}
