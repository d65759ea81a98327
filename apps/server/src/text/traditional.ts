import * as OpenCC from 'opencc-js';

/** Terms that the general tables write otherwise than temples do. */
const TERMS: readonly [string, string][] = [
  ['佈施', '布施'],
  ['唸經', '念經'],
  ['唸佛', '念佛'],
  ['唸誦', '念誦'],
  ['佔察', '占察'],
];

let convert: ((text: string) => string) | undefined;

/**
 * Simplified to Traditional Chinese for prose. Names of persons, dharma names, tablet texts,
 * addresses and ids must not come here: a general table breaks them.
 */
export function toTraditional(text: string): string {
  convert ??= OpenCC.Converter({ from: 'cn', to: 'tw' });
  let result = convert(text);
  for (const [wrong, right] of TERMS) result = result.replaceAll(wrong, right);
  return result;
}
