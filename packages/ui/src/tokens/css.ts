import { ROLE_NAMES, themeRoles, type Contrast, type Scheme } from './roles.ts';

const propertyName = (role: string): string =>
  `--${role.replace(/[A-Z]/g, (x) => `-${x.toLowerCase()}`)}`;

const AUTO = ":root:not([data-theme='light']):not([data-theme='dark'])";
const DARK = ":root[data-theme='dark']";
const MORE = "[data-contrast='more']";
const MAY_BE_MORE = ":not([data-contrast='normal'])";

/**
 * The temple's colours as custom properties in `@layer tokens`. The visitor's device decides unless
 * `<html>` carries `data-theme="light|dark"` or `data-contrast="more|normal"`.
 */
export function themeCss(primary: string): string {
  const rule = (selector: string, scheme: Scheme, contrast: Contrast): string => {
    const roles = themeRoles(primary, { scheme, contrast });
    const lines = ROLE_NAMES.map((role) => `${propertyName(role)}:${roles[role]}`);
    return `${selector}{color-scheme:${scheme};${lines.join(';')}}`;
  };
  // Later rules win over earlier ones of the same weight: the order is part of the meaning.
  const rules = [
    rule(':root', 'light', 'aa'),
    rule(DARK, 'dark', 'aa'),
    `@media (prefers-color-scheme:dark){${rule(AUTO, 'dark', 'aa')}}`,
    rule(`:root${MORE}`, 'light', 'aaa'),
    rule(`${DARK}${MORE}`, 'dark', 'aaa'),
    `@media (prefers-color-scheme:dark){${rule(`${AUTO}${MORE}`, 'dark', 'aaa')}}`,
    `@media (prefers-contrast:more){${rule(`:root${MAY_BE_MORE}`, 'light', 'aaa')}${rule(`${DARK}${MAY_BE_MORE}`, 'dark', 'aaa')}}`,
    `@media (prefers-contrast:more) and (prefers-color-scheme:dark){${rule(`${AUTO}${MAY_BE_MORE}`, 'dark', 'aaa')}}`,
  ];
  return `@layer tokens{\n${rules.join('\n')}\n}\n`;
}
