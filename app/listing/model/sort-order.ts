import type { ProductSummary } from '#app/offer/model/product.ts';

type Sortable = Pick<ProductSummary, 'title' | 'price' | 'isBestSeller' | 'soldQuantity'>;
type Comparison = (a: Sortable, b: Sortable) => number;
type SortOrder = { readonly key: string; readonly compare: Comparison };

let collator: Intl.Collator | undefined;

export function compareNames(a: string, b: string): number {
  // Created on demand: the first use of `Intl` takes 25 ms.
  collator ??= new Intl.Collator('en');
  return collator.compare(a, b);
}

const byTitle: Comparison = (a, b) => compareNames(a.title, b.title);
const bySales: Comparison = (a, b) =>
  Number(b.isBestSeller) - Number(a.isBestSeller) || b.soldQuantity - a.soldQuantity || byTitle(a, b);

export const SORT_ORDERS = [
  { key: 'best-selling', compare: bySales },
  { key: 'price-asc', compare: (a, b) => a.price - b.price },
  { key: 'price-desc', compare: (a, b) => b.price - a.price },
  { key: 'name-asc', compare: byTitle },
  { key: 'name-desc', compare: (a, b) => byTitle(b, a) },
] as const satisfies readonly SortOrder[];

const BEST_MATCH = { key: 'best-match', compare: () => 0 } as const satisfies SortOrder;

export type SortKey = (typeof SORT_ORDERS)[number]['key'] | typeof BEST_MATCH.key;

/** The sort orders of a listing whose default order is `defaultKey`. */
export function availableSortOrders(defaultKey: SortKey): readonly { readonly key: SortKey }[] {
  return defaultKey === BEST_MATCH.key ? [BEST_MATCH, ...SORT_ORDERS] : SORT_ORDERS;
}

/** Equal products keep their order. */
export function sortProducts<P extends Sortable>(products: readonly P[], key: SortKey): readonly P[] {
  const { compare } = SORT_ORDERS.find((order) => order.key === key) ?? BEST_MATCH;
  return products.toSorted(compare);
}
