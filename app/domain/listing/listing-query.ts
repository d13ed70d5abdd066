import type { ProductSummary } from '#app/domain/product/product.ts';
import { LISTING_VIEWS, type ListingFilter, NO_FILTER, tickedBrands } from './listing-filter.ts';
import { clampRange, isSameRange, type PriceRange, priceBounds } from './price-range.ts';
import { isSortKey } from './sort-order.ts';
import { readTypedBound } from './typed-bound.ts';

/** Reads `?sort=price-asc&brand=Axis&stock=in&min=100&max=900&view=list`; what it does not know, it passes over. */
export function parseListingQuery(
  params: URLSearchParams,
  products: readonly ProductSummary[],
): ListingFilter {
  const sort = params.get('sort');
  return {
    availability: params.get('stock') === 'in' ? 'in-stock' : 'all',
    brands: readBrands(params.getAll('brand'), products),
    price: readPrice(params, priceBounds(products)),
    sort: isSortKey(sort) ? sort : NO_FILTER.sort,
    view: LISTING_VIEWS.find((view) => view === params.get('view')) ?? NO_FILTER.view,
  };
}

/** Writes only what differs from the default, always in the same order. */
export function toListingQuery({ sort, brands, availability, price, view }: ListingFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (sort !== NO_FILTER.sort) params.append('sort', sort);
  if (brands !== 'all') for (const brand of brands.length > 0 ? brands : ['']) params.append('brand', brand);
  if (availability === 'in-stock') params.append('stock', 'in');
  if (price) {
    params.append('min', String(price.min));
    params.append('max', String(price.max));
  }
  if (view !== NO_FILTER.view) params.append('view', view);
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
