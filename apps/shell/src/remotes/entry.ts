import type { PublicRemote } from '@temple/contracts';
import { RemoteFailure } from './failure.ts';

/** A try that hangs longer than this is given up and started again. */
const TRY_MS = 20_000;

async function sha384(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** A script that failed does not say why: look at the address to tell a bad network from a bad file. */
async function whyFailed(remote: PublicRemote, url: string): Promise<RemoteFailure> {
  try {
    const answer = await fetch(url, { cache: 'no-store', credentials: 'omit' });
    if (!answer.ok) return new RemoteFailure('entry-network', `${url} answered ${answer.status}`);
    const content = await answer.arrayBuffer();
    if (crypto.subtle && (await sha384(content)) !== remote.integrity) {
      return new RemoteFailure('integrity', `${url} is not the file that the registry names`);
    }
    return new RemoteFailure('entry-network', `${url} failed to load`);
  } catch (error) {
    return new RemoteFailure('entry-network', `${url} cannot be reached`, error);
  }
}

/**
 * Loads a remote's entry as a script with the registry's sha384. The browser refuses other content;
 * an entry without a hash is refused before anything is asked for.
 * @param attempt raises the query of the address, so that a poisoned cache is passed by
 */
export async function loadEntry(remote: PublicRemote, attempt: number): Promise<void> {
  const scope = globalThis as unknown as Record<string, unknown>;
  if (scope[remote.scope]) return;
  if (!/^sha384-[A-Za-z0-9+/]{64}$/.test(remote.integrity)) {
    throw new RemoteFailure('integrity', `${remote.id} has no hash in the registry`);
  }
  const url = attempt === 0 ? remote.entry : `${remote.entry}?r=${attempt}`;
  const outcome = await new Promise<'loaded' | 'failed' | 'late'>((resolve) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => resolve('late'), TRY_MS);
    const end = (result: 'loaded' | 'failed') => {
      clearTimeout(timer);
      resolve(result);
    };
    script.onload = () => end('loaded');
    script.onerror = () => {
      script.remove();
      end('failed');
    };
    script.integrity = remote.integrity;
    script.crossOrigin = 'anonymous';
    script.async = true;
    script.src = url;
    document.head.append(script);
  });
  if (scope[remote.scope]) return;
  if (outcome === 'loaded') {
    throw new RemoteFailure('entry-execution', `${url} ran but defined no ${remote.scope}`);
  }
  if (outcome === 'late') throw new RemoteFailure('entry-network', `${url} took too long`);
  throw await whyFailed(remote, url);
}
