import { readSavedOffer, type SavedOffer, writeSavedOffer } from './saved-offer.ts';
import { type Fields, readText, readUniqueItems, readSavedItems } from './saved-value.ts';
import { totalItems, type Wishlist, type WishlistItem } from './wishlist.ts';

/** The wishlist as it is stored, in dollars. */
export type SavedWishlist = { readonly items: readonly SavedWishlistItem[]; readonly totalItems: number };

type SavedWishlistItem = SavedOffer & { readonly brand?: string };

export type SavedWishlistReading =
  | { readonly kind: 'wishlist'; readonly wishlist: Wishlist }
  | { readonly kind: 'invalid'; readonly why: string };

export function writeSavedWishlist(wishlist: Wishlist): SavedWishlist {
  return { items: wishlist.items.map(writeItem), totalItems: totalItems(wishlist) };
}

/** Never trusts the total, and of two items for the same product keeps the first. */
export function readSavedWishlist(text: string): SavedWishlistReading {
  const reading = readSavedItems(text, ['items', 'totalItems']);
  if (reading.kind === 'invalid') return reading;

  return { kind: 'wishlist', wishlist: { items: readUniqueItems(reading.items, readItem) } };
}

function writeItem(item: WishlistItem): SavedWishlistItem {
  return { ...writeSavedOffer(item), ...(item.brand !== undefined && { brand: item.brand }) };
}

function readItem(saved: Fields): WishlistItem | undefined {
  const offer = readSavedOffer(saved);
  const brand = readText(saved['brand']);
  return offer && { ...offer, ...(brand !== undefined && { brand }) };
}
