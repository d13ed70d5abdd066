import { type Cents, toCents } from '#app/domain/money.ts';
import type { ProductSummary } from '#app/domain/product/product.ts';

/** Whole dollars, both ends included. */
export type PriceRange = { readonly min: number; readonly max: number };

export const DEFAULT_UPPER_BOUND = 10000;

/** The price filter is labelled in lira, though prices are dollars, as the specification has it. */
export const PRICE_FILTER_SYMBOL = '₺';

/** From 90% of the lowest price (rounded down) to 110% of the highest (rounded up). */
export function priceBounds(products: readonly Pick<ProductSummary, 'price'>[]): PriceRange {
  if (products.length === 0) return { min: 0, max: DEFAULT_UPPER_BOUND };
  const prices = products.map(({ price }) => price);
  // 90% of so many cents, in dollars, is cents * 9 / 1000: one division of whole numbers, so nothing slips.
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

const WHOLE_NUMBER = new Intl.NumberFormat('en-US');

/** `{ min: 100, max: 1900 }` → `₺100 – ₺1,900` */
export function formatRange({ min, max }: PriceRange): string {
  return [min, max].map((bound) => PRICE_FILTER_SYMBOL + WHOLE_NUMBER.format(bound)).join(' – ');
}

/**
 * The range that two typed bounds ask for; an empty one (`undefined`) falls back to `bounds`.
 * Below 0 counts as 0. Where the two cross, the one that was changed since `current` gives way to the other;
 * where both were changed, the maximum is raised to the minimum.
 */
export function clampRange(
  typedMin: number | undefined,
  typedMax: number | undefined,
  bounds: PriceRange,
  current = bounds,
): PriceRange {
  const min = Math.max(0, typedMin ?? bounds.min);
  const max = Math.max(0, typedMax ?? bounds.max);
  const onlyMinChanged = max === current.max && min !== current.min;
  return onlyMinChanged ? { min: Math.min(min, max), max } : { min, max: Math.max(min, max) };
}
