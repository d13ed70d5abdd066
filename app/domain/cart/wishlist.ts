import type { Offer } from '#app/domain/product/product.ts';
import { offerOf } from './offer.ts';

export type WishlistItem = Offer & { readonly brand?: string };

/** Products with unique ids, in the order in which they were added. */
export type Wishlist = { readonly items: readonly WishlistItem[] };

export const EMPTY_WISHLIST: Wishlist = { items: [] };

export function wishlistItem(product: WishlistItem): WishlistItem {
  return { ...offerOf(product), ...(product.brand !== undefined && { brand: product.brand }) };
}

export function totalItems(wishlist: Wishlist): number {
  return wishlist.items.length;
}

export function isInWishlist(wishlist: Wishlist, id: string): boolean {
  return wishlist.items.some((item) => item.id === id);
}

/** At the end, or in the place where it stood. */
export function addToWishlist(
  wishlist: Wishlist,
  product: WishlistItem,
  at = wishlist.items.length,
): Wishlist {
  if (isInWishlist(wishlist, product.id)) return wishlist;
  return { items: wishlist.items.toSpliced(at, 0, wishlistItem(product)) };
}

export function removeFromWishlist(wishlist: Wishlist, id: string): Wishlist {
  if (!isInWishlist(wishlist, id)) return wishlist;
  return { items: wishlist.items.filter((item) => item.id !== id) };
}

export function toggleWishlist(wishlist: Wishlist, product: WishlistItem): Wishlist {
  return isInWishlist(wishlist, product.id)
    ? removeFromWishlist(wishlist, product.id)
    : addToWishlist(wishlist, product);
}
