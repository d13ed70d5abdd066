import type { FilterCriterion } from '#app/domain/listing/filter-criterion.ts';
import { formatRange } from '#app/domain/listing/price-range.ts';
import type { SortKey } from '#app/domain/listing/sort-order.ts';
import { inStock, productCount } from './product.ts';

export const emptyCategoryDescription = (category: string) => `No products under ${category}.`;
export const moreIn = (category: string) => `More in ${category}`;

export const filters = 'Filters';
export const closeFilters = 'Close filters';
export const clearFilters = 'Clear Filters';
export const showProducts = (count: number) => `Show ${productCount(count)}`;

export const availability = 'Availability';
export const anyAvailability = 'All';
export const inStockWithCount = (count: number) => `${inStock} (${count})`;
export const brand = 'Brand';
export const brandWithCount = (brand: string, count: number) => `${brand} (${count})`;
/** The visible label of a button and its accessible name. */
export const only = 'only';
export const onlyBrand = (brand: string) => `Only ${brand}`;
export const price = 'Price';
export const minimumPrice = 'Minimum price';
export const maximumPrice = 'Maximum price';
export const wholeNumberRequired = 'Enter a whole number, like 250';
export const applyPrice = 'Apply';

export const quickFilters = 'Quick filters';
export const activeFilters = 'Active filters';
export const removeFilter = (label: string) => `Remove filter: ${label}`;

export function criterionLabel(criterion: FilterCriterion): string {
  switch (criterion.kind) {
    case 'in-stock':
      return inStock;
    case 'price':
      return formatRange(criterion.range);
    case 'brand':
      return criterion.brand;
    case 'not-brand':
      return `Not ${criterion.brand}`;
    case 'no-brands':
      return 'No brands';
  }
}

/** Plural even for one product, because the specification requires this text. */
export const showing = (count: number) => `Showing: ${count} products`;
/** Announced to screen readers when the number changes. */
export const shownAnnouncement = (count: number) => `${productCount(count)} shown`;
export const sortBy = 'Sort by';
export const sortLabels: Readonly<Record<SortKey, string>> = {
  'best-match': 'Best Match',
  'best-selling': 'Best Selling',
  'price-asc': 'Price: Low to High',
  'price-desc': 'Price: High to Low',
  'name-asc': 'Name: A-Z',
  'name-desc': 'Name: Z-A',
};
export const gridView = 'Grid view';
export const listView = 'List view';
export const compactView = 'Compact view';

export const promoHeading = '4K cameras';
export const promoText = 'Four times the detail of Full HD: read a number plate where a face was a blur.';
export const promoLink = 'See 4K cameras';
