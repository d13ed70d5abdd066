import type { PriceChange } from './model/current-prices.ts';
import { cartChange } from './texts.ts';

export const whatHasChanged = 'What has changed in your cart';
export const pricesNotLoaded =
  'Current prices and stock could not be loaded. They are checked when you place your order, before anything is ordered.';

export function priceChange(change: PriceChange): string {
  if (change.kind === 'withdrawn') return `${change.title} is no longer sold and is no longer in your cart.`;
  return cartChange(change);
}
