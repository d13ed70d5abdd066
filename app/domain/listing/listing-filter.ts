import type { ProductSummary } from '#app/domain/product/product.ts';
import type { PriceRange } from './price-range.ts';
import { compareNames, type SortKey } from './sort-order.ts';

export const LISTING_VIEWS = ['grid', 'list', 'compact'] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];

export type ListingFilter = {
  readonly availability: 'all' | 'in-stock';
  /** The ticked brands, in the order of `brandsOf`; never all of them by name: that is `'all'`. */
  readonly brands: 'all' | readonly string[];
  /** Absent where the visitor has not narrowed the listing's own range. */
  readonly price: PriceRange | undefined;
  readonly sort: SortKey;
  readonly view: ListingView;
};

export const NO_FILTER: ListingFilter = {
  availability: 'all',
  brands: 'all',
  price: undefined,
  sort: 'best-selling',
  view: 'grid',
};

/** What a search finds: as it was found. */
export const BEST_MATCHES: ListingFilter = { ...NO_FILTER, sort: 'best-match' };

export function brandsOf(products: readonly ProductSummary[]): readonly string[] {
  return [...new Set(products.map(({ brand }) => brand))].toSorted(compareNames);
}

export function isTicked({ brands }: Pick<ListingFilter, 'brands'>, brand: string): boolean {
  return brands === 'all' || brands.includes(brand);
}

/** The brands of the listing that `keep` keeps, as a filter holds them. */
export function tickedBrands(
  products: readonly ProductSummary[],
  keep: (brand: string) => boolean,
): ListingFilter['brands'] {
  const all = brandsOf(products);
  const kept = all.filter(keep);
  return kept.length === all.length ? 'all' : kept;
}

export function toggleBrand(
  filter: ListingFilter,
  products: readonly ProductSummary[],
  brand: string,
): ListingFilter {
  const brands = tickedBrands(products, (each) => isTicked(filter, each) !== (each === brand));
  return { ...filter, brands };
}

export function onlyBrand(filter: ListingFilter, brand: string): ListingFilter {
  return { ...filter, brands: [brand] };
}

/** As at first, in the view that the visitor has chosen. */
export function clearFilters({ view }: ListingFilter, initial = NO_FILTER): ListingFilter {
  return { ...initial, view };
}
