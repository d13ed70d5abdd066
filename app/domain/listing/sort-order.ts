import type { ProductSummary } from '#app/domain/product/product.ts';

type SortOrder = {
  readonly key: string;
  readonly compare: (a: ProductSummary, b: ProductSummary) => number;
};

export const compareNames = new Intl.Collator('en').compare;

const byTitle: SortOrder['compare'] = (a, b) => compareNames(a.title, b.title);
const byPrice: SortOrder['compare'] = (a, b) => a.price - b.price;
const bySales: SortOrder['compare'] = (a, b) =>
  Number(b.isBestSeller) - Number(a.isBestSeller) || b.soldQuantity - a.soldQuantity || byTitle(a, b);

/** In the order in which the sort menu lists them. */
export const SORT_ORDERS = [
  { key: 'best-selling', compare: bySales },
  { key: 'price-asc', compare: byPrice },
  { key: 'price-desc', compare: (a, b) => byPrice(b, a) },
  { key: 'name-asc', compare: byTitle },
  { key: 'name-desc', compare: (a, b) => byTitle(b, a) },
] as const satisfies readonly SortOrder[];

/** Keeps the order in which a search returns its results. Categories do not offer it. */
const BEST_MATCH = {
  key: 'best-match',
  compare: () => 0,
} as const satisfies SortOrder;

export type SortKey = (typeof SORT_ORDERS)[number]['key'] | typeof BEST_MATCH.key;

/** The sort orders of a listing whose default order is `defaultKey`. */
export function availableSortOrders(defaultKey: SortKey): readonly (SortOrder & { readonly key: SortKey })[] {
  return defaultKey === BEST_MATCH.key ? [BEST_MATCH, ...SORT_ORDERS] : SORT_ORDERS;
}

export function sortProducts<P extends ProductSummary>(products: readonly P[], key: SortKey): readonly P[] {
  const { compare } = SORT_ORDERS.find((order) => order.key === key) ?? BEST_MATCH;
  return products.toSorted(compare);
}
