import type { Offer } from '#app/product/model/product.ts';
import {
  pickOffer,
  readSavedOffer,
  refreshItems,
  type SavedOffer,
  toSavedOffer,
} from '#app/offer/model/offer.ts';
import {
  type Invalid,
  type JsonObject,
  readSavedItems,
  readText,
  readUniqueItems,
} from '#app/lib/saved-value.ts';

export type WishlistItem = Offer & { readonly brand?: string };

/** Products with unique ids, in the order in which they were added. */
export type Wishlist = { readonly items: readonly WishlistItem[] };

export const EMPTY_WISHLIST: Wishlist = { items: [] };

export function totalItems(wishlist: Wishlist): number {
  return wishlist.items.length;
}

export function isInWishlist(wishlist: Wishlist, id: string): boolean {
  return wishlist.items.some((item) => item.id === id);
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
  const item = {
    ...pickOffer(product),
    ...(product.brand !== undefined && { brand: product.brand }),
  };
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

/** Brings the items of a stored wishlist up to date with current offers, keyed by id. Removes nothing. Returns the given wishlist if it is up to date. */
export function refreshWishlist(
  wishlist: Wishlist,
  offers: ReadonlyMap<string, Offer>,
): { readonly next: Wishlist } {
  const items = refreshItems(wishlist.items, (item) => {
    const offer = offers.get(item.id);
    if (!offer) return item;
    return { ...pickOffer(offer), ...(item.brand !== undefined && { brand: item.brand }) };
  });
  return { next: items === wishlist.items ? wishlist : { items } };
}

/** The stored wishlist. Amounts are in dollars. */
type SavedWishlist = { readonly items: readonly SavedWishlistItem[]; readonly totalItems: number };

type SavedWishlistItem = SavedOffer & { readonly brand?: string };

type ReadWishlist = { readonly kind: 'valid'; readonly value: Wishlist } | Invalid;

export function serializeWishlist(wishlist: Wishlist): string {
  const saved: SavedWishlist = { items: wishlist.items.map(toSavedItem), totalItems: totalItems(wishlist) };
  return JSON.stringify(saved);
}

/** Drops invalid items and duplicates. Ignores the stored total. */
export function readSavedWishlist(text: string): ReadWishlist {
  const saved = readSavedItems(text, { alsoRequired: ['totalItems'] });
  if (saved.kind === 'invalid') return saved;
  return { kind: 'valid', value: { items: readUniqueItems(saved.items, readItem) } };
}

function toSavedItem(item: WishlistItem): SavedWishlistItem {
  return { ...toSavedOffer(item), ...(item.brand !== undefined && { brand: item.brand }) };
}

function readItem(saved: JsonObject): WishlistItem | undefined {
  const offer = readSavedOffer(saved);
  const brand = readText(saved['brand']);
  return offer && { ...offer, ...(brand !== undefined && { brand }) };
}
