import type { CatalogueFile } from '#app/catalogue/catalogue-files.server.ts';
import { pictureFiles } from '#app/domain/product/picture-set.ts';
import { type Entry, textIn } from './json-entries.server.ts';
import type { Mistake } from './mistake.server.ts';

const PICTURE = /\.(avif|webp|png|jpe?g|gif|svg)$/i;

/** `path` is where the page will ask for the picture; one on another site cannot be checked. */
export function checkImage(
  place: { readonly file: CatalogueFile; readonly item: string; readonly field: string },
  path: string,
  fileExists: (publicPath: string) => boolean,
): readonly Mistake[] {
  if (/^https?:/i.test(path)) return [];
  if (!PICTURE.test(path)) {
    const cure = 'name a file that ends in .webp, .avif, .jpg, .png, .gif or .svg';
    return [{ ...place, message: `public${path} is no picture`, cure }];
  }
  const missing = pictureFiles(path).find((file) => !fileExists(file));
  return missing === undefined
    ? []
    : [
        {
          ...place,
          message: `there is no file public${missing}`,
          cure: 'add the picture or correct its name',
        },
      ];
}

/** The picture of an entry that has one at most. */
export function checkPicture(
  file: CatalogueFile,
  { name, fields }: Entry,
  pathOf: (image: string) => string,
  fileExists: (publicPath: string) => boolean,
): readonly Mistake[] {
  const image = textIn(fields, 'image');
  return image === undefined
    ? []
    : checkImage({ file, item: name, field: 'image' }, pathOf(image), fileExists);
}
