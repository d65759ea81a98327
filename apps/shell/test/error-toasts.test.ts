import type { ApiError } from '@temple/api-client';
import { addNamespace, createI18n } from '@temple/i18n';
import { messages, type Message } from '@temple/remote-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import en from '../locales/en.json';
import { errorToasts } from '../src/boot/error-toasts.ts';

const shown: Message[] = [];
let stop: () => void;
let toasts: ReturnType<typeof errorToasts>;
const texts = () => Promise.resolve({ default: en });

beforeEach(async () => {
  const i18n = createI18n('en');
  await addNamespace(i18n, 'shell', { zh: texts, 'zh-Hant': texts, en: texts, bo: texts });
  toasts = errorToasts(i18n);
  shown.length = 0;
  stop = messages.take((message) => shown.push(message));
});
afterEach(() => stop());

const fail = (kind: ApiError['kind'], code: number, msg = '', quiet = false) =>
  toasts.onError?.({ kind, code, msg, fields: [], call: 'POST /x' }, { quiet });

describe('the error catalogue', () => {
  it.each([
    ['domain', 40300, 'Not yours', 'Not yours'],
    ['domain', 50000, '', 'System error, try later'],
    ['http', 404, '', 'Request address error'],
    ['http', 429, '', 'Network busy, try again later'],
    ['http', 503, '', 'Network busy, try again later'],
    ['http', 500, '', 'Network error'],
    ['network', 0, '', 'Network error'],
    ['offline', 0, '', 'Network error'],
  ] as const)('says of %s %i (%j): %s', (kind, code, msg, text) => {
    fail(kind, code, msg);
    expect(shown).toEqual([{ text, kind: 'error' }]);
  });

  it('is silent for timeouts, and where a page shows the error itself', () => {
    fail('timeout', 0);
    fail('domain', 40400, 'Not found', true);
    expect(shown).toEqual([]);
  });
});
