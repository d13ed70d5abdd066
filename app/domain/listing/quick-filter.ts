import type { ProductSummary } from '#app/domain/product/product.ts';
import type { FilterCriterion } from './filter-criterion.ts';
import {
  brandsOf,
  isBrandSelected,
  type ListingFilter,
  selectOnlyBrand,
  toggleBrand,
} from './listing-filter.ts';

/** A toggle button above the list. */
export type QuickFilter = {
  readonly criterion: FilterCriterion;
  readonly isSelected: boolean;
  readonly toggle: (filter: ListingFilter) => ListingFilter;
};

const MAX_BRANDS = 3;

/** "In Stock" and up to three brands, those with the most products first. Empty if there are fewer than two brands. */
export function quickFilters(
  products: readonly ProductSummary[],
  filter: ListingFilter,
): readonly QuickFilter[] {
  const count = (brand: string) => products.filter((product) => product.brand === brand).length;
  const brands = brandsOf(products).toSorted((a, b) => count(b) - count(a));
  if (brands.length < 2) return [];
  return [
    {
      criterion: { kind: 'in-stock' },
      isSelected: filter.availability === 'in-stock',
      toggle: (current) => ({
        ...current,
        availability: current.availability === 'all' ? 'in-stock' : 'all',
      }),
    },
    ...brands.slice(0, MAX_BRANDS).map(
      (brand): QuickFilter => ({
        criterion: { kind: 'brand', brand },
        isSelected: filter.brands !== 'all' && isBrandSelected(filter, brand),
        toggle: (current) => toggleQuickBrand(current, products, brand),
      }),
    ),
  ];
}

/**
 * If all brands are selected, selects only this one. Otherwise adds or removes the brand; removing the last one selects
 * all brands again.
 */
function toggleQuickBrand(
  filter: ListingFilter,
  products: readonly ProductSummary[],
  brand: string,
): ListingFilter {
  if (filter.brands === 'all') return selectOnlyBrand(filter, brand);
  const toggled = toggleBrand(filter, products, brand);
  return toggled.brands.length > 0 ? toggled : { ...toggled, brands: 'all' };
}
