import { data } from 'react-router';
import { cardFiguresOf, wordList } from '#app/catalogue/catalogue.server.ts';
import {
  figuresOfSome,
  figureTable,
  listingAnswer,
  listingFile,
} from '#app/catalogue/listing-files.server.ts';
import { allProducts, products } from '#app/catalogue/products-in-use.server.ts';
import { toSearchedProduct } from '#app/catalogue/projections.server.ts';
import { queryOf, termIn, valuesIn } from '#app/lib/live-query.ts';
import { TAKES_ORDERS } from '#app/lib/takes-orders.ts';
import { DEFAULT_FILTER, DEFAULT_SEARCH_FILTER } from '#app/listing/model/listing-filter.ts';
import { pickCatalogueOffer } from '#app/offer/model/offer.ts';
import { fileOfAll } from '#app/catalogue/file-of-all.server.ts';
import { productsFile, productsJsonSchema } from './products-file.server.ts';
import { toCodeFile } from '#app/quick-order/model/product-codes.ts';
import type { Route } from './+types/data-files.ts';
import { inCategories, rootFile } from './root-file-pages.server.ts';

/**
 * The files below `/data/`: those that pages fetch on demand, such as `/data/offers.json`, and those for other programs. They
 * share a route, because a route for listing files alone would have no paths to prerender in a small shop, and the
 * router rejects such a route. A live shop answers the queries of its pages at the same addresses,
 * those for codes below `search/`.
 */
export async function loader({ params: { '*': path }, request }: Route.LoaderArgs) {
  const query = queryOf(request);
  const [kind = '', ...names] = path.split('/');
  const content = Object.hasOwn(CONTENTS, kind) ? await CONTENTS[kind]?.(names, query) : undefined;
  if (!content) throw data(null, { status: 404 });
  return content instanceof Response ? content : Response.json(content);
}

type Contents = Readonly<
  Record<
    string,
    (names: readonly string[], query: URLSearchParams) => Promise<object | undefined> | object | undefined
  >
>;

const FILES: Contents = {
  /** The current offers, for whatever lists products by id, such as saved carts and wishlists. */
  'offers.json': async () => (await allProducts()).map(pickCatalogueOffer),
  /** What tables and comparisons of a category's products show: `cctv-systems.json`. */
  figures: ([file = '']) => figureTable(slugOf(file)),
  /** All products of a listing with several pages: `cctv-systems.json`. */
  listings: ([file = '']) => listingFile(slugOf(file)),
  /** The SKU, model and item number of every product, for Quick Order. */
  'product-codes.json': async () => toCodeFile(await allProducts()),
  /** What other programs read, see docs/published-files.md. */
  'products.json': () =>
    fileOfAll('application/json', (some) => JSON.stringify(productsFile(some.map(inCategories))), ']}', ','),
  'products.schema.json': productsJsonSchema,
  /** Files that the build moves to the root of the site, such as `robots.txt`. */
  root: async (names) => {
    const text = await rootFile(names.join('/'));
    return typeof text === 'string' ? new Response(text) : text;
  },
  /** The words that searches in plain words understand. */
  'plain-words.json': async () => wordList((await products().overview()).brands),
  /** All that a search needs: `texts.json`. */
  search: async () =>
    Promise.all(
      (await allProducts()).map(async (product) => {
        const partners = await products().partners(product.id);
        return toSearchedProduct(product, cardFiguresOf(product), partners.length > 0);
      }),
    ),
};

/** What a live shop answers in place of a file that grows with the catalogue. */
const ANSWERS: Contents = {
  /** `?id=1&id=2` */
  'offers.json': async (_, query) =>
    (await products().find(valuesIn(query))).map(({ product }) => pickCatalogueOffer(product)),
  /** `cctv-systems.json?id=1&id=2` */
  figures: ([file = ''], query) => figuresOfSome(slugOf(file), valuesIn(query)),
  /** Pages from before an update learn that there is a new version. */
  'product-codes.json': () => undefined,
  /** `cctv-systems.json?brand=Axis&page=2`, the query of the category's page */
  listings: ([file = ''], query) =>
    listingAnswer({ kind: 'listing', slug: slugOf(file) }, query, DEFAULT_FILTER),
  /**
   * `texts.json?q=dome`, or for a page of one of the lists that were found `texts.json?q=dome&list=text&page=2`.
   * `product-codes.json?code=ds2cd2087g2lu`, or for codes that resemble it `product-codes.json?near=ds2cd2087g2lv`.
   */
  search: async ([file], query) => {
    if (file === 'product-codes.json')
      return toCodeFile(await products().coded(valuesIn(query, 'code'), valuesIn(query, 'near')));
    const term = termIn(query);
    const kind = query.get('list');
    return kind === 'text' || kind === 'plain-words'
      ? listingAnswer({ kind, query: term }, query, DEFAULT_SEARCH_FILTER)
      : products().search(term);
  },
};

const CONTENTS: Contents = { ...FILES, ...(TAKES_ORDERS && ANSWERS) };

/** `cctv-systems.json` → `cctv-systems` */
function slugOf(file: string): string {
  return file.replace(/\.json$/, '');
}
