import type { Offer } from '#app/offer/model/product.ts';
import { pickOffer, readSavedOffer, refreshItems, toSavedOffer } from '#app/offer/model/offer.ts';
import { readText, savedItems } from '#app/lib/saved-value.ts';

export type WishlistItem = Offer & { readonly brand?: string };

export type Wishlist = { readonly items: readonly WishlistItem[] };

export const EMPTY_WISHLIST: Wishlist = { items: [] };

export function isInWishlist(wishlist: Wishlist, id: string): boolean {
  return wishlist.items.some((item) => item.id === id);
}

function withBrand<T>(offer: T, brand: string | undefined): T & { readonly brand?: string } {
  return { ...offer, ...(brand !== undefined && { brand }) };
}

// The functions below do not change their arguments. They return the wishlist after the change as `next`, which is the
// given wishlist itself if nothing changes.

/** Adds a product at an index, by default at the end. */
export function addWishlistItem(
  wishlist: Wishlist,
  product: WishlistItem,
  index = wishlist.items.length,
): { readonly next: Wishlist } {
  if (isInWishlist(wishlist, product.id)) return { next: wishlist };
  const item = withBrand(pickOffer(product), product.brand);
  return { next: { items: wishlist.items.toSpliced(index, 0, item) } };
}

/** `index` is where the product was, or -1 if it was not in the wishlist. */
export function removeWishlistItem(
  wishlist: Wishlist,
  id: string,
): { readonly next: Wishlist; readonly index: number } {
  const index = wishlist.items.findIndex((item) => item.id === id);
  return { next: index < 0 ? wishlist : { items: wishlist.items.toSpliced(index, 1) }, index };
}

/** Brings the items up to date with current offers, keyed by id. Removes nothing. */
export function refreshWishlist(
  wishlist: Wishlist,
  offers: ReadonlyMap<string, Offer>,
): { readonly next: Wishlist } {
  const items = refreshItems(wishlist.items, (item) =>
    withBrand(pickOffer(offers.get(item.id) ?? item), item.brand),
  );
  return { next: items === wishlist.items ? wishlist : { items } };
}

export const savedWishlist = savedItems<WishlistItem>({
  write: (item) => withBrand(toSavedOffer(item), item.brand),
  read: (saved) => {
    const offer = readSavedOffer(saved);
    return offer && withBrand(offer, readText(saved['brand']));
  },
  totals: ({ items }) => ({ totalItems: items.length }),
});
