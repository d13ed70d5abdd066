import type { Deals } from '#app/home/model/deals.ts';
import { dealOfTheDay, moreDeals } from './merchandising.ts';
import { discountPercent, type Product } from './product.ts';

/**
 * The last day of a product's reduced price, in the time zone of the deals: `2026-12-20`. Undefined if the product is not
 * reduced or not in Deals of The Day, or if the deals have ended.
 */
export function lastDayOfDeal(
  products: readonly Product[],
  { endsAt }: Pick<Deals, 'endsAt'>,
  product: Product,
  now: Date,
): string | undefined {
  if (discountPercent(product) === 0 || Date.parse(endsAt) <= now.getTime()) return undefined;
  const deal = dealOfTheDay(products);
  const isDeal = deal && [deal, ...moreDeals(products, deal)].some(({ id }) => id === product.id);
  return isDeal ? endsAt.slice(0, 'yyyy-mm-dd'.length) : undefined;
}
