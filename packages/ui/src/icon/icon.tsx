import { ICON_PATHS } from './paths.ts';

/** Name of a drawing in the house's own set. */
export type IconName = keyof typeof ICON_PATHS;

/** All names, for stories and for checking configuration. */
export const ICON_NAMES = Object.keys(ICON_PATHS) as IconName[];

export interface IconProps {
  readonly name: IconName;
  /** Relative to the text beside it, so that it grows with the visitor's text size. */
  readonly size?: 'small' | 'medium' | 'large' | 'huge';
  /** Only where the icon stands without words; otherwise it is hidden from screen readers. */
  readonly label?: string;
  readonly className?: string;
}

const SIZES = { small: '1em', medium: '1.375em', large: '1.75em', huge: '3em' } as const;

/** A line drawing in the colour of its text. */
export function Icon({ name, size = 'medium', label, className }: IconProps) {
  return (
    <svg
      className={className}
      width={SIZES[size]}
      height={SIZES[size]}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      // Large drawings with the same stroke would look heavier than the text beside them.
      strokeWidth={size === 'huge' ? 1.1 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
