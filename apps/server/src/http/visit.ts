import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.ts';

/** How a session's token travels (security decision: one code path, two transports). */
export type Transport = 'cookie' | 'header';

/** What a call brings and takes away as a session: known to handlers, independent of HTTP. */
export interface Visit {
  readonly transport: Transport;
  /** The token that came with the call. */
  readonly token: string | undefined;
  /** Digest of the device's name, for limits; never the name. */
  readonly device: string;
  /** Hands the visitor a token. Returns what the body may carry: nothing when a cookie carries it. */
  give(token: string): string;
  /** Takes the token away. */
  clear(): void;
  /** Refuses a call that another site could have made with the visitor's cookie. */
  requireOwnPage(): void;
}

/** Lifetime of a session in days (specification, section 9). */
export const SESSION_DAYS = 365;

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

/** `__Host-` holds the cookie to this host and to https; plain http cannot have it. */
export const sessionCookie = (secure: boolean) => (secure ? '__Host-t-session' : 't-session');

/** Native shells, and clients that say so, keep their token themselves. */
function transportOf({ headers }: FastifyRequest): Transport {
  const cmd = one(headers['request-cmd']);
  const explicit = one(headers['session-transport']) === 'header' || 'access-token' in headers;
  return explicit || cmd === 'ios' || cmd === 'android' ? 'header' : 'cookie';
}

/** Reads the session side of a request. `secure` follows the scheme of PUBLIC_URL. */
export function visitOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Visit {
  const { headers } = request;
  const transport = transportOf(request);
  const name = sessionCookie(secure);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const token =
    transport === 'header' ? one(headers['access-token']) : (request.cookies[name] ?? '');
  // Who does not name their device is told apart by address, as the nearest proxy saw it.
  const device = one(headers['device-token']).slice(0, 200) || `address ${request.ip}`;
  return {
    transport,
    token: token || undefined,
    device: createHash('sha256').update(device).digest('base64url'),
    give(value) {
      if (transport === 'header') return value;
      void reply.setCookie(name, value, { ...options, maxAge: SESSION_DAYS * 24 * 3600 });
      return '';
    },
    clear() {
      if (transport === 'cookie') void reply.clearCookie(name, options);
    },
    requireOwnPage() {
      if (transport === 'header') return;
      const site = one(headers['sec-fetch-site']);
      // Browsers leave Sec-Fetch-Site out on plain http; the custom header alone makes a foreign
      // page ask first, and it is not allowed.
      const ownSite = site === '' || site === 'same-origin' || site === 'same-site';
      if (!ownSite || one(headers['request-cmd']) === '') throw new DomainError('forbidden');
    },
  };
}
