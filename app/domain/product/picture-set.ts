/** The widths in which the studio publishes each picture, in pixels. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const;

/** A picture of the studio, `/images/products/45/hero.webp`: its AVIF files, one for each width, stand beside it. */
const STUDIO_PICTURE = /^(\/images\/[^/]+\/[^/]+\/[^/]+)\.webp$/;

/** Where the AVIF files of a picture stand; none for a picture that the studio has not made. */
export function avifFiles(path: string): readonly { readonly path: string; readonly width: number }[] {
  const name = STUDIO_PICTURE.exec(path)?.[1];
  return name === undefined ? [] : PICTURE_WIDTHS.map((width) => ({ path: `${name}-${width}.avif`, width }));
}

/** The same as an image's `srcset`. */
export function avifSet(path: string): string | undefined {
  const files = avifFiles(path);
  return files.length === 0 ? undefined : files.map(({ path, width }) => `${path} ${width}w`).join(', ');
}
