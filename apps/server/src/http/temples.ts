import net from 'node:net';

/** How long a host's temple is remembered. */
const REMEMBER_MS = 30_000;

interface Known {
  readonly templeId: string | null;
  readonly until: number;
}

/** Host name as temples are looked up by: lower case, no port; an IP address counts as localhost. */
export function hostName(header: string | undefined): string {
  const host = (header ?? '').trim().toLowerCase();
  const bare = host.startsWith('[') ? host.slice(1, host.indexOf(']')) : host.replace(/:\d+$/, '');
  return bare === '' || net.isIP(bare) !== 0 ? 'localhost' : bare;
}

/** Finds the temple of a host name, remembering answers for half a minute. */
export class TempleFinder {
  readonly #known = new Map<string, Known>();
  readonly #resolve: (host: string) => Promise<string | null>;

  constructor(resolve: (host: string) => Promise<string | null>) {
    this.#resolve = resolve;
  }

  /** Id of the temple, or null for a host that no temple has. */
  async find(hostHeader: string | undefined): Promise<string | null> {
    const host = hostName(hostHeader);
    const known = this.#known.get(host);
    if (known && known.until > Date.now()) return known.templeId;
    const templeId = await this.#resolve(host);
    // Strangers may ask for any name: what is remembered stays small.
    if (this.#known.size > 1000) this.#known.clear();
    this.#known.set(host, { templeId, until: Date.now() + REMEMBER_MS });
    return templeId;
  }
}
