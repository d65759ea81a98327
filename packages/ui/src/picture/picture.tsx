import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import s from './picture.module.css';
import { DIMENSIONS, type Ratio } from './ratios.ts';
import { Scene } from './scene.tsx';

export interface PictureProps {
  /** Without it, or when it cannot be loaded, a drawn scene stands in its place. */
  readonly src?: string | null;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** What is seen; empty for pictures that only decorate the text beside them. */
  readonly alt: string;
  readonly ratio?: Ratio;
  /** Chooses the drawn scene, e.g. the article's id; `alt` when left out. */
  readonly seed?: string;
  /** For the one picture above the fold: loaded at once and shown without a fade. */
  readonly priority?: boolean;
  readonly rounded?: boolean;
  readonly className?: string;
}

type LoadState = 'initial' | 'waiting' | 'shown' | 'failed';

/** A picture in a fixed shape that never breaks: no layout shift, no grey box, no torn image. */
export function Picture({ ratio = '16:9', seed, rounded, className, ...rest }: PictureProps) {
  const { src, alt } = rest;
  const scene = <Scene seed={seed ?? alt} ratio={ratio} label={alt || undefined} />;
  return (
    <span className={cx(s.frame, rounded && s.rounded, className)} data-ratio={ratio}>
      {src ? <Photo key={src} {...rest} src={src} ratio={ratio} fallback={scene} /> : scene}
    </span>
  );
}

interface PhotoProps extends Omit<PictureProps, 'seed' | 'rounded' | 'className'> {
  readonly src: string;
  readonly ratio: Ratio;
  readonly fallback: ReactNode;
}

function Photo({ src, srcSet, sizes, alt, ratio, priority = false, fallback }: PhotoProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<LoadState>('initial');
  const [width, height] = DIMENSIONS[ratio];

  // The server's HTML shows the picture without script; its load or error may be over before we listen.
  useLayoutEffect(() => {
    const image = ref.current;
    if (!image) return;
    if (!image.complete) setState(priority ? 'initial' : 'waiting');
    else setState(image.naturalWidth === 0 ? 'failed' : 'initial');
  }, [priority]);

  if (state === 'failed') return fallback;
  return (
    <img
      ref={ref}
      className={s.image}
      data-state={state}
      // React sets the attributes in this order, and `loading` must stand before `src`.
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      width={width}
      height={height}
      alt={alt}
      sizes={sizes}
      srcSet={srcSet}
      src={src}
      onLoad={() => setState((now) => (now === 'waiting' ? 'shown' : now))}
      onError={() => setState('failed')}
    />
  );
}
