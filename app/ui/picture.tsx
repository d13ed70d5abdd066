import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styles from './picture.module.css';

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'onError' | 'fetchPriority'> & {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The same picture as AVIF in several widths, for browsers that know it. `sizes` says how wide it is shown. */
  readonly avifSet?: string | undefined;
  /** Shown instead when the picture cannot be loaded. */
  readonly fallback: string;
  /** The page's main picture: fetched first. Every other one waits until it is near the screen, and lets it pass. */
  readonly priority?: boolean;
};

export function Picture({ src, avifSet, sizes, fallback, priority = false, ...rest }: PictureProps) {
  const element = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();

  // A picture of the built page may have failed before React listened. One that is drawn very small has no width either,
  // but can be decoded.
  useEffect(() => {
    const image = element.current;
    if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0)
      image.decode().catch(() => setFailed(src));
  }, [src]);

  const given = failed !== src;
  const image = (
    // oxlint-disable-next-line jsx-a11y/alt-text -- alt is required by the props and passed on
    <img
      {...rest}
      ref={element}
      src={given ? src : fallback}
      onError={() => setFailed(src)}
      decoding={priority ? 'sync' : 'async'}
      {...(priority ? { fetchPriority: 'high' } : { fetchPriority: 'low', loading: 'lazy' })}
    />
  );
  if (!given || avifSet === undefined) return image;
  return (
    <picture className={styles.picture}>
      {/* Not "auto": for a picture that leaves the page Chromium takes that for the whole screen, and fetches it anew. */}
      <source type="image/avif" srcSet={avifSet} sizes={sizes} />
      {image}
    </picture>
  );
}
