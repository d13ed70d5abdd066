import * as fc from 'fast-check';
import { afterEach, expect, vi } from 'vitest';
import { type Cart, lineItem, parseCart, refreshCart, serializeCart } from '#app/cart/model/cart.ts';
import { figureRows } from '#app/compare/model/comparison-rows.ts';
import { toShownAttribute } from '#app/figures/model/attribute.ts';
import { ATTRIBUTES } from '#app/figures/model/figures.fixture.ts';
import { figuresById, toFigureTable } from '#app/figures/model/figure-table.ts';
import { activeFilters } from '#app/listing/model/listing-filter.ts';
import { DEFAULT_FILTER, type ListingFilter } from '#app/listing/model/listing-filter.ts';
import { parseListingQuery } from '#app/listing/model/listing-query.ts';
import { listingTable } from '#app/listing/product-table.tsx';
import { pageLinks, pageOf } from '#app/listing/model/paging.ts';
import { facetsOf, listProducts } from '#app/listing/model/listing.ts';
import { isListedProducts, listingPath } from '#app/listing/model/listing.ts';
import { fetchChecked } from '#app/lib/fetch-json.ts';
import { isPrice } from '#app/lib/money.ts';
import { OFFERS_PATH, pickCatalogueOffer } from '#app/offer/model/offer.ts';
import { toCodeFile } from '#app/quick-order/model/product-codes.ts';
import { isRecord } from '#app/lib/type-guards.ts';
import { loadFigureTables } from '#app/offer/load-figures.ts';
import { loadOffers, loadReadableOffers } from '#app/offer/load-offers.ts';
import { kind, plainWordsFilesOf } from '#app/search/plain-words-files.fixture.ts';
import { ProductSearch } from '#app/search/product-search.ts';
import { SEARCH_FILES as SOURCES } from '#app/search/shop-search.ts';
import { parseCategoryPage } from '#app/shell/category-page-data.ts';
import { parseProductPage } from '#app/shell/page-data.ts';
import { conditionText, figureText } from '#app/figures/texts.ts';
import { anyProducts, aProduct, aSearchEntry } from '#tests/support/a-product.ts';
import { builtListing, manyProducts, scopeWithFigures } from '#tests/support/a-listing.ts';
import { aCatalogueOffer, anOffer } from '#tests/support/an-offer.ts';
import { fuzz } from '#tests/support/fuzz.ts';
import {
  amongBroken,
  hostileJson,
  hostileQuery,
  hostileText,
  mutated,
  toJson,
} from '#tests/support/hostile.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Serves one text for every path, or the text that `files` has for a path. */
function serve(files: string | Readonly<Record<string, string>>): void {
  vi.stubGlobal('fetch', async (path: string) => {
    const text = typeof files === 'string' ? files : files[path];
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  });
}

/**
 * Awaits a result that a broken file may prevent. Loaders may reject with an `Error` of their own, or with the `SyntaxError` of
 * a file that is not JSON. A `TypeError` or `RangeError` is a bug.
 */
async function unlessRejected<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) throw error;
    return undefined;
  }
}

const idOf = (entry: unknown) => (isRecord(entry) ? entry['id'] : undefined);

const anyOfferFile = anyProducts.map((products) =>
  products.slice(0, 5).map((product) => pickCatalogueOffer(product)),
);

const CART = { items: [1, 2, 3].map((id) => lineItem(anOffer({ id: `${id}` }), 2)) };

const linesOf = (cart: Cart | undefined) => cart?.items.map(({ id, quantity }) => [id, quantity]);

fuzz('no broken file of offers breaks the cart', hostileJson(anyOfferFile), async (text) => {
  serve(text);
  const ids = ['1', '2', '3'];
  for (const load of [loadOffers, loadReadableOffers]) {
    const offers = await unlessRejected(load(ids));
    const { next } = refreshCart(CART, offers ?? new Map());
    expect(next.items.every(({ price }) => isPrice(price))).toBe(true);
    // The next visit still finds every line.
    const saved = parseCart(serializeCart(next));
    expect(linesOf(saved?.next)).toEqual(linesOf(next));
    expect(saved?.capped).toEqual([]);
  }
});

