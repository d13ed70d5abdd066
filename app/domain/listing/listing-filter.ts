import type { ProductSummary } from '#app/domain/product/product.ts';
import type { PriceRange } from './price-range.ts';
import { compareNames, type SortKey } from './sort-order.ts';

export const LISTING_VIEWS = ['grid', 'list', 'compact'] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];

export type ListingFilter = {
  readonly availability: 'all' | 'in-stock';
  /** The selected brands in the order of `brandsOf`. If all are selected, the value is `'all'`, never their list. */
  readonly brands: 'all' | readonly string[];
  /** Undefined for the whole price range of the listing. */
  readonly price: PriceRange | undefined;
  readonly sort: SortKey;
  readonly view: ListingView;
};

/** The filter of a category whose URL has no query. */
export const DEFAULT_FILTER: ListingFilter = {
  availability: 'all',
  brands: 'all',
  price: undefined,
  sort: 'best-selling',
  view: 'grid',
};

/** The filter of a search whose URL has nothing but the search term. */
export const DEFAULT_SEARCH_FILTER: ListingFilter = { ...DEFAULT_FILTER, sort: 'best-match' };

/** The brands of a listing, each once, in alphabetical order. */
export function brandsOf(products: readonly ProductSummary[]): readonly string[] {
  return [...new Set(products.map(({ brand }) => brand))].toSorted(compareNames);
}

export function isBrandSelected({ brands }: Pick<ListingFilter, 'brands'>, brand: string): boolean {
  return brands === 'all' || brands.includes(brand);
}

/** The value of `ListingFilter.brands` that selects the listing's brands for which `isSelected` returns true. */
export function selectBrands(
  products: readonly ProductSummary[],
  isSelected: (brand: string) => boolean,
): ListingFilter['brands'] {
  const all = brandsOf(products);
  const selected = all.filter(isSelected);
  return selected.length === all.length ? 'all' : selected;
}

/** Selects the brand if it is not selected, else deselects it. */
export function toggleBrand(
  filter: ListingFilter,
  products: readonly ProductSummary[],
  brand: string,
): ListingFilter {
  const brands = selectBrands(products, (other) => isBrandSelected(filter, other) !== (other === brand));
  return { ...filter, brands };
}

export function selectOnlyBrand(filter: ListingFilter, brand: string): ListingFilter {
  return { ...filter, brands: [brand] };
}

/** Resets everything but the view. */
export function clearFilters({ view }: ListingFilter, defaults = DEFAULT_FILTER): ListingFilter {
  return { ...defaults, view };
}
