import crypto from 'node:crypto';

/**
 * Id of imported content, made from where it stands: a second import meets the same rows, and texts
 * can link to one another before both are there. (UUID version 8: a hash of our own.)
 */
export function contentId(
  kind: 'article' | 'file',
  templeId: string,
  column: string,
  slug: string,
): string {
  const hash = crypto
    .createHash('sha256')
    .update([kind, templeId, column, slug].join('\n'))
    .digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.subarray(0, 16).toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
