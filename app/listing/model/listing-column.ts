import type { Figure, ShownAttribute } from '#app/figures/model/attribute.ts';
import { compareFigures, type SortDirection } from '#app/figures/model/compare-figures.ts';
import { isInStock } from '#app/offer/model/offer.ts';
import type { ColumnOrder, ListingFilter } from './listing-filter.ts';
import type { Filterable } from './listing.ts';
import { compareNames, type SortKey } from './sort-order.ts';

/** Columns that are not attributes. No attribute of `attributes.json` has one of these as its id. */
export const FIXED_COLUMNS = ['title', 'price', 'stock', 'brand'] as const;

export type ListingColumn =
  | { readonly kind: (typeof FIXED_COLUMNS)[number]; readonly id: string }
  | { readonly kind: 'figure'; readonly id: string; readonly attribute: ShownAttribute };

/** @param attributes of the category or combined page; absent for the results of a search */
export function listingColumns(attributes?: readonly ShownAttribute[]): readonly ListingColumn[] {
  return [
    { kind: 'title', id: 'title' },
    { kind: 'price', id: 'price' },
    { kind: 'stock', id: 'stock' },
    ...(attributes?.map((attribute) => ({ kind: 'figure', id: attribute.id, attribute }) as const) ?? [
      // Only for search results. In a category, the figures need the room, and the titles begin with the brand.
      { kind: 'brand', id: 'brand' } as const,
    ]),
  ];
}

const SORT_KEYS: Readonly<Record<string, Readonly<Record<SortDirection, SortKey>>>> = {
  title: { ascending: 'name-asc', descending: 'name-desc' },
  price: { ascending: 'price-asc', descending: 'price-desc' },
};

/** Undefined if the listing is sorted by something else. */
export function sortDirectionOf(
  column: ListingColumn,
  columns: readonly ListingColumn[],
  { sort, order }: ListingFilter,
): SortDirection | undefined {
  const ordered = orderedColumn(columns, order);
  if (ordered) return ordered === column ? order?.direction : undefined;
  const keys = SORT_KEYS[column.kind];
  if (keys?.ascending === sort) return 'ascending';
  return keys?.descending === sort ? 'descending' : undefined;
}

/**
 * The filter after a press on the column's header. The first press sorts by the column, each further press reverses the
 * direction. A column without a sort order of its own leaves `sort` as it is, which then orders products that are equal
 * in the column.
 */
export function sortByColumn(
  column: ListingColumn,
  columns: readonly ListingColumn[],
  filter: ListingFilter,
): ListingFilter {
  const current = sortDirectionOf(column, columns, filter);
  const direction = current === undefined ? firstDirection(column) : OPPOSITE[current];
  const keys = SORT_KEYS[column.kind];
  return keys
    ? { ...filter, sort: keys[direction], order: undefined }
    : { ...filter, order: { column: column.id, direction } };
}

const OPPOSITE = { ascending: 'descending', descending: 'ascending' } as const;

/** What buyers prefer comes first: products in stock, the longest range, the lowest power draw, "yes". */
function firstDirection(column: ListingColumn): SortDirection {
  if (column.kind === 'stock') return 'descending';
  if (column.kind !== 'figure') return 'ascending';
  const { better, kind } = column.attribute;
  return better === 'more' || kind === 'yes-no' ? 'descending' : 'ascending';
}

/** Undefined without an order, and for a column that is unknown or has a sort order of its own. */
export function orderedColumn(
  columns: readonly ListingColumn[],
  order: ColumnOrder | undefined,
): ListingColumn | undefined {
  return columns.find(({ id, kind }) => id === order?.column && !SORT_KEYS[kind]);
}

/** Equal items keep their order, and those without a figure come last in either direction. */
export function orderByColumn<T extends BrandAndStock>(
  items: readonly T[],
  column: ListingColumn,
  direction: SortDirection,
  figureOf: (item: T) => Figure | undefined,
): readonly T[] {
  if (column.kind === 'figure') {
    const { attribute } = column;
    const figures = new Map(items.map((item) => [item, figureOf(item)]));
    return items.toSorted((a, b) => compareFigures(attribute, figures.get(a), figures.get(b), direction));
  }
  const compare = column.kind === 'brand' ? compareBrands : compareStock;
  return items.toSorted((a, b) => (direction === 'ascending' ? compare(a, b) : compare(b, a)));
}

type BrandAndStock = Pick<Filterable, 'brand' | 'soldOut' | 'availableQuantity'>;
const compareBrands = (a: BrandAndStock, b: BrandAndStock) => compareNames(a.brand, b.brand);
const compareStock = (a: BrandAndStock, b: BrandAndStock) => Number(isInStock(a)) - Number(isInStock(b));
