import { contrastRatio, toHex, toLch, type Lch } from './oklch.ts';

/** The colour roles every temple's theme consists of, in the order in which the CSS lists them. */
export const ROLE_NAMES = [
  'paper',
  'surface',
  'sunk',
  'ink',
  'ink2',
  'line',
  'edge',
  'tint',
  'tint2',
  'accent',
  'brand',
  'solid',
  'on',
  'press',
  'jade',
  'jadeTint',
  'amber',
  'amberTint',
  'cinnabar',
  'cinnabarTint',
  'indigo',
  'indigoTint',
] as const;

export type RoleName = (typeof ROLE_NAMES)[number];
export type ThemeRoles = Readonly<Record<RoleName, string>>;
export type Scheme = 'light' | 'dark';
export type Contrast = 'aa' | 'aaa';

export interface ThemeOptions {
  readonly scheme: Scheme;
  readonly contrast: Contrast;
}

/** Vermilion; what a temple has until it chooses its own colour. */
export const DEFAULT_PRIMARY = '#b3372b';

/** True for `#rrggbb`: the only form of a colour that may reach a temple's CSS. */
export function isHexColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

const PAPER_HUE = 1.31;
/** Above this lightness white text would need the brand darkened beyond recognition; it keeps its colour under dark text. */
const BRIGHT = 0.68;
/** Mineral pigments, not signal lamps: hue and chroma of the four states. */
const STATUS = {
  jade: { h: 2.75, c: 0.09 },
  amber: { h: 1.2, c: 0.11 },
  cinnabar: { h: 0.56, c: 0.14 },
  indigo: { h: 4.68, c: 0.1 },
} as const;

/** Walks the lightness until the test holds; the last colour is as far as the scale goes. */
function seek(from: Lch, step: number, holds: (hex: string) => boolean): string {
  let hex = toHex(from);
  for (let l = from.l + step; !holds(hex) && l > 0 && l < 1; l += step) {
    hex = toHex({ ...from, l });
  }
  if (holds(hex)) return hex;
  return step < 0 ? '#000000' : '#ffffff';
}

function solidRoles(
  primary: Lch,
  dark: boolean,
  text: number,
): Pick<ThemeRoles, 'solid' | 'on' | 'press'> {
  const { h, l } = primary;
  const c = Math.min(primary.c, 0.17);
  // Black itself must read with something to spare, or no dark text would.
  if (l > BRIGHT && contrastRatio(toHex(primary), '#000000') >= text * 1.05) {
    // A near-white brand would be a button nobody sees on white paper.
    const solidL = dark ? l : Math.min(l, 0.86);
    const solid = toHex({ l: solidL, c: primary.c, h });
    // Pressing a middling bright colour darker would take away the contrast of its dark text.
    const press = toHex({ l: solidL + (solidL > 0.82 ? -0.06 : 0.06), c, h });
    const on = seek(
      { l: 0.32, c: c * 0.4, h },
      -0.01,
      (x) => contrastRatio(x, solid) >= text && contrastRatio(x, press) >= text,
    );
    return { solid, on, press };
  }
  const on = '#ffffff';
  const from = { l: dark ? Math.max(l, 0.45) : l, c, h };
  const solid = seek(from, -0.01, (x) => contrastRatio(x, on) >= text);
  const solidL = toLch(solid).l;
  return { solid, on, press: toHex({ l: solidL + (solidL > 0.2 ? -0.06 : 0.08), c, h }) };
}

/**
 * All colours of a temple from its one primary colour. Every pair that carries text reaches 4.5:1
 * (7:1 in `aaa`) and every control edge 3:1, whatever the primary is.
 */
export function themeRoles(primary: string, { scheme, contrast }: ThemeOptions): ThemeRoles {
  if (!isHexColour(primary)) {
    throw new TypeError(
      `A temple's primary colour must be written as #rrggbb, not ${JSON.stringify(primary) ?? 'undefined'}`,
    );
  }
  const dark = scheme === 'dark';
  const strong = contrast === 'aaa';
  const text = strong ? 7 : 4.5;
  const step = dark ? 0.01 : -0.01;
  const base = toLch(primary);
  const grey = base.c < 0.02;
  const c = Math.min(base.c, 0.17);
  const h = base.h;
  const warm = grey ? 0 : Math.min(0.012, c * 0.08);
  const groundHue = grey ? PAPER_HUE : h * 0.35 + PAPER_HUE * 0.65;

  const ground = (l: number, share = 1): string =>
    dark
      ? toHex({ l, c: Math.max(warm, 0.006), h: groundHue })
      : toHex({ l, c: warm * share, h: PAPER_HUE });
  const paper = dark ? ground(0.19) : ground(0.983, 0.7);
  const surface = dark ? ground(0.235) : '#ffffff';
  const sunk = dark ? ground(0.16) : ground(0.958);
  const tint = toHex(dark ? { l: 0.29, c: c * 0.3, h } : { l: 0.955, c: c * 0.18, h });
  const tint2 = toHex(dark ? { l: 0.36, c: c * 0.42, h } : { l: 0.905, c: c * 0.36, h });

  const grounds = [paper, surface, sunk, tint];
  const reads =
    (least: number, more: readonly string[] = []) =>
    (hex: string): boolean =>
      [...grounds, ...more].every((g) => contrastRatio(hex, g) >= least);

  const status = ({ h: hue, c: chroma }: Omit<Lch, 'l'>): { text: string; tint: string } => {
    const tinted = toHex(dark ? { l: 0.29, c: 0.035, h: hue } : { l: 0.95, c: 0.018, h: hue });
    const from = { l: dark ? 0.72 : 0.55, c: chroma, h: hue };
    return { text: seek(from, step, reads(text + 0.05, [tinted])), tint: tinted };
  };
  const jade = status(STATUS.jade);
  const amber = status(STATUS.amber);
  const cinnabar = status(STATUS.cinnabar);
  const indigo = status(STATUS.indigo);

  return {
    paper,
    surface,
    sunk,
    // Ink also stands on the stronger tint (chosen items).
    ink: seek(
      { l: dark ? 0.93 : 0.27, c: warm, h: groundHue },
      step,
      (x) => reads(strong ? 10 : 9)(x) && contrastRatio(x, tint2) >= text,
    ),
    ink2: seek({ l: dark ? 0.74 : 0.5, c: warm * 1.2, h: groundHue }, step, reads(text + 0.1)),
    line: dark ? ground(0.34) : ground(0.895),
    edge: seek(
      { l: dark ? 0.5 : 0.66, c: warm * 1.4, h: groundHue },
      step,
      reads(strong ? 4.5 : 3.05),
    ),
    tint,
    tint2,
    accent: seek({ l: dark ? 0.7 : base.l, c, h }, step, reads(text)),
    brand: toHex(base),
    ...solidRoles(base, dark, text),
    jade: jade.text,
    jadeTint: jade.tint,
    amber: amber.text,
    amberTint: amber.tint,
    cinnabar: cinnabar.text,
    cinnabarTint: cinnabar.tint,
    indigo: indigo.text,
    indigoTint: indigo.tint,
  };
}
