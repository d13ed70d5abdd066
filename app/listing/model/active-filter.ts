import { conditionsOn, toggleCondition } from './figure-choice.ts';
import type { FilterCriterion } from './filter-criterion.ts';
import { isBrandSelected, type ListingFilter, toggleBrand } from './listing-filter.ts';
import type { ListingScope } from './listing-scope.ts';

/** One active criterion, and the filter that remains when it is removed. */
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
