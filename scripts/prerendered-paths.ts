import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allListings, allProducts, catalogue } from '#app/catalogue/catalogue.server.ts';
import { CATALOGUE_PATH, TEXTS_PATH, WORDS_PATH } from '#app/products/addresses.ts';
import { isRenderedOnDemand, ROOT_FILES_FOLDER, rootFileNames } from '#app/feeds/root-files.ts';
import { PUBLIC_PATHS, STATIC_PATHS } from '#app/routes.ts';
import { IS_LIVE, wants } from '#app/shop-data.ts';
import { SITE_FOLDER } from './site-folders.ts';
import { productPath } from '#app/offer/model/product-address.ts';

/** Pages that show what the engine of a live shop can change. The gateway renders them when they are asked for. */
const ON_DEMAND = new Set(['/', '/collections']);

/** Whether the host has a page at this path: it is a file, or rendered on demand. */
export const isServed = (path: string, site = SITE_FOLDER): boolean =>
  IS_LIVE || existsSync(join(site, path, 'index.html'));

/** The paths of all pages and data files that a build renders. */
export function prerenderedPaths(): string[] {
  if (IS_LIVE)
    return [
      ...STATIC_PATHS.filter((path) => !ON_DEMAND.has(path)),
      ...rootFiles(0).filter((path) => !isRenderedOnDemand(path.slice(ROOT_FILES_FOLDER.length + 2))),
    ];
  const publicPageCount = PUBLIC_PATHS.length + allListings().length + allProducts().length;
  return [
    ...STATIC_PATHS,
    ...allListings().map(({ slug }) => `/category/${slug}`),
    ...allProducts().map(({ id }) => productPath(id)),
    ...rootFiles(publicPageCount),
    '/data/products.json',
    '/data/products.schema.json',
    CATALOGUE_PATH,
    TEXTS_PATH,
    ...(wants.plainWords ? [WORDS_PATH] : []),
  ];
}

function rootFiles(publicPageCount: number): readonly string[] {
  return rootFileNames(publicPageCount)
    .filter((name) => catalogue().news.length > 0 || name !== 'feeds/news.xml')
    .map((name) => `/${ROOT_FILES_FOLDER}/${name}`);
}
