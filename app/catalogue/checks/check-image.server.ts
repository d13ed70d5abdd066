import type { CatalogueFile } from '#app/catalogue/catalogue-files.server.ts';
import type { Mistake } from './mistake.server.ts';

/** `path` is where the page will ask for the picture; one on another site cannot be checked. */
export function checkImage(
  place: { readonly file: CatalogueFile; readonly item: string; readonly field: string },
  path: string,
  fileExists: (publicPath: string) => boolean,
): readonly Mistake[] {
  return /^https?:/i.test(path) || fileExists(path)
    ? []
    : [{ ...place, message: `there is no file public${path}`, cure: 'add the picture or correct its name' }];
}