fuzz(
  'valid offers are used, whatever else is in their file',
  amongBroken(
    fc.record({ id: fc.constantFrom('1', '2', '3'), price: fc.nat({ max: 1_000_000 }) }).map(aCatalogueOffer),
    idOf,
  ),
  async ({ valid, all }) => {
    serve(toJson(all));
    const offers = await loadReadableOffers(['1']);
    for (const offer of valid) expect(offers.get(offer.id)).toEqual(offer);
  },
);

const LISTED = manyProducts(6);
const FIGURE_TABLE = toFigureTable(
  ATTRIBUTES.map(toShownAttribute),
  LISTED.map(({ id, stated }) => ({ id, figures: stated })),
);

fuzz(
  'no broken file of figures breaks a comparison or a table',
  hostileJson(fc.constant(FIGURE_TABLE)),
  async (text) => {
    serve(text);
    const table = (await unlessRejected(loadFigureTables([{ category: 'cctv-systems', id: '1' }])))?.get(
      'cctv-systems',
    );
    if (!table) return;
    const figures = figuresById(table);
    const compared = LISTED.map((product) => ({
      offer: pickCatalogueOffer(product),
      attributes: table.attributes,
      figures: figures.get(product.id) ?? {},
    }));
    for (const row of figureRows(compared)) {
      for (const figure of row.figures)
        if (figure) expect(figureText(row.attribute, figure)).toBeTypeOf('string');
    }
    const listing = listingTable(table);
    for (const { id } of listing.columns) {
      for (const direction of ['ascending', 'descending'] as const) {
        expect(listing.order(LISTED, { column: id, direction })).toHaveLength(LISTED.length);
      }
    }
  },
);

const SCOPE = scopeWithFigures(LISTED);

const CATEGORY_PAGE = {
  title: 'CCTV systems',
  summary: 'Cameras.',
  products: [...LISTED],
  scope: SCOPE,
  version: 'v1',
  trail: [{ title: 'Home', to: '/' }],
  childCategories: [{ title: 'Dome', to: '/category/dome' }],
  combined: { title: 'All', to: '/category/all', count: 7 },
};

fuzz(
  'no broken data of a category’s page breaks its listing',
  fc.tuple(
    mutated(fc.constant(CATEGORY_PAGE)),
    hostileQuery(
      ['brand', 'min', 'f.ip', 'f.night-range', 'page'],
      fc.constantFrom('Axis', '1', 'IP54', '0-5', '2'),
    ),
  ),
  async ([data, query]) => {
    serve({});
    const page = parseCategoryPage(data);
    if (!page) return;
    const { scope } = page;
    const filter = parseListingQuery(query, scope);
    for (const { criterion } of activeFilters(filter, scope)) {
      if (criterion.kind === 'figure')
        expect(conditionText(criterion.attribute, criterion.condition)).toBeTypeOf('string');
    }
    const { page: number, pageCount } = pageOf(scope.total, filter.page);
    expect(pageLinks(number, pageCount).length).toBeLessThanOrEqual(7);
  },
);

const LISTING_PATH = listingPath('cameras');

fuzz(
  'no broken file breaks a listing with several pages',
  fc.tuple(
    hostileJson(fc.constant(builtListing(manyProducts(60)).files.get(LISTING_PATH))),
    fc.constantFrom('price-asc', 'name-desc', 'best-selling'),
  ),
  async ([file, sort]) => {
    serve({ [LISTING_PATH]: file });
    const listing = await unlessRejected(fetchChecked(LISTING_PATH, isListedProducts));
    if (!listing) return;
    const { scope, products } = listing;
    const filter: ListingFilter = { ...DEFAULT_FILTER, sort, price: { min: 0, max: 900 } };
    for (const { price } of listProducts(products, filter, scope)) expect(isPrice(price)).toBe(true);
    expect(facetsOf(products, scope, filter).brands).toHaveLength(scope.brands.length);
  },
  { cost: 10 },
);

