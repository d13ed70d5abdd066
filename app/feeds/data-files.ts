import { data } from 'react-router';
import { keyFiguresOf, wordList } from '#app/catalogue/catalogue.server.ts';
import { figureTable, listingFile } from '#app/catalogue/listing-files.server.ts';
import { allProducts, products } from '#app/catalogue/products-in-use.server.ts';
import { toSearchedProduct } from '#app/catalogue/projections.server.ts';
import { pickCatalogueOffer } from '#app/offer/model/offer.ts';
import { productsFile, productsJsonSchema } from './products-file.server.ts';
import { toCodeFile } from '#app/quick-order/model/product-codes.ts';
import type { Route } from './+types/data-files.ts';
import { productsInCategories, rootFile } from './root-file-pages.server.ts';

/**
 * The files below `/data/`: those that pages fetch on demand, such as `/data/offers.json`, and those for other programs. They
 * share a route, because a route for listing files alone would have no paths to prerender in a small shop, and the
 * router rejects such a route.
 */
export async function loader({ params: { '*': path } }: Route.LoaderArgs) {
  const [kind = '', ...names] = path.split('/');
  const content = Object.hasOwn(FILES, kind) ? await FILES[kind]?.(names) : undefined;
  if (!content) throw data(null, { status: 404 });
  return content instanceof Response ? content : Response.json(content);
}

const FILES: Readonly<Record<string, (names: readonly string[]) => Promise<object | undefined> | object>> = {
  /** The current offers, for whatever lists products by id, such as saved carts and wishlists. */
  'offers.json': async () => (await allProducts()).map(pickCatalogueOffer),
  /** What tables and comparisons of a category's products show: `cctv-systems.json`. */
  figures: ([file = '']) => figureTable(file.replace(/\.json$/, '')),
  /** All products of a listing with several pages: `cctv-systems.json`. */
  listings: ([file = '']) => listingFile(file.replace(/\.json$/, '')),
  /** The SKU, model and item number of every product, for Quick Order. */
  'product-codes.json': async () => toCodeFile(await allProducts()),
  /** What other programs read, see docs/published-files.md. */
  'products.json': async () => productsFile(await productsInCategories()),
  'products.schema.json': productsJsonSchema,
  /** Files that the build moves to the root of the site, such as `robots.txt`. */
  root: async (names) => {
    const text = await rootFile(names.join('/'));
    return text === undefined ? undefined : new Response(text);
  },
  /** The words that searches in plain words understand. */
  'plain-words.json': async () => wordList((await products().overview()).brands),
  /** All that a search needs: `texts.json`. */
  search: async () =>
    Promise.all(
      (await allProducts()).map(async (product) => {
        const partners = await products().partners(product.id);
        return toSearchedProduct(product, keyFiguresOf(product), partners.length > 0);
      }),
    ),
};
