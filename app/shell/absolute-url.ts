import { SHOP } from '#app/shop.ts';

/** `/cart` → the shop's own address of it; a URL stays as it is. */
export function absoluteUrl(path: string): string {
  return /^https?:/.test(path) ? path : `${SHOP.url}${path}`;
}
