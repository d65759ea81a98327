import { ICON_PATHS } from '../icon/paths.ts';
import { cx } from '../lib/cx.ts';
import s from './picture.module.css';
import type { Ratio } from './ratios.ts';

const SIZES: Record<Ratio, readonly [number, number]> = {
  '16:9': [320, 180],
  '4:3': [320, 240],
  '1:1': [240, 240],
  '3:4': [240, 320],
};

/** Numbers 0…1 that depend on the seed only: the same article has the same picture everywhere. */
function numbers(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) {
    state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A mountain line from edge to edge, drawn as one soft brush stroke. */
function ridge(next: () => number, width: number, height: number, top: number, rise: number) {
  const steps = 4 + Math.floor(next() * 2);
  const points = Array.from({ length: steps + 1 }, (_, i) => ({
    x: (width / steps) * i,
    y: top - (i % 2 === 0 ? next() * 0.25 : 0.55 + next() * 0.45) * rise,
  }));
  const first = points[0]!;
  let d = `M0 ${round(first.y)}`;
  for (let i = 1; i < points.length; i += 1) {
    const from = points[i - 1]!;
    const to = points[i]!;
    const bend = (to.x - from.x) * 0.45;
    d += `C${round(from.x + bend)} ${round(from.y)} ${round(to.x - bend)} ${round(to.y)} ${round(to.x)} ${round(to.y)}`;
  }
  return { line: d, hill: `${d}V${height}H0Z` };
}

export interface SceneProps {
  readonly seed: string;
  readonly ratio?: Ratio;
  /** What the picture stands for; without it the scene is decoration. */
  readonly label?: string;
  readonly className?: string;
}

/** A quiet drawing from the house's language: a ring, mountain lines, and a lotus or a lamp. */
export function Scene({ seed, ratio = '16:9', label, className }: SceneProps) {
  const next = numbers(seed);
  const [width, height] = SIZES[ratio];
  const motif = (['none', 'lotus', 'lamp', 'lotus', 'none'] as const)[Math.floor(next() * 5)]!;
  const radius = round(Math.min(width, height) * (0.27 + next() * 0.05));
  // A motif rests in the middle of its ring; a bare ring is a moon and may stand anywhere.
  const x = round(width * (motif === 'none' ? 0.28 + next() * 0.44 : 0.5));
  const y = round(height * 0.44);
  const far = ridge(next, width, height, height * 0.86, height * 0.24);
  const near = ridge(next, width, height, height * 0.98, height * 0.17);
  const scale = round((radius * 1.15) / 24);
  return (
    <svg
      className={cx(s.scene, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <rect className={s.sky} width={width} height={height} />
      <circle className={s.glow} cx={x} cy={y} r={round(radius * 1.24)} />
      <circle className={s.ring} cx={x} cy={y} r={radius} />
      <path className={s.far} d={far.hill} />
      <path className={s.line} d={far.line} />
      <path className={s.near} d={near.hill} />
      {motif !== 'none' && (
        <path
          className={s.motif}
          d={ICON_PATHS[motif]}
          transform={`translate(${round(x - 12 * scale)} ${round(y - 12 * scale)}) scale(${scale})`}
        />
      )}
    </svg>
  );
}
