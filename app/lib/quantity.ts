import { type NumberReading, readNumber } from './number-text.ts';

export const MIN_QUANTITY = 1;

/** No cart, list or quote may contain more of a product, whatever the catalogue says. Keeps totals exact, see `MAX_PRICE`. */
export const MAX_QUANTITY = 9999;

export const DEFAULT_MAX_QUANTITY = 10;

type Limits = {
  readonly maxQuantity?: number;
  readonly availableQuantity?: number;
  readonly soldOut: boolean;
};

/** The largest quantity of a product that a cart may contain; 0 if the product is sold out. */
export function quantityCap({ maxQuantity, availableQuantity, soldOut }: Limits): number {
  if (soldOut) return 0;
  return Math.min(maxQuantity ?? DEFAULT_MAX_QUANTITY, availableQuantity ?? MAX_QUANTITY, MAX_QUANTITY);
}

/** Why a cart may not contain more of a product. `app/cart/texts.ts` has the words for it. */
export type CapReason =
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'stock'; readonly cap: number }
  | { readonly kind: 'order-limit'; readonly cap: number };

export function capReason(limits: Limits): CapReason {
  const cap = quantityCap(limits);
  if (cap === 0) return { kind: 'sold-out' };
  return { kind: cap === limits.availableQuantity ? 'stock' : 'order-limit', cap };
}

/** Reads a quantity that a visitor has typed. It may exceed what a cart can contain. */
export function readQuantity(text: string): NumberReading {
  return readNumber(text, { min: MIN_QUANTITY, isWhole: true });
}

/** Reads an integer above 0 in a code, such as that of a link: `' 3 '` → `3`. Returns undefined for other texts, such as `'1.5'`, `'0'`, `'1e2'` or `''`. */
export function parseQuantity(text: string): number | undefined {
  const digits = text.trim();
  if (!/^[0-9]+$/.test(digits)) return undefined;
  const quantity = Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
  return quantity >= MIN_QUANTITY ? quantity : undefined;
}
