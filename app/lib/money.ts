import { centsInUnit, currencyDecimals, priceAfter, priceBefore } from '#app/shop-data.ts';
import { groupThousands } from './format-number.ts';

/** An amount in the smallest unit of the shop's currency, such as cents. It is whole, so that sums are exact. */
export type Cents = number;

/**
 * The highest price. A thousand lines of 10,000 pieces at this price, with tax, are less than `Number.MAX_SAFE_INTEGER`, so
 * their total is exact.
 */
export const MAX_PRICE: Cents = 500_000_000;

/** Whether a value from outside is a price: whole cents from 0 to `MAX_PRICE`. */
export function isPrice(value: unknown): value is Cents {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_PRICE;
}

/** `123450` → `$1,234.50` */
export function formatMoney(amount: Cents): string {
  return `${amount < 0 ? '-' : ''}${priceBefore}${groupThousands(toDecimal(Math.abs(amount)))}${priceAfter}`;
}

/** `200000` → `$2,000`, `205` → `$2.05` */
export function formatShortMoney(amount: Cents): string {
  return amount % centsInUnit === 0
    ? priceBefore + groupThousands(String(toDollars(amount))) + priceAfter
    : formatMoney(amount);
}

/** Without sign and grouping, as other programs read it: `123450` → `1234.50` */
export function toDecimal(amount: Cents): string {
  return toDollars(amount).toFixed(currencyDecimals);
}

/** Converts dollars, or whatever the currency is, as in the catalogue and in storage: `1234.5` → `123450`. */
export function toCents(dollars: number): Cents {
  // Adding 0 turns -0 into 0. `JSON.stringify` writes -0 as 0, and what is saved must be the same when it is read again.
  return Math.round(dollars * centsInUnit) + 0;
}

export function toDollars(amount: Cents): number {
  return amount / centsInUnit;
}

/** `percent`, which may have three decimals, of a non-negative amount, with half a cent rounded up. */
export function percentOf(percent: number, amount: Cents): Cents {
  const rate = Math.round(percent * 1000);
  // The product can be too large for an exact number, although both factors and the result are not.
  return Math.floor(amount / 100_000) * rate + Math.floor(((amount % 100_000) * rate + 50_000) / 100_000);
}
