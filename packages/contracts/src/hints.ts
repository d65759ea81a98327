import type { Language } from './common.ts';

/**
 * What a visitor chose or what their window is like, told to the server as cookies so that the
 * first HTML is already right. Nothing here identifies a person.
 */
export interface Hints {
  language?: Language;
  theme?: 'light' | 'dark';
  text?: 'large' | 'largest';
  contrast?: 'more';
  view?: 'elder';
  /** Viewport width in CSS pixels. */
  width?: number;
}

/** Cookie names; the edge reads the same ones. */
export const HINT_COOKIES = {
  language: 't-lang',
  theme: 't-theme',
  text: 't-text',
  contrast: 't-contrast',
  view: 't-view',
  width: 't-width',
} as const satisfies Record<keyof Hints, string>;

const ALLOWED = {
  language: ['zh', 'zh-Hant', 'en', 'bo'],
  theme: ['light', 'dark'],
  text: ['large', 'largest'],
  contrast: ['more'],
  view: ['elder'],
} as const;

/** Reads hints from a Cookie header or `document.cookie`; values outside the lists are ignored. */
export function parseHints(cookies: string): Hints {
  const values = new Map<string, string>();
  for (const part of cookies.split(';')) {
    const at = part.indexOf('=');
    if (at > 0) values.set(part.slice(0, at).trim(), part.slice(at + 1).trim());
  }
  const hints: Record<string, unknown> = {};
  for (const [name, allowed] of Object.entries(ALLOWED)) {
    const value = values.get(HINT_COOKIES[name as keyof Hints]);
    if (value && (allowed as readonly string[]).includes(value)) hints[name] = value;
  }
  const width = Number(values.get(HINT_COOKIES.width));
  if (Number.isInteger(width) && width > 0 && width < 20_000) hints['width'] = width;
  return hints as Hints;
}
