import { preload } from 'react-dom';
import { withBase } from '#app/base-path.ts';
import { avifFiles, productImagePath } from '#app/offer/model/picture-set.ts';
import { srcSet } from '#app/ui/picture.tsx';

/** Roughly the width that a product's page leaves for the main picture. */
export const MAIN_PICTURE_SIZES = '(min-width: 48rem) 580px, 92vw';

/** Loads the main picture of a product's page before the page is opened, if the picture has AVIF files. */
export function preloadMainPicture(image: string): void {
  const path = productImagePath(image);
  const imageSrcSet = srcSet(avifFiles(path));
  if (imageSrcSet !== undefined) {
    preload(withBase(path), { as: 'image', type: 'image/avif', imageSrcSet, imageSizes: MAIN_PICTURE_SIZES });
  }
}
