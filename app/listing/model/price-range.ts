import { formatNumber } from '#app/lib/format-number.ts';
import { type Cents, toCents } from '#app/lib/money.ts';
import type { ProductSummary } from '#app/offer/model/product.ts';
import { priceAfter, priceBeforeInFilter } from '#app/shop-data.ts';

/** Whole dollars, or whatever the currency is, both bounds inclusive. */
export type PriceRange = { readonly min: number; readonly max: number };

/** The limits of a listing's price filter, and what its products cost. Without products there are no prices. */
export type PriceBounds = PriceRange & { readonly lowest?: Cents; readonly highest?: Cents };

/** The upper bound of a listing without products, in dollars. */
export const DEFAULT_MAX_PRICE = 10000;

/** From 90% of the lowest price, rounded down, to 110% of the highest, rounded up. */
export function priceBounds(products: readonly Pick<ProductSummary, 'price'>[]): PriceBounds {
  if (products.length === 0) return { min: 0, max: DEFAULT_MAX_PRICE };
  const prices = products.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  // Multiplying whole numbers, and dividing once, keeps the result exact.
  return {
    min: Math.max(0, Math.floor((lowest * 9) / (10 * toCents(1)))),
    max: Math.ceil((highest * 11) / (10 * toCents(1))),
    lowest,
    highest,
  };
}

export function isWithin({ min, max }: PriceRange, price: Cents): boolean {
  return toCents(min) <= price && price <= toCents(max);
}

export function isSameRange(a: PriceRange, b: PriceRange): boolean {
  return a.min === b.min && a.max === b.max;
}

/**
 * Why no product of a listing has a price in the range, and the nearest price that one has: rounded to a whole number with which
 * the range has that product. Undefined if the range has the prices of some.
 */
export function missedPrice({ min, max }: PriceRange, { lowest, highest }: PriceBounds) {
  if (lowest !== undefined && toCents(max) < lowest) {
    return { kind: 'below-lowest', price: Math.ceil(lowest / toCents(1)) } as const;
  }
  return highest !== undefined && toCents(min) > highest
    ? ({ kind: 'above-highest', price: Math.floor(highest / toCents(1)) } as const)
    : undefined;
}

/** `1900` → `₺1,900` */
export const formatBound = (bound: number) => priceBeforeInFilter + formatNumber(bound) + priceAfter;

/** `{ min: 100, max: 1900 }` → `₺100 – ₺1,900` */
export function formatRange({ min, max }: PriceRange): string {
  return [min, max].map(formatBound).join(' – ');
}

/**
 * Turns the two numbers of the price form into a valid range. An empty field (`undefined`) takes its value from `bounds`,
 * and a negative number becomes 0. If the minimum exceeds the maximum, a visitor who changed only the minimum gets the
 * maximum for both; otherwise both become the minimum. A number counts as changed by the visitor if it differs from the
 * same bound of `current`.
 */
export function clampRange(
  enteredMin: number | undefined,
  enteredMax: number | undefined,
  bounds: PriceRange,
  current = bounds,
): PriceRange {
  const min = Math.max(0, enteredMin ?? bounds.min);
  const max = Math.max(0, enteredMax ?? bounds.max);
  const isOnlyMinChanged = max === current.max && min !== current.min;
  return isOnlyMinChanged ? { min: Math.min(min, max), max } : { min, max: Math.max(min, max) };
}
