import { readHints, rememberHint, type Hints } from '@temple/browser-storage';

/** How the page looks, as attributes of the root element that the tokens answer to. */
export type Appearance = Pick<Hints, 'theme' | 'text' | 'contrast' | 'view'>;

const ATTRIBUTES = {
  theme: 'data-theme',
  text: 'data-text',
  contrast: 'data-contrast',
  view: 'data-view',
} as const satisfies Record<keyof Appearance, string>;

/** The visitor's choice, if one was made. */
export function currentHint<K extends keyof Appearance>(name: K): Appearance[K] {
  return readHints()[name];
}

/** Applies a choice at once and remembers it; the server applies it before the next first paint. */
export function applyHint<K extends keyof Appearance>(name: K, value: Appearance[K]): void {
  rememberHint(name, value);
  const root = document.documentElement;
  if (value === undefined) root.removeAttribute(ATTRIBUTES[name]);
  else root.setAttribute(ATTRIBUTES[name], value);
}
