/** Why a file did not arrive. */
export type DownloadFailure = 'network' | 'gone' | 'refused' | 'incomplete';

export class DownloadError extends Error {
  readonly failure: DownloadFailure;

  constructor(failure: DownloadFailure, cause?: unknown) {
    super(`The file did not arrive: ${failure}`, { cause });
    this.name = 'DownloadError';
    this.failure = failure;
  }
}

export interface TransferOptions {
  readonly url: string;
  /** Bytes, as the server told; a compressed answer has no other measure. */
  readonly size?: number | undefined;
  readonly signal: AbortSignal;
  /** Bytes so far. */
  readonly onProgress: (received: number) => void;
}

/**
 * Fetches a whole file. An abort rejects with the signal's own error, anything else with a
 * {@link DownloadError}; part of a file is never given back.
 */
export async function transfer({ url, size, signal, onProgress }: TransferOptions): Promise<Blob> {
  const response = await attempt(signal, fetch(url, { signal, cache: 'no-cache' }));
  if (!response.ok) {
    throw new DownloadError(
      response.status === 404 || response.status === 410 ? 'gone' : 'refused',
    );
  }
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  if (!response.body) {
    const whole = await attempt(signal, response.blob());
    onProgress(whole.size);
    return whole;
  }
  const reader = response.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (;;) {
    const { done, value } = await attempt(signal, reader.read());
    if (done) break;
    parts.push(value);
    received += value.byteLength;
    onProgress(received);
  }
  if (size !== undefined && received < size) throw new DownloadError('incomplete');
  return new Blob(parts, { type });
}

async function attempt<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw new DownloadError('network', error);
  }
}
