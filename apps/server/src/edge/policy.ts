/**
 * Headers of every page. Scripts come only from the two folders of immutable builds, each with a
 * hash (Integrity-Policy refuses those without, where browsers know it); styles from there or with
 * this answer's nonce; nothing is framed by strangers.
 */
export function pageHeaders(
  origin: string,
  nonce: string,
  developing: boolean,
): Record<string, string> {
  const secure = origin.startsWith('https:');
  const policy = [
    "default-src 'self'",
    `script-src ${origin}/assets/ ${origin}/remotes/${developing ? ` ${origin}/dev/` : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    // The reload script of a developing server changes with every build, so it has no hash.
    ...(developing ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }),
    'cache-control': 'private, no-cache',
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'geolocation=(self), camera=(self), microphone=(self), payment=()',
    vary: 'Cookie, Accept-Language, User-Agent, Accept-Encoding',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
