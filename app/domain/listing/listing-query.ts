import type { ProductSummary } from '#app/domain/product/product.ts';
import { LISTING_VIEWS, type ListingFilter, NO_FILTER, tickedBrands } from './listing-filter.ts';
import { clampRange, isSameRange, type PriceRange, priceBounds } from './price-range.ts';
import { sortOrders } from './sort-order.ts';
import { readTypedBound } from './typed-bound.ts';

/**
 * Reads `?sort=price-asc&brand=Axis&stock=in&min=100&max=900&view=list`; what it does not know, it passes over.
 * `initial` is what the listing shows to who asks for nothing.
 */
export function parseListingQuery(
  params: URLSearchParams,
  products: readonly ProductSummary[],
  initial = NO_FILTER,
): ListingFilter {
  return {
    availability: params.get('stock') === 'in' ? 'in-stock' : 'all',
    brands: readBrands(params.getAll('brand'), products),
    price: readPrice(params, priceBounds(products)),
    sort: sortOrders(initial.sort).find(({ key }) => key === params.get('sort'))?.key ?? initial.sort,
    view: LISTING_VIEWS.find((view) => view === params.get('view')) ?? initial.view,
  };
}

const OWN = ['sort', 'brand', 'stock', 'min', 'max', 'view'];

/** Writes only what differs from `initial`, always in the same order, behind what else `present` holds: a search's term. */
export function toListingQuery(
  { sort, brands, availability, price, view }: ListingFilter,
  initial = NO_FILTER,
  present = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(present);
  for (const name of OWN) params.delete(name);
  if (sort !== initial.sort) params.append('sort', sort);
  if (brands !== 'all') for (const brand of brands.length > 0 ? brands : ['']) params.append('brand', brand);
  if (availability === 'in-stock') params.append('stock', 'in');
  if (price) {
    params.append('min', String(price.min));
    params.append('max', String(price.max));
  }
  if (view !== initial.view) params.append('view', view);
  return params;
}

/** An empty `brand=` ticks none, which is not the same as no `brand` at all. */
function readBrands(named: readonly string[], products: readonly ProductSummary[]): ListingFilter['brands'] {
  const ticked = tickedBrands(products, (brand) => named.includes(brand));
  return ticked.length > 0 || named.includes('') ? ticked : 'all';
}

function readPrice(params: URLSearchParams, bounds: PriceRange): PriceRange | undefined {
  const min = readBound(params.get('min'));
  const max = readBound(params.get('max'));
  if (min === undefined && max === undefined) return undefined;
  const range = clampRange(min, max, bounds);
  return isSameRange(range, bounds) ? undefined : range;
}

function readBound(text: string | null): number | undefined {
  const bound = readTypedBound(text ?? '');
  return bound.kind === 'whole' ? bound.value : undefined;
}
