import type { ProductSummary } from '#app/product/model/product.ts';
import { isInStock } from '#app/offer/model/offer.ts';
import { facetsOf, type ListingFacets } from './facet.ts';
import { filterProducts } from './listing.ts';
import { DEFAULT_FILTER, type ListingFilter } from './listing-filter.ts';
import type { Filterable, ListingScope } from './listing-scope.ts';
import { compareNames, type Sortable, sortBy, type SortKey, sortProducts } from './sort-order.ts';

/** The fields that filters, sort orders and counts use. A listing's rows are in the order of the catalogue. */
export type ListingRow = Pick<Filterable, 'brand' | 'price' | 'soldOut' | 'stated'> &
  Sortable & {
    /** The position of the product's title in alphabetical order. Equal titles have equal ranks. */
    readonly titleRank: number;
    /** The product's position in the listing's default order, from 0. It identifies the product's card. */
    readonly place: number;
  };

export function toRows(products: readonly (ProductSummary & Filterable)[]): readonly ListingRow[] {
  const titles = [...new Set(products.map(({ title }) => title))].toSorted(compareNames);
  const ranks = new Map<string, number>();
  let previous: string | undefined;
  for (const [index, title] of titles.entries()) {
    // The collator treats some different titles as equal.
    const isEqual = previous !== undefined && compareNames(previous, title) === 0;
    ranks.set(title, isEqual ? (ranks.get(previous ?? '') ?? 0) : index);
    previous = title;
  }
  return withPlaces(
    products.map((product) => ({
      brand: product.brand,
      price: product.price,
      soldOut: !isInStock(product),
      isBestSeller: product.isBestSeller,
      soldQuantity: product.soldQuantity,
      titleRank: ranks.get(product.title) ?? 0,
      ...(product.stated && { stated: product.stated }),
    })),
  );
}

export function withPlaces(rows: readonly Omit<ListingRow, 'place'>[]): readonly ListingRow[] {
  const places = new Map(sortRows(rows, DEFAULT_FILTER.sort).map((row, place) => [row, place]));
  return rows.map((row) => ({ ...row, place: places.get(row) ?? 0 }));
}

export function sortRows<Row extends Omit<ListingRow, 'place'>>(
  rows: readonly Row[],
  key: SortKey,
): readonly Row[] {
  return sortBy(rows, key, (a, b) => a.titleRank - b.titleRank);
}

/** The products in the listing's default order, in which their place is their index. */
export function byPlace<P extends ProductSummary>(products: readonly P[]): readonly P[] {
  return sortProducts(products, DEFAULT_FILTER.sort);
}

/** The rows that match a filter, in the order of the catalogue, and the counts beside the choices of the filter panel. */
export type MatchingRows = {
  readonly rows: readonly ListingRow[];
  readonly facets: ListingFacets;
};

export function matchRows(
  rows: readonly ListingRow[],
  scope: ListingScope,
  filter: ListingFilter,
): MatchingRows {
  return { rows: filterProducts(rows, filter, scope), facets: facetsOf(rows, scope, filter) };
}
