import zlib from 'node:zlib';
import { promisify } from 'node:util';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Compresses an answer that is made for one visitor: fast settings, the best coding they accept. */
export async function compress(
  text: string,
  accepted: string | undefined,
): Promise<{ body: string | Buffer; encoding?: 'br' | 'gzip' }> {
  if (accepted?.includes('br')) {
    const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 };
    return { body: await brotli(text, { params }), encoding: 'br' };
  }
  if (accepted?.includes('gzip')) return { body: await gzip(text), encoding: 'gzip' };
  return { body: text };
}
