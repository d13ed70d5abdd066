import type { ProductSummary } from '#app/domain/product/product.ts';
import { stockText } from '#app/domain/product/stock-status.ts';
import { brandsOf, isTicked, type ListingFilter, onlyBrand, toggleBrand } from './listing-filter.ts';

/** A filter that stands above the list, and the change that pressing it makes. */
export type PromotedFilter = {
  readonly label: string;
  readonly selected: boolean;
  readonly toggle: (filter: ListingFilter) => ListingFilter;
};

const MOST_BRANDS = 3;

/** Stock, and the brands that most products are of: two to four, or none where there is nothing to choose. */
export function promotedFilters(
  products: readonly ProductSummary[],
  filter: ListingFilter,
): readonly PromotedFilter[] {
  const count = (brand: string) => products.filter((product) => product.brand === brand).length;
  const brands = brandsOf(products).toSorted((a, b) => count(b) - count(a));
  if (brands.length < 2) return [];
  return [
    {
      label: stockText({ kind: 'in-stock' }),
      selected: filter.availability === 'in-stock',
      toggle: (now) => ({ ...now, availability: now.availability === 'all' ? 'in-stock' : 'all' }),
    },
    ...brands.slice(0, MOST_BRANDS).map((brand) => ({
      label: brand,
      selected: filter.brands !== 'all' && isTicked(filter, brand),
      toggle: (now: ListingFilter) => pressBrand(now, products, brand),
    })),
  ];
}

/** The first brand stands alone, others join it; with the last one taken back all are shown again. */
function pressBrand(
  filter: ListingFilter,
  products: readonly ProductSummary[],
  brand: string,
): ListingFilter {
  if (filter.brands === 'all') return onlyBrand(filter, brand);
  const pressed = toggleBrand(filter, products, brand);
  return pressed.brands.length > 0 ? pressed : { ...pressed, brands: 'all' };
}
