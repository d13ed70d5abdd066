import type { ProductSummary } from '#app/domain/product/product.ts';
import { DEFAULT_FILTER, LISTING_VIEWS, type ListingFilter, selectBrands } from './listing-filter.ts';
import { parsePriceInput } from './price-input.ts';
import { clampRange, isSameRange, type PriceRange, priceBounds } from './price-range.ts';
import { availableSortOrders } from './sort-order.ts';

const PARAMETERS = ['sort', 'brand', 'stock', 'min', 'max', 'view'];

/**
 * Parses the query of a listing's URL: `?sort=price-asc&brand=Axis&stock=in&min=100&max=900&view=list`.
 * Unknown parameters and invalid values are ignored. `defaults` are used for missing parameters.
 */
export function parseListingQuery(
  params: URLSearchParams,
  products: readonly ProductSummary[],
  defaults = DEFAULT_FILTER,
): ListingFilter {
  const sortOrders = availableSortOrders(defaults.sort);
  return {
    availability: params.get('stock') === 'in' ? 'in-stock' : 'all',
    brands: parseBrands(params.getAll('brand'), products),
    price: parsePrice(params, priceBounds(products)),
    sort: sortOrders.find(({ key }) => key === params.get('sort'))?.key ?? defaults.sort,
    view: LISTING_VIEWS.find((view) => view === params.get('view')) ?? defaults.view,
  };
}

/**
 * Writes the values that differ from `defaults`, always in the same order. Other parameters of the `current` query, such
 * as the search term, are kept and come first.
 */
export function toListingQuery(
  { sort, brands, availability, price, view }: ListingFilter,
  defaults = DEFAULT_FILTER,
  current = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(current);
  for (const name of PARAMETERS) params.delete(name);
  if (sort !== defaults.sort) params.append('sort', sort);
  if (brands !== 'all') {
    for (const brand of brands.length > 0 ? brands : ['']) params.append('brand', brand);
  }
  if (availability === 'in-stock') params.append('stock', 'in');
  if (price) {
    params.append('min', String(price.min));
    params.append('max', String(price.max));
  }
  if (view !== defaults.view) params.append('view', view);
  return params;
}

/** An empty `brand=` selects no brand. Without a `brand`, or with unknown brands only, all are selected. */
function parseBrands(
  values: readonly string[],
  products: readonly ProductSummary[],
): ListingFilter['brands'] {
  const selected = selectBrands(products, (brand) => values.includes(brand));
  return selected.length > 0 || values.includes('') ? selected : 'all';
}

function parsePrice(params: URLSearchParams, bounds: PriceRange): PriceRange | undefined {
  const min = parseBound(params.get('min'));
  const max = parseBound(params.get('max'));
  if (min === undefined && max === undefined) return undefined;
  const range = clampRange(min, max, bounds);
  return isSameRange(range, bounds) ? undefined : range;
}

function parseBound(text: string | null): number | undefined {
  const input = parsePriceInput(text ?? '');
  return input.kind === 'whole' ? input.value : undefined;
}
