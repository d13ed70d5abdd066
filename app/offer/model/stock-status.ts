import type { Offer } from '#app/product/model/product.ts';

export type StockStatus =
  | { readonly kind: 'in-stock' }
  | { readonly kind: 'low'; readonly left: number }
  | { readonly kind: 'sold-out' };

/** A stock below this number is low. The shop then shows how many units are left. */
export const LOW_STOCK_THRESHOLD = 5;

type Stock = Pick<Offer, 'soldOut' | 'availableQuantity'>;

export function stockStatus({ soldOut, availableQuantity: left }: Stock): StockStatus {
  if (soldOut || (left !== undefined && left <= 0)) return { kind: 'sold-out' };
  return left !== undefined && left < LOW_STOCK_THRESHOLD ? { kind: 'low', left } : { kind: 'in-stock' };
}

export function isInStock(offer: Stock): boolean {
  return stockStatus(offer).kind !== 'sold-out';
}
