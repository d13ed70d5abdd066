import { allListings, allProducts, catalogue } from '#app/catalogue/catalogue.server.ts';
import { listingPaths } from '#app/catalogue/listing-files.server.ts';
import { figureTablePath } from '#app/figures/model/figure-table.ts';
import { WORD_LIST_PATH } from '#app/plain-words/model/vocabulary.ts';
import { OFFERS_PATH } from '#app/offer/model/offer.ts';
import { PRODUCT_CODES_PATH } from '#app/quick-order/model/product-codes.ts';
import { SEARCH_INDEX_PATH, SEARCH_TEXTS_PATH } from '#app/search/model/search-files.ts';
import { isRenderedOnDemand, ROOT_FILES_FOLDER, rootFileNames } from '#app/feeds/root-files.ts';
import { IS_LIVE, PUBLIC_PATHS, STATIC_PATHS } from '#app/routes.ts';
import { productPath } from '#app/product/model/product-address.ts';

/** Pages that show what the engine of a live shop can change. The gateway renders them when they are asked for. */
const ON_DEMAND = new Set(['/', '/collections', SEARCH_INDEX_PATH]);

/** The paths of all pages and data files that a build renders. */
export async function prerenderedPaths(): Promise<string[]> {
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
    ...(await listingPaths()),
    ...allListings().map(({ slug }) => figureTablePath(slug)),
    ...rootFiles(publicPageCount),
    '/data/products.json',
    '/data/products.schema.json',
    WORD_LIST_PATH,
    PRODUCT_CODES_PATH,
    OFFERS_PATH,
    SEARCH_TEXTS_PATH,
  ];
}

function rootFiles(publicPageCount: number): readonly string[] {
  return rootFileNames(publicPageCount)
    .filter((name) => catalogue().news.length > 0 || name !== 'feeds/news.xml')
    .map((name) => `/${ROOT_FILES_FOLDER}/${name}`);
}
