import { formatNumber } from '#app/lib/format-number.ts';
import type { FilterCriterion } from './model/listing-filter.ts';
import type { Page } from './model/paging.ts';
import {
  formatBound,
  formatRange,
  missedPrice,
  type PriceBounds,
  type PriceRange,
} from './model/price-range.ts';
import type { SortKey } from './model/sort-order.ts';
import { conditionText } from '#app/figures/texts.ts';
import { inStock } from '#app/offer/texts.ts';
import { ofVersions, productCount } from '#app/product/texts.ts';

export { inStock } from '#app/offer/texts.ts';

export const emptyCategoryDescription = (category: string) => `No products under ${category}.`;
/** For search engines, if the owner wrote no summary. */
export const categoryDescription = (category: string, count: number) =>
  `${category}: ${productCount(count)}.`;
export const emptyCategory = 'This category has no products of its own yet.';
export const withCount = (label: string, count: number) => `${label} (${formatNumber(count)})`;
export const moreIn = (category: string) => `More in ${category}`;

export const filters = 'Filters';
export const closeFilters = 'Close filters';
export const clearFilters = 'Clear Filters';
export const showProducts = (count: number) => `Show ${productCount(count)}`;

export const availability = 'Availability';
export const anyAvailability = 'All';
export const brand = 'Brand';
/** The visible label of a button; `onlyBrand` is its accessible name. */
export const only = 'only';
export const onlyBrand = (brand: string) => `Only ${brand}`;
export const price = 'Price';
export const minimumPrice = 'Minimum price';
export const maximumPrice = 'Maximum price';
export const applyPrice = 'Apply';
/** Why a price range has no products, if it is below or above all prices. */
export function noProductCosts(range: PriceRange, bounds: PriceBounds): string | undefined {
  const missed = missedPrice(range, bounds);
  if (!missed) return undefined;
  const price = formatBound(missed.price);
  return missed.kind === 'below-lowest'
    ? `Nothing here costs so little: prices start at ${price}.`
    : `Nothing here costs so much: prices end at ${price}.`;
}
export const moreFilters = 'More filters';

export const minimum = 'Minimum';
export const maximum = 'Maximum';
/** The visible label of a button and the beginning of its accessible name. */
export const setRange = 'Set';
export const maximumBelowMinimum = (minimum: string) => `Please enter ${minimum} or more`;
export const statedBounds = (bounds: string) => `Available: ${bounds}.`;
export const lowerIsBetter = 'Lower is better: enter a maximum.';

/** In an empty listing, before buttons that each remove one filter. */
export const removeOneFilter = 'Or remove one filter:';
export const filterWithProducts = (label: string, count: number) => `${label} (${productCount(count)})`;

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
    case 'figure':
      return `${criterion.attribute.label}: ${conditionText(criterion.attribute, criterion.condition)}`;
  }
}

/** Plural even for one product, because the specification requires this text. */
export const showing = (count: number, versions = count) =>
  `Showing: ${formatNumber(count)} products${ofVersions(count, versions)}`;
export const shownAnnouncement = (count: number, page?: Pick<Page, 'page' | 'pageCount'>) =>
  page === undefined || page.pageCount === 1
    ? `${productCount(count)} shown`
    : `${productCount(count)}, page ${formatNumber(page.page)} of ${formatNumber(page.pageCount)}`;
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
export const tableView = 'Table view';
export { retry } from '#app/ui/texts.ts';
export const productsFailed = 'The products could not be loaded. Check your connection and try again.';
export const tableFailed = 'The table could not be loaded. Check your connection and try again.';

export const products = 'Products';
export const pages = 'Pages';
export const pageLink = (number: number) => `Page ${formatNumber(number)}`;
export const previousPage = 'Previous page';
/** In place of the links to several pages. */
export const gap = '…';
export const nextPage = 'Next page';

export const shownRange = ({ start, end }: Page, total: number) =>
  `Products ${formatNumber(start + 1)}–${formatNumber(end)} of ${formatNumber(total)}`;

export const noSuchPage = (requested: number, pageCount: number) =>
  pageCount === 1
    ? `There is no page ${requested}: all products fit on one page.`
    : `There is no page ${requested}. This is the last page, page ${formatNumber(pageCount)}.`;

export const pageTitle = (title: string, page: number) => (page === 1 ? title : `${title}, page ${page}`);

export const collectionsPage = 'All Categories';
export const allCategories = (titles: readonly string[]) => `All categories: ${titles.join(', ')}.`;
export const featuredProducts = 'Featured Products';
export const onSaleProducts = 'On Sale Products';
export const bestSellingProducts = 'Best Selling Products';
