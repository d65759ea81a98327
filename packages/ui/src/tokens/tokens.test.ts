import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ROLE_NAMES,
  contrastRatio,
  isHexColour,
  themeCss,
  themeRoles,
  type Contrast,
  type RoleName,
  type Scheme,
} from './index.ts';

const primary = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`);
const hardOnes = ['#000000', '#ffffff', '#ffff00', '#0000ff', '#c79a2b', '#b3372b', '#777777'];
const TEXTS = ['ink', 'ink2', 'accent', 'jade', 'amber', 'cinnabar', 'indigo'] as const;
const GROUNDS = ['paper', 'surface', 'sunk', 'tint'] as const;
const modes: [Scheme, Contrast][] = [
  ['light', 'aa'],
  ['light', 'aaa'],
  ['dark', 'aa'],
  ['dark', 'aaa'],
];

describe.each(modes)('roles in %s, %s', (scheme, contrast) => {
  const text = contrast === 'aaa' ? 7 : 4.5;
  const holds = (check: (at: (a: RoleName, b: RoleName) => number) => void): void => {
    fc.assert(
      fc.property(primary, (hex) => {
        const roles = themeRoles(hex, { scheme, contrast });
        check((a, b) => contrastRatio(roles[a], roles[b]));
      }),
      { numRuns: 400, examples: hardOnes.map((x) => [x] as [string]) },
    );
  };

  it('text reads on every ground', () => {
    holds((at) => {
      for (const t of TEXTS)
        for (const g of GROUNDS) expect(at(t, g), `${t} on ${g}`).toBeGreaterThanOrEqual(text);
    });
  });

  it('status text reads on its own tint', () => {
    holds((at) => {
      for (const s of ['jade', 'amber', 'cinnabar', 'indigo'] as const)
        expect(at(s, `${s}Tint`), s).toBeGreaterThanOrEqual(text);
    });
  });

  it('ink reads on the stronger tint', () => {
    holds((at) => expect(at('ink', 'tint2')).toBeGreaterThanOrEqual(text));
  });

  it('control edges are seen on every ground', () => {
    holds((at) => {
      for (const g of GROUNDS) expect(at('edge', g), g).toBeGreaterThanOrEqual(3);
    });
  });

  it('text on a button reads, at rest and pressed', () => {
    holds((at) => {
      expect(at('on', 'solid')).toBeGreaterThanOrEqual(text);
      expect(at('on', 'press')).toBeGreaterThanOrEqual(text);
    });
  });

  it('pressing a button is seen', () => {
    fc.assert(
      fc.property(primary, (hex) => {
        const roles = themeRoles(hex, { scheme, contrast });
        expect(roles.press).not.toBe(roles.solid);
      }),
      { numRuns: 300, examples: hardOnes.map((x) => [x] as [string]) },
    );
  });

  it('every role is a hex colour', () => {
    const roles = themeRoles('#2f7a57', { scheme, contrast });
    for (const role of ROLE_NAMES) expect(isHexColour(roles[role]), role).toBe(true);
  });
});

describe('primary', () => {
  it.each(['red', '#fff', '#b3372', '#b3372b;}', '', '#GGGGGG', '#b3372b\n'])(
    'refuses %j',
    (value) => {
      expect(isHexColour(value)).toBe(false);
      expect(() => themeRoles(value, { scheme: 'light', contrast: 'aa' })).toThrow(/#rrggbb/);
      expect(() => themeCss(value)).toThrow(/#rrggbb/);
    },
  );

  it('refuses what is no string with the same message', () => {
    expect(() => themeCss(undefined as unknown as string)).toThrow(/#rrggbb, not undefined/);
  });

  it('keeps the brand colour of a bright gold under dark text', () => {
    const roles = themeRoles('#e0b84c', { scheme: 'light', contrast: 'aa' });
    expect(roles.solid).toBe('#e0b84c');
    expect(contrastRatio(roles.on, '#000000')).toBeLessThan(4);
  });
});

describe('CSS', () => {
  const css = themeCss('#2f4d94');

  it('is in the tokens layer and needs no newer colour function', () => {
    expect(css.startsWith('@layer tokens{')).toBe(true);
    expect(css).not.toMatch(/oklch|color-mix/);
  });

  it('writes each role for light, dark and both high-contrast sets', () => {
    const light = themeRoles('#2f4d94', { scheme: 'light', contrast: 'aa' });
    const dark = themeRoles('#2f4d94', { scheme: 'dark', contrast: 'aaa' });
    expect(css).toContain(`:root{color-scheme:light;--paper:${light.paper};`);
    expect(css).toContain(`--jade-tint:${light.jadeTint}`);
    expect(css).toContain(
      `:root[data-theme='dark'][data-contrast='more']{color-scheme:dark;--paper:${dark.paper};`,
    );
    expect(css).toContain('@media (prefers-contrast:more) and (prefers-color-scheme:dark)');
  });
});
