import type { Offer } from '#app/domain/product/product.ts';
import { pickOffer } from './offer.ts';

export type WishlistItem = Offer & { readonly brand?: string };

/** Products with unique ids, in the order in which they were added. */
export type Wishlist = { readonly items: readonly WishlistItem[] };

export const EMPTY_WISHLIST: Wishlist = { items: [] };

export function wishlistItem(product: WishlistItem): WishlistItem {
  return { ...pickOffer(product), ...(product.brand !== undefined && { brand: product.brand }) };
}

export function totalItems(wishlist: Wishlist): number {
  return wishlist.items.length;
}

export function isInWishlist(wishlist: Wishlist, id: string): boolean {
  return wishlist.items.some((item) => item.id === id);
}

/** At the end, or in the place where it stood. */
export function addWishlistItem(
  wishlist: Wishlist,
  product: WishlistItem,
  at = wishlist.items.length,
): Wishlist {
  if (isInWishlist(wishlist, product.id)) return wishlist;
  return { items: wishlist.items.toSpliced(at, 0, wishlistItem(product)) };
}

export function removeWishlistItem(wishlist: Wishlist, id: string): Wishlist {
  if (!isInWishlist(wishlist, id)) return wishlist;
  return { items: wishlist.items.filter((item) => item.id !== id) };
}

export function toggleWishlistItem(wishlist: Wishlist, product: WishlistItem): Wishlist {
  return isInWishlist(wishlist, product.id)
    ? removeWishlistItem(wishlist, product.id)
    : addWishlistItem(wishlist, product);
}
