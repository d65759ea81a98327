import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { CodeMessage, CodeSender } from './messages.ts';

const ALGORITHM = 'ACS3-HMAC-SHA256';
const HOST = 'dysmsapi.aliyuncs.com';
const TIMEOUT_MS = 10_000;

export interface AliyunKeys {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
}

export interface AliyunSmsSettings extends AliyunKeys {
  /** Signature that the provider approved for the temple's messages. */
  readonly signName: string;
  /** Approved template with one variable, `code`. */
  readonly templateCode: string;
}

/** A call of an Aliyun API in the RPC style: everything in the query, no body. */
export interface AliyunCall {
  readonly host: string;
  readonly action: string;
  readonly version: string;
  readonly query: Readonly<Record<string, string>>;
  /** `2023-10-26T10:22:32Z` */
  readonly date: string;
  readonly nonce: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
// encodeURIComponent leaves these five, RFC 3986 does not.
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Query and headers of a signed call, by the provider's signature version 3. */
export function signAliyun(
  call: AliyunCall,
  keys: AliyunKeys,
): { query: string; headers: Record<string, string>; canonicalHash: string } {
  const query = Object.keys(call.query)
    .sort()
    .map((key) => `${encode(key)}=${encode(call.query[key] ?? '')}`)
    .join('&');
  const bodyHash = sha256('');
  const headers: Record<string, string> = {
    host: call.host,
    'x-acs-action': call.action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': call.date,
    'x-acs-signature-nonce': call.nonce,
    'x-acs-version': call.version,
  };
  const names = Object.keys(headers).sort();
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const signed = names.join(';');
  const canonicalHash = sha256(['POST', '/', query, lines, signed, bodyHash].join('\n'));
  const signature = createHmac('sha256', keys.accessKeySecret)
    .update(`${ALGORITHM}\n${canonicalHash}`)
    .digest('hex');
  headers['authorization'] =
    `${ALGORITHM} Credential=${keys.accessKeyId},SignedHeaders=${signed},Signature=${signature}`;
  return { query, headers, canonicalHash };
}

/**
 * Sends codes by Aliyun SMS. Tested on the provider's documented example of a signature and on its
 * documented answers; it has not met the live service.
 */
export class AliyunSms implements CodeSender {
  readonly #settings: AliyunSmsSettings;
  readonly #fetch: typeof fetch;

  constructor(settings: AliyunSmsSettings, request: typeof fetch = fetch) {
    this.#settings = settings;
    this.#fetch = request;
  }

  async send({ target, code }: CodeMessage): Promise<void> {
    const { signName, templateCode } = this.#settings;
    const { query, headers } = signAliyun(
      {
        host: HOST,
        action: 'SendSms',
        version: '2017-05-25',
        query: {
          PhoneNumbers: target,
          SignName: signName,
          TemplateCode: templateCode,
          TemplateParam: JSON.stringify({ code }),
        },
        date: new Date().toISOString().replace(/\.\d{3}Z$/, 'Z'),
        nonce: randomBytes(16).toString('hex'),
      },
      this.#settings,
    );
    const { host: _host, ...sent } = headers;
    const answer = await this.#fetch(`https://${HOST}/?${query}`, {
      method: 'POST',
      headers: { ...sent, accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = (await answer.json().catch(() => ({}))) as { Code?: unknown };
    // The provider's message may repeat the number; its code does not.
    if (body.Code !== 'OK')
      throw new Error(`The SMS provider refused: ${answer.status} ${String(body.Code ?? '')}`);
  }
}
