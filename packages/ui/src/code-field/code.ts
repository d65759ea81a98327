const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** The code in a pasted message: a run of exactly its length; "5 minutes" is no part of it. */
export function codeWithin(text: string, length: number): string | undefined {
  const runs = text.normalize('NFKC').match(/\d+/g) ?? [];
  return runs.find((run) => run.length === length);
}

/** What a code field keeps of what was typed, pasted or filled in. */
export function codeOf(text: string, length: number): string {
  return codeWithin(text, length) ?? digitsOf(text).slice(0, length);
}
