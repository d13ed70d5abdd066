import * as fc from 'fast-check';
import { afterEach, expect, vi } from 'vitest';
import { type Cart, lineItem, parseCart, refreshCart, serializeCart } from '#app/cart/model/cart.ts';
import { figureRows } from '#app/compare/model/comparison-rows.ts';
import { ATTRIBUTES } from '#app/figures/model/figures.fixture.ts';
import { activeFilters } from '#app/listing/model/listing-filter.ts';
import { DEFAULT_FILTER, type ListingFilter } from '#app/listing/model/listing-filter.ts';
import { parseListingQuery } from '#app/listing/model/listing-query.ts';
import { listingTable } from '#app/listing/product-table.tsx';
import { pageLinks, pageOf } from '#app/listing/model/paging.ts';
import { isPrice } from '#app/lib/money.ts';
import type { CatalogueProduct } from '#app/offer/model/catalogue-product.ts';
import type { Product } from '#app/offer/model/product.ts';
import { loadOffers, loadSavedOffers } from '#app/offer/load-offers.ts';
import { kind, plainWordsFilesOf } from '#app/search/plain-words-files.fixture.ts';
import { parseCategoryPage } from '#app/shell/category-page-data.ts';
import { parseProductPage } from '#app/shell/page-data.ts';
import { conditionText, figureText } from '#app/figures/texts.ts';
import { aCatalogueProduct, aProduct, aSearchEntry, anyProducts } from '#tests/support/a-product.ts';
import { forgetProductFiles } from '#app/products/product-files.ts';
import { staticProducts } from '#app/products/static-products.ts';
import { aCatalogue } from '#tests/support/a-catalogue.ts';
import { manyProducts, scopeWithFigures } from '#tests/support/a-listing.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { fuzz } from '#tests/support/fuzz.ts';
import { hostileJson, hostileQuery, hostileText, mutated } from '#tests/support/hostile.ts';

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

function toCatalogueProduct(product: Product): CatalogueProduct {
  const { specifications: _, ...others } = product;
  return { ...others, figures: {} };
}

const anyCatalogue = anyProducts.map((products) =>
  aCatalogue(products.slice(0, 5).map(toCatalogueProduct), ATTRIBUTES),
);

const CART = { items: [1, 2, 3].map((id) => lineItem(anOffer({ id: `${id}` }), 2)) };

const linesOf = (cart: Cart | undefined) => cart?.items.map(({ id, quantity }) => [id, quantity]);

fuzz('no broken catalogue breaks the cart', hostileJson(anyCatalogue), async (text) => {
  forgetProductFiles();
  serve(text);
  const ids = ['1', '2', '3'];
  for (const load of [loadOffers, loadSavedOffers]) {
    const offers = await unlessRejected(load(ids));
    const { next } = refreshCart(CART, offers ?? new Map());
    expect(next.items.every(({ price }) => isPrice(price))).toBe(true);
    // The next visit still finds every line.
    const saved = parseCart(serializeCart(next));
    expect(linesOf(saved?.next)).toEqual(linesOf(next));
    expect(saved?.capped).toEqual([]);
  }
});

const LISTED = manyProducts(6);
const LISTED_CATALOGUE = aCatalogue(
  LISTED.map((product) => Object.assign(toCatalogueProduct(product), { figures: product.stated })),
  ATTRIBUTES,
);

fuzz(
  'no broken catalogue breaks a comparison, a table or a listing',
  fc.tuple(
    hostileJson(fc.constant(LISTED_CATALOGUE)),
    fc.constantFrom('price-asc', 'name-desc', 'best-selling'),
  ),
  async ([text, sort]) => {
    forgetProductFiles();
    serve(text);
    const products = await unlessRejected(staticProducts.find(LISTED.map(({ id }) => id)));
    if (!products) return;
    const attributes = await staticProducts.columns('cctv-systems');
    const compared = products.map((offer) => ({ offer, attributes, figures: offer.figures }));
    for (const row of figureRows(compared)) {
      for (const figure of row.figures)
        if (figure) expect(figureText(row.attribute, figure)).toBeTypeOf('string');
    }
    const table = listingTable({ columns: attributes, products });
    for (const { id } of table.columns) {
      for (const direction of ['ascending', 'descending'] as const) {
        expect(table.order(LISTED, { column: id, direction })).toHaveLength(LISTED.length);
      }
    }
    const filter: ListingFilter = { ...DEFAULT_FILTER, sort, price: { min: 0, max: 900 } };
    const listed = await unlessRejected(
      staticProducts.list({ kind: 'listing', slug: 'cctv-systems' }, filter),
    ).catch(() => undefined);
    for (const { price } of listed?.products ?? []) expect(isPrice(price)).toBe(true);
  },
);

const SCOPE = scopeWithFigures(LISTED);

const CATEGORY_PAGE = {
  title: 'CCTV systems',
  summary: 'Cameras.',
  products: [...LISTED],
  scope: SCOPE,
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
    forgetProductFiles();
    const suggestions = await unlessRejected(staticProducts.suggest(query, NEVER_ABORTED));
    expect(suggestions?.length ?? 0).toBeLessThanOrEqual(8);
    const answer = await unlessRejected(staticProducts.search(query));
    for (const { price } of answer?.products ?? []) expect(isPrice(price)).toBe(true);
  },
  { cost: 4 },
);

const CODED = aCatalogue([
  aCatalogueProduct({ id: '1', brand: 'Zenitel', model: 'TCIV-6+', itemNumber: 'ZEN-TCIV-6P' }),
  aCatalogueProduct({ id: '2', brand: 'Motorola', model: 'XPR 5550e' }),
]);

fuzz(
  'no broken catalogue breaks a quick order',
  fc.tuple(hostileJson(fc.constant(CODED)), hostileText),
  async ([catalogue, line]) => {
    // The modules keep what they have loaded, so each case imports them anew.
    vi.resetModules();
    const { readPreview } = await import('#app/quick-order/read-preview.ts');
    serve(catalogue);
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
  plan: { title: 'Plan with this camera', to: '/planner' },
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
