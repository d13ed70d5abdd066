import { SHOP } from '#app/shop.ts';

/**
 * Puts the shop's address, including its folder, before a path: `/cart` → `https://…/cart`. Absolute URLs are returned
 * unchanged.
 */
export function absoluteUrl(path: string): string {
  return /^https?:/.test(path) ? path : `${SHOP.url}${path}`;
}
