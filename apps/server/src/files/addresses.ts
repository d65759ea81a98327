/** A stored picture as rows keep it: path in the store, size, words for those who cannot see it. */
export interface StoredImage {
  readonly file: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt?: Readonly<Record<string, string>>;
}

/** Address of a stored file on its temple's site. Names are hashes, so an address never changes content. */
export function fileAddress(path: string): string {
  return `/files/${path}`;
}

/** The same as a download under the file's own name. */
export function downloadAddress(path: string, name: string): string {
  return `${fileAddress(path)}?download=${encodeURIComponent(name)}`;
}
