import type { ProductSummary } from '#app/domain/product/product.ts';
import { stockText } from '#app/domain/product/stock-status.ts';
import * as texts from '#app/texts/listing.ts';
import { brandsOf, isTicked, type ListingFilter, toggleBrand } from './listing-filter.ts';
import { formatRange } from './price-range.ts';

/** A filter in force, in words, and the filter that is left without it. */
export type ActiveFilter = { readonly label: string; readonly without: ListingFilter };

export function activeFilters(
  filter: ListingFilter,
  products: readonly ProductSummary[],
): readonly ActiveFilter[] {
  const active: ActiveFilter[] = [];
  if (filter.availability === 'in-stock') {
    active.push({ label: stockText({ kind: 'in-stock' }), without: { ...filter, availability: 'all' } });
  }
  if (filter.price)
    active.push({ label: formatRange(filter.price), without: { ...filter, price: undefined } });
  return [...active, ...brandFilters(filter, products)];
}

/** Named by the shorter side: `Axis` where few are ticked, `Not Axis` where few are hidden. */
function brandFilters(filter: ListingFilter, products: readonly ProductSummary[]): readonly ActiveFilter[] {
  const allBrands: ListingFilter = { ...filter, brands: 'all' };
  const all = brandsOf(products);
  const ticked = all.filter((brand) => isTicked(filter, brand));
  const hidden = all.filter((brand) => !isTicked(filter, brand));
  if (hidden.length === 0) return [];
  if (ticked.length === 0) return [{ label: texts.noBrands, without: allBrands }];
  const named = hidden.length < ticked.length ? hidden : ticked;
  return named.map((brand) => ({
    label: named === hidden ? texts.notBrand(brand) : brand,
    // The last one taken away must leave the whole listing, not an empty one.
    without: named.length === 1 ? allBrands : toggleBrand(filter, products, brand),
  }));
}
