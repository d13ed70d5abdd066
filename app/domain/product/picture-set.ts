/** The widths in which the studio publishes each picture, in pixels: for thumbnails, cards, pages and enlargements. */
export const PICTURE_WIDTHS = [200, 400, 800, 1200] as const;

/** A picture of the studio, `/images/products/45/hero.webp`: its AVIF files, one for each width, stand beside it. */
const STUDIO_PICTURE = /^(\/images\/[^/]+\/[^/]+\/([^/]+))\.webp$/;

/** From where the studio takes a product: `hero` from three quarters, `detail` a part of it from near. */
export const STUDIO_VIEWS = ['hero', 'front', 'side', 'detail'] as const;

export type StudioView = (typeof STUDIO_VIEWS)[number];

/** Which view a picture shows; undefined for a picture that the studio has not made. */
export function studioView(path: string): StudioView | undefined {
  const name = STUDIO_PICTURE.exec(path)?.[2];
  return STUDIO_VIEWS.find((view) => view === name);
}

/** Where the AVIF files of a picture stand; none for a picture that the studio has not made. */
export function avifFiles(path: string): readonly { readonly path: string; readonly width: number }[] {
  const name = STUDIO_PICTURE.exec(path)?.[1];
  return name === undefined ? [] : PICTURE_WIDTHS.map((width) => ({ path: `${name}-${width}.avif`, width }));
}

/** Of a group, `/images/categories/cctv-systems/group.webp`, the card for social networks that stands beside it. */
export function socialCard(path: string): string | undefined {
  return STUDIO_PICTURE.exec(path)?.[2] === 'group' ? path.replace(/group\.webp$/, 'card.jpg') : undefined;
}

/** All files that a picture stands for, itself among them. */
export function pictureFiles(path: string): readonly string[] {
  const card = socialCard(path);
  return [path, ...avifFiles(path).map((file) => file.path), ...(card === undefined ? [] : [card])];
}

/** The same as an image's `srcset`. */
export function avifSet(path: string): string | undefined {
  const files = avifFiles(path);
  return files.length === 0 ? undefined : files.map(({ path, width }) => `${path} ${width}w`).join(', ');
}
