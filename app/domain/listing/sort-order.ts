import type { ProductSummary } from '#app/domain/product/product.ts';
import * as texts from '#app/texts/listing.ts';

type SortOrder = {
  readonly key: string;
  readonly label: string;
  readonly compare: (a: ProductSummary, b: ProductSummary) => number;
};

export const compareNames = new Intl.Collator('en').compare;

const byTitle: SortOrder['compare'] = (a, b) => compareNames(a.title, b.title);
const byPrice: SortOrder['compare'] = (a, b) => a.price - b.price;
const bySales: SortOrder['compare'] = (a, b) =>
  Number(b.isBestSeller) - Number(a.isBestSeller) || b.soldQuantity - a.soldQuantity || byTitle(a, b);

export const SORT_ORDERS = [
  { key: 'best-selling', label: texts.bestSelling, compare: bySales },
  { key: 'price-asc', label: texts.priceLowToHigh, compare: byPrice },
  { key: 'price-desc', label: texts.priceHighToLow, compare: (a, b) => byPrice(b, a) },
  { key: 'name-asc', label: texts.nameAToZ, compare: byTitle },
  { key: 'name-desc', label: texts.nameZToA, compare: (a, b) => byTitle(b, a) },
] as const satisfies readonly SortOrder[];

/** Only a search has it: the order in which its results come. */
const BEST_MATCH = {
  key: 'best-match',
  label: texts.bestMatch,
  compare: () => 0,
} as const satisfies SortOrder;

export type SortKey = (typeof SORT_ORDERS)[number]['key'] | typeof BEST_MATCH.key;

/** What a listing offers that comes in the order `initial`. */
export function sortOrders(initial: SortKey): readonly (SortOrder & { readonly key: SortKey })[] {
  return initial === BEST_MATCH.key ? [BEST_MATCH, ...SORT_ORDERS] : SORT_ORDERS;
}

export function sortProducts<P extends ProductSummary>(products: readonly P[], key: SortKey): readonly P[] {
  const { compare } = SORT_ORDERS.find((order) => order.key === key) ?? BEST_MATCH;
  return products.toSorted(compare);
}
