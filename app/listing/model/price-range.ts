import { formatNumber } from '#app/lib/format-number.ts';
import { type Cents, toCents } from '#app/lib/money.ts';
import type { ProductSummary } from '#app/product/model/product.ts';
import { priceAfter, priceBeforeInFilter } from '#app/shop-data.ts';

/** Whole dollars, or whatever the currency is, both bounds inclusive. */
export type PriceRange = { readonly min: number; readonly max: number };

/** The upper bound of a listing without products, in dollars. */
export const DEFAULT_MAX_PRICE = 10000;

/** From 90% of the lowest price, rounded down, to 110% of the highest, rounded up. */
export function priceBounds(products: readonly Pick<ProductSummary, 'price'>[]): PriceRange {
  if (products.length === 0) return { min: 0, max: DEFAULT_MAX_PRICE };
  const prices = products.map(({ price }) => price);
  // Multiplying whole numbers, and dividing once, keeps the result exact.
  return {
    min: Math.max(0, Math.floor((Math.min(...prices) * 9) / (10 * toCents(1)))),
    max: Math.ceil((Math.max(...prices) * 11) / (10 * toCents(1))),
  };
}

export function isWithin({ min, max }: PriceRange, price: Cents): boolean {
  return toCents(min) <= price && price <= toCents(max);
}

export function isSameRange(a: PriceRange, b: PriceRange): boolean {
  return a.min === b.min && a.max === b.max;
}

/** `{ min: 100, max: 1900 }` → `₺100 – ₺1,900` */
export function formatRange({ min, max }: PriceRange): string {
  return [min, max].map((bound) => priceBeforeInFilter + formatNumber(bound) + priceAfter).join(' – ');
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
