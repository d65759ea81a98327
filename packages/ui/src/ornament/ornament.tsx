import { ICON_PATHS } from '../icon/paths.ts';
import { cx } from '../lib/cx.ts';
import s from './ornament.module.css';

export interface OrnamentProps {
  /** `line`: a lotus between two hairlines, to part things. `ring`: behind a sacred name. `lotus`: alone. */
  readonly kind?: 'line' | 'ring' | 'lotus';
  readonly className?: string;
}

/** The house's only decoration. Use it once a page at most. */
export function Ornament({ kind = 'line', className }: OrnamentProps) {
  if (kind === 'ring') {
    return (
      <svg className={cx(s.ring, className)} viewBox="0 0 200 200" fill="none" aria-hidden="true">
        <circle className={s.halo} cx="100" cy="100" r="99" />
        <circle className={s.stroke} cx="100" cy="100" r="84" />
      </svg>
    );
  }
  const lotus = (
    <svg className={s.lotus} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path className={s.stroke} d={ICON_PATHS.lotus} />
    </svg>
  );
  return (
    <div className={cx(kind === 'line' ? s.line : s.alone, className)} aria-hidden="true">
      {lotus}
    </div>
  );
}
