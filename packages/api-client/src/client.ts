import axios, { isAxiosError, type AxiosInstance } from 'axios';
import { forget, keep, readKept } from '@temple/browser-storage';
import type { Envelope, FieldError } from '@temple/contracts';
import { emit, watchSlow } from './events.ts';
import type { ApiError } from './errors.ts';

/** Request timeout of the specification, section 9. */
const TIMEOUT_MS = 60_000;
const SESSION_ENDED: readonly number[] = [526, 524, 527, 530];
const LOGIN_NEEDED: readonly number[] = [40003, 40004];

/** What every call needs to know about the page it comes from. */
export interface ClientSettings {
  /** API base, `/api` on our own server. */
  base: string;
  /** Language of texts (User-Language). */
  language: string;
  /** Which client this is (specification, section 7). */
  requestCmd: 'wx' | 'h5' | 'pc' | 'ios' | 'android';
  /** Licence that the page was served with, so that no call is needed for it. */
  license?: string;
}

let settings: ClientSettings = { base: '/api', language: 'zh', requestCmd: 'h5' };
let instance: AxiosInstance | undefined;

/** Changes what the following calls send. */
export function configureClient(changes: Partial<ClientSettings>): void {
  settings = { ...settings, ...changes };
  if (changes.license) keep('license', changes.license);
}

const http = () =>
  (instance ??= axios.create({
    timeout: TIMEOUT_MS,
    headers: { 'Content-Type': 'application/json' },
    // The envelope is parsed whatever the status is.
    validateStatus: () => true,
  }));

/** A random name for this browser, made once; it identifies a device to send limits, not a person. */
function deviceToken(): string {
  const kept = readKept<string>('device');
  if (kept) return kept;
  const made = crypto.randomUUID();
  keep('device', made);
  return made;
}

let pendingLicense: Promise<string> | undefined;

async function license(): Promise<string> {
  const kept = settings.license ?? readKept<string>('license');
  if (kept) return kept;
  pendingLicense ??= http()
    .get<Envelope<{ license: string }>>(`${settings.base}/open/system/licenseByCode`, {
      headers: headers(''),
    })
    .then((answer) => {
      const value = answer.data.data?.license ?? '';
      if (!value) return '';
      keep('license', value);
      // Where the browser refuses storage, this page load still asks only once.
      settings = { ...settings, license: value };
      return value;
    })
    .finally(() => {
      pendingLicense = undefined;
    });
  return pendingLicense;
}

/** Headers of the specification, section 7. Signature and key are static, public by design. */
function headers(accessLicense: string): Record<string, string> {
  return {
    'device-token': deviceToken(),
    'request-cmd': settings.requestCmd,
    'User-Language': settings.language,
    signature: 'temple-web',
    'app-key': 'temple-web',
    ...(accessLicense ? { 'Access-license': accessLicense } : {}),
  };
}

/** One call as the base query hands it over. */
export interface Call {
  method: string;
  path: string;
  input: Readonly<Record<string, unknown>>;
  /** The page shows the error itself: no toast. */
  quiet?: boolean;
  signal?: AbortSignal;
}

export type CallResult = { data: unknown } | { error: ApiError };

/** Puts values into the path's placeholders; what is left goes to the query or the body. */
export function fillPath(path: string, input: Readonly<Record<string, unknown>>) {
  const rest: Record<string, unknown> = {};
  const used = new Set<string>();
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    used.add(name);
    return encodeURIComponent(String(input[name]));
  });
  for (const [name, value] of Object.entries(input)) {
    if (!used.has(name) && value !== undefined) rest[name] = value;
  }
  return { url, rest };
}

function fail(call: Call, error: Omit<ApiError, 'call'>): { error: ApiError } {
  const full: ApiError = { ...error, call: `${call.method} ${call.path}` };
  if (full.kind === 'domain' && SESSION_ENDED.includes(full.code)) {
    emit((listener) => listener.onSessionEnded?.());
  } else if (full.kind === 'domain' && LOGIN_NEEDED.includes(full.code)) {
    emit((listener) => listener.onLoginNeeded?.());
  }
  emit((listener) => listener.onError?.(full, { quiet: call.quiet ?? false }));
  return { error: full };
}

/** Makes one call and reads its envelope by the error policy. */
export async function send(call: Call): Promise<CallResult> {
  const { url, rest } = fillPath(call.path, call.input);
  const reading = call.method === 'GET' || call.method === 'DELETE';
  const done = watchSlow(call.method, call.path);
  try {
    const answer = await http().request<Envelope>({
      method: call.method,
      url: settings.base + url,
      headers: headers(await license()),
      ...(reading ? { params: rest } : { data: rest }),
      ...(call.signal ? { signal: call.signal } : {}),
    });
    const body = answer.data;
    if (typeof body !== 'object' || body === null || typeof body.code !== 'number') {
      return fail(call, { kind: 'http', code: answer.status, msg: '', fields: [] });
    }
    if (body.code === 200 || body.code === 0) return { data: body.data };
    if (answer.status >= 400) {
      return fail(call, { kind: 'http', code: answer.status, msg: body.msg, fields: [] });
    }
    const fields = (body.data as { fields?: FieldError[] } | null)?.fields ?? [];
    return fail(call, { kind: 'domain', code: body.code, msg: body.msg, fields });
  } catch (error) {
    const code = isAxiosError(error) ? error.code : undefined;
    const kind =
      code === 'ECONNABORTED' || code === 'ETIMEDOUT'
        ? 'timeout'
        : globalThis.navigator?.onLine === false
          ? 'offline'
          : 'network';
    return fail(call, { kind, code: 0, msg: '', fields: [] });
  } finally {
    done();
  }
}

/** Drops what the client keeps between visits. */
export function forgetClient(): void {
  forget('license');
  forget('device');
}
