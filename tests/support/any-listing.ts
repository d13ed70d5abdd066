import * as fc from 'fast-check';
import { toRange } from '#app/figures/model/condition-code.ts';
import type { FigureFacet } from '#app/figures/model/figure-facet.ts';
import { anyFigures } from '#app/figures/model/figures.fixture.ts';
import { LISTING_VIEWS, type ListingFilter, selectBrands } from '#app/listing/model/listing-filter.ts';
import type { ListingScope } from '#app/listing/model/listing.ts';
import { isSameRange } from '#app/listing/model/price-range.ts';
import { SORT_ORDERS } from '#app/listing/model/sort-order.ts';
import { type ListedProduct, scopeWithFigures } from './a-listing.ts';
import { anyProducts } from './a-product.ts';

/** Products with distinct ids, and the figures that they state. */
export const anyListedProducts: fc.Arbitrary<readonly ListedProduct[]> = anyProducts.chain((products) =>
  fc.tuple(...products.map((product) => anyFigures.map((stated) => Object.assign({ stated }, product)))),
);

/** Products, their scope, and any filter that an address can state, with its sort order, view and page. */
export const anyListing = anyListedProducts.chain((products) => {
  const scope = scopeWithFigures(products);
  return anyFilterOf(scope).map((filter) => ({ products, scope, filter }));
});

export function anyFilterOf(scope: ListingScope): fc.Arbitrary<ListingFilter> {
  return fc
    .record({
      isBrandSelected: fc.func(fc.boolean()),
      availability: fc.constantFrom('all' as const, 'in-stock' as const),
      prices: fc.option(fc.tuple(fc.nat(600), fc.nat(600)), { nil: undefined }),
      figures: fc.tuple(...scope.figures.map(anyConditions)),
      sort: fc.constantFrom(...SORT_ORDERS.map(({ key }) => key)),
      order: fc.option(anyOrder, { nil: undefined }),
      view: fc.constantFrom(...LISTING_VIEWS),
      page: fc.integer({ min: 1 }),
    })
    .map(({ isBrandSelected, prices, figures, ...rest }): ListingFilter => {
      const range = prices && { min: Math.min(...prices), max: Math.max(...prices) };
      const chosen = scope.figures.flatMap(({ attribute }, index) =>
        figures[index]?.length ? [[attribute.id, figures[index]] as const] : [],
      );
      return Object.assign(rest, {
        brands: selectBrands(scope, isBrandSelected),
        price: range && isSameRange(range, scope.bounds) ? undefined : range,
        figures: Object.fromEntries(chosen),
      });
    });
}

const anyOrder = fc.record({
  // The listing has no columns `4k` and `asc`, but an address can name them.
  column: fc.constantFrom('brand', 'night-range', '4k', 'asc'),
  direction: fc.constantFrom('ascending' as const, 'descending' as const),
});

const anyBound = fc.option(fc.integer({ min: -60, max: 350 }), { nil: undefined });

function anyConditions({ options, bounds }: FigureFacet) {
  const ranges = bounds
    ? fc.tuple(anyBound, anyBound).map(([min, max]) => toRange(min, max))
    : fc.constant(undefined);
  return fc
    .tuple(ranges, fc.subarray(options.map(({ condition }) => condition)))
    .map(([range, conditions]) => [range ?? [], conditions].flat());
}
