import type { Deals } from '#app/home/model/countdown.ts';
import { discountPercent, type Product } from '#app/offer/model/product.ts';

const DAY_MS = 86_400_000;
/** The hint appears this many days before the end. */
const REMINDER_DAYS = 7;
const MAX_LISTED_IDS = 10;

/**
 * A hint for the owner once the end of the deals is near or has passed. A published shop keeps its prices until it is
 * published again: at the end only the countdown disappears.
 * @param now in milliseconds since 1970
 */
export function dealHints(
  deals: Deals | undefined,
  products: readonly Pick<Product, 'id' | 'price' | 'originalPrice' | 'isOnSale'>[],
  now: number,
): readonly string[] {
  if (!deals) return [];
  const { endsAt } = deals;
  const daysLeft = Math.ceil((Date.parse(endsAt) - now) / DAY_MS);
  if (daysLeft > REMINDER_DAYS) return [];
  const reduced = products.filter((product) => product.isOnSale && discountPercent(product) > 0);
  const when =
    daysLeft > 0
      ? `the deals end in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} (${endsAt}); then`
      : `the deals ended at ${endsAt};`;
  const prices =
    reduced.length === 0
      ? ''
      : `, or raise price to originalPrice and remove originalPrice, discount and isOnSale in the reduced products (${listed(reduced)})`;
  return [
    `deals.json: endsAt: ${when} set a later endsAt with its note${prices}, and publish the shop again`,
  ];
}

function listed(products: readonly Pick<Product, 'id'>[]): string {
  const ids = products.slice(0, MAX_LISTED_IDS).map(({ id }) => id);
  const others = products.length - ids.length;
  return `id ${ids.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
}
