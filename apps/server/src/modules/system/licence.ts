import crypto from 'node:crypto';

/** How long a client may keep its licence. */
const LIFE_MS = 30 * 24 * 3600_000;

/**
 * The value of the Access-license header. It names temple, client and end, sealed so that it is not
 * invented; it opens nothing (security decision: never an authorisation input).
 */
export class Licences {
  readonly #key: Buffer;

  constructor(key: Buffer = crypto.randomBytes(32)) {
    this.#key = key;
  }

  issue(templeId: string, code: string, now = Date.now()): { license: string; expiresAt: string } {
    const expiresAt = new Date(now + LIFE_MS).toISOString();
    const text = Buffer.from(JSON.stringify([templeId, code, expiresAt])).toString('base64url');
    const seal = crypto
      .createHmac('sha256', this.#key)
      .update(text)
      .digest('base64url')
      .slice(0, 22);
    return { license: `${text}.${seal}`, expiresAt };
  }
}
