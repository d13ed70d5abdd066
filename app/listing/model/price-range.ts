import { formatNumber } from '#app/lib/format-number.ts';
import { type Cents, toCents } from '#app/lib/money.ts';
import type { ProductSummary } from '#app/product/model/product.ts';

/** Whole dollars, both bounds inclusive. */
export type PriceRange = { readonly min: number; readonly max: number };

/** The upper bound of a listing without products, in dollars. */
export const DEFAULT_MAX_PRICE = 10000;

/** The specification gives the price filter the lira sign although prices are in dollars. */
export const PRICE_FILTER_SYMBOL = '₺';

/** From 90% of the lowest price, rounded down, to 110% of the highest, rounded up. */
export function priceBounds(products: readonly Pick<ProductSummary, 'price'>[]): PriceRange {
  if (products.length === 0) return { min: 0, max: DEFAULT_MAX_PRICE };
  const prices = products.map(({ price }) => price);
  // 90% of an amount in cents is `cents * 9 / 1000` dollars. Multiplying whole numbers first keeps the result exact.
  return {
    min: Math.max(0, Math.floor((Math.min(...prices) * 9) / 1000)),
    max: Math.ceil((Math.max(...prices) * 11) / 1000),
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
  return [min, max].map((bound) => PRICE_FILTER_SYMBOL + formatNumber(bound)).join(' – ');
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
