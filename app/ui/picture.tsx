import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { withBase } from '#app/base-path.ts';

export type PictureFile = { readonly path: string; readonly width: number };

export function srcSet(files: readonly PictureFile[]): string | undefined {
  return files.length === 0
    ? undefined
    : files.map(({ path, width }) => `${withBase(path)} ${width}w`).join(', ');
}

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'onError' | 'fetchPriority'> & {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The same picture as AVIF, which all supported browsers show. `sizes` then states the rendered width. */
  readonly avifFiles?: readonly PictureFile[];
  readonly fallback: string;
  /** For the main picture of a page, which loads first. Others load lazily and at low priority. */
  readonly priority?: boolean;
  /** Loads the picture although it is not near the screen, because the page will be printed. */
  readonly eager?: boolean;
};

export function Picture({
  src,
  avifFiles,
  sizes,
  fallback,
  priority = false,
  eager = false,
  ...rest
}: PictureProps) {
  const element = useRef<HTMLImageElement>(null);
  const [failures, setFailures] = useState({ src, count: 0 });

  // The error event of a prerendered picture may fire before hydration. A broken picture has a `naturalWidth` of 0. So has
  // a tiny picture in a large `srcset` slot, but that one can be decoded.
  useEffect(() => {
    const image = element.current;
    if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0)
      image.decode().catch(() => setFailures({ src, count: 1 }));
  }, [src]);

  const count = failures.src === src ? failures.count : 0;
  // Without a source, browsers show the alternative text and no sign of a broken picture.
  const shown = [src, fallback][count];
  const avifSet = count === 0 && avifFiles ? srcSet(avifFiles) : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/alt-text -- the props require alt and rest passes it on
    <img
      {...rest}
      ref={element}
      // Not `sizes="auto"`: when the picture is removed from the page, Chromium would fetch it again at full screen width.
      {...(avifSet !== undefined && { srcSet: avifSet, sizes })}
      src={shown && withBase(shown)}
      onError={() => setFailures({ src, count: count + 1 })}
      decoding="async"
      {...(priority
        ? { fetchPriority: 'high' }
        : { fetchPriority: 'low', loading: eager ? 'eager' : 'lazy' })}
    />
  );
}
