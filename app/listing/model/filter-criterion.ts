import type { ShownAttribute } from '#app/figures/model/attribute.ts';
import type { FigureCondition } from '#app/figures/model/figure-condition.ts';
import type { PriceRange } from './price-range.ts';
import {
  conditionsOn,
  isBrandSelected,
  type ListingFilter,
  selectOnlyBrand,
  toggleBrand,
  toggleCondition,
} from './listing-filter.ts';
import type { ListingScope } from './listing-scope.ts';

/** One condition of a filter. `app/listing/texts.ts` has its label. */
export type FilterCriterion =
  | { readonly kind: 'in-stock' }
  | { readonly kind: 'price'; readonly range: PriceRange }
  | { readonly kind: 'brand'; readonly brand: string }
  | { readonly kind: 'not-brand'; readonly brand: string }
  | { readonly kind: 'no-brands' }
  | { readonly kind: 'figure'; readonly attribute: ShownAttribute; readonly condition: FigureCondition };

export type ActiveFilter = { readonly criterion: FilterCriterion; readonly filterWithout: ListingFilter };

export function activeFilters(filter: ListingFilter, scope: ListingScope): readonly ActiveFilter[] {
  const active: ActiveFilter[] = [];
  if (filter.availability === 'in-stock') {
    const filterWithout: ListingFilter = { ...filter, availability: 'all' };
    active.push({ criterion: { kind: 'in-stock' }, filterWithout });
  }
  if (filter.price) {
    active.push({
      criterion: { kind: 'price', range: filter.price },
      filterWithout: { ...filter, price: undefined },
    });
  }
  return [...active, ...activeBrandFilters(filter, scope), ...activeFigureFilters(filter, scope)];
}

function activeFigureFilters(filter: ListingFilter, scope: ListingScope): readonly ActiveFilter[] {
  return scope.figures.flatMap(({ attribute }) =>
    conditionsOn(filter, attribute.id).map((condition) => ({
      criterion: { kind: 'figure' as const, attribute, condition },
      filterWithout: toggleCondition(filter, scope, attribute.id, condition),
    })),
  );
}

/** Lists the selected brands, or the deselected ones where these are fewer. */
function activeBrandFilters(filter: ListingFilter, scope: ListingScope): readonly ActiveFilter[] {
  const allBrands: ListingFilter = { ...filter, brands: 'all' };
  const brands = scope.brands.map(({ brand }) => brand);
  const selected = brands.filter((brand) => isBrandSelected(filter, brand));
  const deselected = brands.filter((brand) => !isBrandSelected(filter, brand));
  if (deselected.length === 0) return [];
  if (selected.length === 0) return [{ criterion: { kind: 'no-brands' }, filterWithout: allBrands }];
  const listed = deselected.length < selected.length ? deselected : selected;
  return listed.map((brand) => ({
    criterion: { kind: listed === deselected ? 'not-brand' : 'brand', brand },
    // Removing the last brand filter shows all brands rather than an empty listing.
    filterWithout: listed.length === 1 ? allBrands : toggleBrand(filter, scope, brand),
  }));
}

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
