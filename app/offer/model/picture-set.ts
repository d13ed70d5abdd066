export const PLACEHOLDER_IMAGE = '/images/products/placeholder.jpg';

/** `dome.jpg` → `/images/products/dome.jpg` */
export function productImagePath(value: string | undefined): string {
  return imagePath('/images/products/', value);
}

/** `cctv.jpg` → `/images/categories/cctv.jpg` */
export function categoryImagePath(value: string | undefined): string {
  return imagePath('/images/categories/', value);
}

function imagePath(folder: string, value: string | undefined): string {
  const name = value?.trim() ?? '';
  if (name === '') return PLACEHOLDER_IMAGE;
  return /^(https?:\/\/|\/)/i.test(name) ? name : folder + name;
}

/** The widths of a picture's AVIF files in pixels: for thumbnails, cards, pages and the zoom. */
const PICTURE_WIDTHS = [200, 400, 800, 1200] as const;

/**
 * Matches WebP pictures that have AVIF files: those in the folder of a product, category or banner, such as
 * `/images/products/45/hero.webp`.
 */
const PICTURE_WITH_AVIF = /^(\/images\/[^/]+\/[^/]+\/([^/]+))\.webp$/;

/** The views of a product, which are also its pictures' file names. `hero` is the three-quarter view. */
const PICTURE_VIEWS = ['hero', 'front', 'side', 'detail'] as const;

type PictureView = (typeof PICTURE_VIEWS)[number];

/** The view that a picture shows, or undefined if its file name is not the name of a view. */
export function pictureView(path: string): PictureView | undefined {
  const name = PICTURE_WITH_AVIF.exec(path)?.[2];
  return PICTURE_VIEWS.find((view) => view === name);
}

/** The AVIF files beside a picture; none if it is not a WebP picture in such a folder. */
export function avifFiles(path: string): readonly { readonly path: string; readonly width: number }[] {
  const name = PICTURE_WITH_AVIF.exec(path)?.[1];
  return name === undefined ? [] : PICTURE_WIDTHS.map((width) => ({ path: `${name}-${width}.avif`, width }));
}

/** Matches the file name of a picture with a social card: `hero` of a product, `group` of a category or the range. */
const PICTURE_WITH_SOCIAL_CARD = /(?<=^\/images\/[^/]+\/[^/]+\/)(?:hero|group)\.webp$/;

/** The card for social networks, 1200×630 px: `/images/products/45/hero.webp` → `/images/products/45/card.jpg` */
export function socialCard(path: string): string | undefined {
  return PICTURE_WITH_SOCIAL_CARD.test(path) ? path.replace(PICTURE_WITH_SOCIAL_CARD, 'card.jpg') : undefined;
}

/** Every file that must exist for a picture: itself, its AVIF files and its social card. */
export function pictureFiles(path: string): readonly string[] {
  const card = socialCard(path);
  return [path, ...avifFiles(path).map((file) => file.path), ...(card === undefined ? [] : [card])];
}

const OFFLINE_WIDTH = 800;

/** The AVIF files that can replace a picture without a connection: other widths of it, the nearest first. */
export function similarPictures(path: string): readonly string[] {
  const [, name, width] = /^(.+)-(\d+)\.avif$/.exec(path) ?? [];
  const files = avifFiles(name === undefined ? path : `${name}.webp`);
  const wanted = Number(width ?? OFFLINE_WIDTH);
  return files
    .toSorted((a, b) => Math.abs(a.width - wanted) - Math.abs(b.width - wanted))
    .map((file) => file.path)
    .filter((file) => file !== path);
}

/**
 * Whether a visitor who keeps the whole shop for offline use also keeps this file. Of a picture with AVIF files, only one of
 * these is kept. Social cards are not kept, because no page shows them.
 */
export function isKeptWithShop(path: string): boolean {
  const width = /-(\d+)\.avif$/.exec(path)?.[1];
  if (width !== undefined) return Number(width) === OFFLINE_WIDTH;
  return avifFiles(path).length === 0 && !path.endsWith('/card.jpg');
}
