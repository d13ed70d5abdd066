import type { FilterCriterion } from './filter-criterion.ts';
import { isBrandSelected, type ListingFilter, selectOnlyBrand, toggleBrand } from './listing-filter.ts';
import type { ListingScope } from './listing-scope.ts';

/** A toggle button above the list. */
export type QuickFilter = {
  readonly criterion: FilterCriterion;
  readonly isSelected: boolean;
  readonly toggle: (filter: ListingFilter) => ListingFilter;
};

const MAX_BRANDS = 3;

/** "In Stock" and up to three brands, those with the most products first. Empty if there are fewer than two brands. */
export function quickFilters(scope: ListingScope, filter: ListingFilter): readonly QuickFilter[] {
  if (scope.brands.length < 2) return [];
  const brands = scope.brands.toSorted((a, b) => b.count - a.count);
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
      ({ brand }): QuickFilter => ({
        criterion: { kind: 'brand', brand },
        isSelected: filter.brands !== 'all' && isBrandSelected(filter, brand),
        toggle: (current) => toggleQuickBrand(current, scope, brand),
      }),
    ),
  ];
}

/**
 * If all brands are selected, selects only this one. Otherwise adds or removes the brand; removing the last one selects
 * all brands again.
 */
function toggleQuickBrand(filter: ListingFilter, scope: ListingScope, brand: string): ListingFilter {
  if (filter.brands === 'all') return selectOnlyBrand(filter, brand);
  const toggled = toggleBrand(filter, scope, brand);
  const isNoneSelected = toggled.brands !== 'all' && toggled.brands.length === 0;
  return isNoneSelected ? { ...toggled, brands: 'all' } : toggled;
}
