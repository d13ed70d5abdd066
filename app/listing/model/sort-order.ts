import type { ProductSummary } from '#app/product/model/product.ts';

/** The fields by which listings sort, besides the title. */
export type Sortable = Pick<ProductSummary, 'price' | 'isBestSeller' | 'soldQuantity'>;

type Compare<T> = (a: T, b: T) => number;

type SortOrder = {
  readonly key: string;
  readonly compare: <T extends Sortable>(a: T, b: T, compareTitles: Compare<T>) => number;
};

let collator: Intl.Collator | undefined;

/** Compares names in alphabetical order. */
export function compareNames(a: string, b: string): number {
  // Created on demand: the first use of `Intl` takes 25 ms.
  collator ??= new Intl.Collator('en');
  return collator.compare(a, b);
}

const bySales: SortOrder['compare'] = (a, b, compareTitles) =>
  Number(b.isBestSeller) - Number(a.isBestSeller) || b.soldQuantity - a.soldQuantity || compareTitles(a, b);

/** In the order in which the sort menu lists them. */
export const SORT_ORDERS = [
  { key: 'best-selling', compare: bySales },
  { key: 'price-asc', compare: (a, b) => a.price - b.price },
  { key: 'price-desc', compare: (a, b) => b.price - a.price },
  { key: 'name-asc', compare: (a, b, compareTitles) => compareTitles(a, b) },
  { key: 'name-desc', compare: (a, b, compareTitles) => compareTitles(b, a) },
] as const satisfies readonly SortOrder[];

/** Keeps the order in which a search returns its results. Categories do not offer it. */
const BEST_MATCH = {
  key: 'best-match',
  compare: () => 0,
} as const satisfies SortOrder;

export type SortKey = (typeof SORT_ORDERS)[number]['key'] | typeof BEST_MATCH.key;

/** The sort orders of a listing whose default order is `defaultKey`. */
export function availableSortOrders(defaultKey: SortKey): readonly { readonly key: SortKey }[] {
  return defaultKey === BEST_MATCH.key ? [BEST_MATCH, ...SORT_ORDERS] : SORT_ORDERS;
}

/** Sorts products, or anything else with their sortable fields. Equal items keep their order. */
export function sortBy<T extends Sortable>(
  items: readonly T[],
  key: SortKey,
  compareTitles: Compare<T>,
): readonly T[] {
  const { compare } = SORT_ORDERS.find((order) => order.key === key) ?? BEST_MATCH;
  return items.toSorted((a, b) => compare(a, b, compareTitles));
}

export function sortProducts<P extends ProductSummary>(products: readonly P[], key: SortKey): readonly P[] {
  return sortBy(products, key, (a, b) => compareNames(a.title, b.title));
}