const ENTRIES = [
  {
    ...aSearchEntry({ id: 'dome', title: 'Dome camera', specifications: ['IP66'] }),
    statedFigures: kind('dome'),
  },
  { ...aSearchEntry({ id: 'radio', title: 'Radio', brand: 'Icom' }), statedFigures: kind('portable-radio') },
];
const SEARCH_FILES = plainWordsFilesOf(ENTRIES);
const QUERIES = ['dome', 'walkie-talkie under 500', 'dmoe camra', 'camera without sip -30', 'xyz'] as const;
const NEVER_ABORTED = new AbortController().signal;

fuzz(
  'no broken file breaks the search',
  fc.tuple(
    fc
      .constantFrom(...Object.keys(SEARCH_FILES))
      .chain((path) => hostileJson(fc.constant(SEARCH_FILES[path])).map((text) => ({ path, text }))),
    fc.oneof(
      { arbitrary: fc.constantFrom<string>(...QUERIES), weight: 4 },
      { arbitrary: hostileText, weight: 1 },
    ),
  ),
  async ([{ path, text }, query]) => {
    const files = Object.fromEntries(
      Object.entries(SEARCH_FILES).map(([path, file]) => [path, JSON.stringify(file)]),
    );
    serve({ ...files, [path]: text });
    const engine = new ProductSearch(SOURCES);
    const suggestions = await unlessRejected(engine.suggest(query, NEVER_ABORTED));
    expect(suggestions?.length ?? 0).toBeLessThanOrEqual(8);
    const answer = await unlessRejected(engine.search(query));
    for (const { price } of answer?.products ?? []) expect(isPrice(price)).toBe(true);
  },
  { cost: 4 },
);

const CODES = toCodeFile([
  {
    id: '1',
    brand: 'Zenitel',
    title: 'Intercom',
    specifications: { Model: 'TCIV-6+', 'Item number': 'ZEN-TCIV-6P' },
  },
  { id: '2', brand: 'Motorola', title: 'Radio', specifications: { Model: 'XPR 5550e' } },
]);

fuzz(
  'no broken file of product codes breaks a quick order',
  fc.tuple(hostileJson(fc.constant(CODES)), hostileJson(anyOfferFile), hostileText),
  async ([codes, offers, line]) => {
    // The module keeps what it has loaded, so each case imports it anew.
    vi.resetModules();
    const { readPreview } = await import('#app/quick-order/read-preview.ts');
    serve({ [OFFERS_PATH]: offers, '/data/product-codes.json': codes });
    const preview = await unlessRejected(
      readPreview(`TCIV-6+ 2\n${line}\nXPR5550e\nTCIV6 1`, new Map(), NEVER_ABORTED),
    );
    for (const { offer, quantity } of preview?.good ?? []) {
      expect(isPrice(offer.price) && Number.isSafeInteger(quantity)).toBe(true);
    }
  },
  { cost: 20 },
);

const PRODUCT_PAGE = {
  product: { ...aProduct({ id: '1', specifications: { Resolution: '8 MP' } }) },
  metaDescription: 'A camera.',
  figures: [['Resolution', '8 MP']],
  plan: { productKind: 'camera', to: '/planner' },
  trail: [{ title: 'Home', to: '/' }],
  related: [aProduct({ id: '2' })],
  worksWith: [{ offer: anOffer({ id: '3' }), reason: 'Both use ONVIF.' }],
};

fuzz('the data of a product’s page is sound or rejected', mutated(fc.constant(PRODUCT_PAGE)), (data) => {
  const page = parseProductPage(data);
  if (!page) return;
  const prices = [page.product, ...page.related, ...page.worksWith.map(({ offer }) => offer)];
  expect(prices.every(({ price }) => isPrice(price))).toBe(true);
});
