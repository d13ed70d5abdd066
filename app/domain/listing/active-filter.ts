import type { ProductSummary } from '#app/domain/product/product.ts';
import type { FilterCriterion } from './filter-criterion.ts';
import { brandsOf, isBrandSelected, type ListingFilter, toggleBrand } from './listing-filter.ts';

/** One active criterion, and the filter that remains when it is removed. */
export type ActiveFilter = { readonly criterion: FilterCriterion; readonly filterWithout: ListingFilter };

export function activeFilters(
  filter: ListingFilter,
  products: readonly ProductSummary[],
): readonly ActiveFilter[] {
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
  return [...active, ...activeBrandFilters(filter, products)];
}

/** Lists the selected brands, or the deselected ones where these are fewer. */
function activeBrandFilters(
  filter: ListingFilter,
  products: readonly ProductSummary[],
): readonly ActiveFilter[] {
  const allBrands: ListingFilter = { ...filter, brands: 'all' };
  const brands = brandsOf(products);
  const selected = brands.filter((brand) => isBrandSelected(filter, brand));
  const deselected = brands.filter((brand) => !isBrandSelected(filter, brand));
  if (deselected.length === 0) return [];
  if (selected.length === 0) return [{ criterion: { kind: 'no-brands' }, filterWithout: allBrands }];
  const listed = deselected.length < selected.length ? deselected : selected;
  return listed.map((brand) => ({
    criterion: { kind: listed === deselected ? 'not-brand' : 'brand', brand },
    // Removing the last brand filter shows all brands rather than an empty listing.
    filterWithout: listed.length === 1 ? allBrands : toggleBrand(filter, products, brand),
  }));
}
