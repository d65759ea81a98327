export { contrastRatio } from './oklch.ts';
export {
  DEFAULT_PRIMARY,
  ROLE_NAMES,
  isHexColour,
  themeRoles,
  type Contrast,
  type RoleName,
  type Scheme,
  type ThemeOptions,
  type ThemeRoles,
} from './roles.ts';
export { themeCss } from './css.ts';
