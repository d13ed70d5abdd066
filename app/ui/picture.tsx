import { type ComponentProps, useEffect, useRef, useState } from 'react';

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'onError'> & {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Shown instead when the picture cannot be loaded. */
  readonly fallback: string;
  /** The page's main picture: fetched first. Every other one waits until it is near the screen. */
  readonly priority?: boolean;
};

export function Picture({ src, fallback, priority = false, ...rest }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();

  // A picture of the built page may have failed before React listened.
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.currentSrc !== '' && element.naturalWidth === 0) setFailed(src);
  }, [src]);

  return (
    // oxlint-disable-next-line jsx-a11y/alt-text -- alt is required by the props and passed on
    <img
      {...rest}
      ref={image}
      src={failed === src ? fallback : src}
      onError={() => setFailed(src)}
      decoding={priority ? 'sync' : 'async'}
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
