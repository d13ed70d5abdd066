import type { ProductSummary } from '#app/domain/product/product.ts';
import { stockText } from '#app/domain/product/stock-status.ts';
import * as texts from '#app/texts/listing.ts';
import { brandsOf, isBrandSelected, type ListingFilter, toggleBrand } from './listing-filter.ts';
import { formatRange } from './price-range.ts';

/** One active filter, and the listing's filter after it has been removed. */
export type ActiveFilter = { readonly label: string; readonly filterWithout: ListingFilter };

export function activeFilters(
  filter: ListingFilter,
  products: readonly ProductSummary[],
): readonly ActiveFilter[] {
  const active: ActiveFilter[] = [];
  if (filter.availability === 'in-stock') {
    const filterWithout: ListingFilter = { ...filter, availability: 'all' };
    active.push({ label: stockText({ kind: 'in-stock' }), filterWithout });
  }
  if (filter.price) {
    active.push({ label: formatRange(filter.price), filterWithout: { ...filter, price: undefined } });
  }
  return [...active, ...activeBrandFilters(filter, products)];
}

/** Lists the selected brands, or the deselected ones (`Not Axis`) where these are fewer. */
function activeBrandFilters(
  filter: ListingFilter,
  products: readonly ProductSummary[],
): readonly ActiveFilter[] {
  const allBrands: ListingFilter = { ...filter, brands: 'all' };
  const brands = brandsOf(products);
  const selected = brands.filter((brand) => isBrandSelected(filter, brand));
  const deselected = brands.filter((brand) => !isBrandSelected(filter, brand));
  if (deselected.length === 0) return [];
  if (selected.length === 0) return [{ label: texts.noBrands, filterWithout: allBrands }];
  const listed = deselected.length < selected.length ? deselected : selected;
  return listed.map((brand) => ({
    label: listed === deselected ? texts.notBrand(brand) : brand,
    // Removing the last brand filter shows all brands rather than an empty listing.
    filterWithout: listed.length === 1 ? allBrands : toggleBrand(filter, products, brand),
  }));
}
