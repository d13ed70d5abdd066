import { readSavedOffer, type SavedOffer, toSavedOffer } from '#app/offer/model/saved-offer.ts';
import {
  type Invalid,
  type JsonObject,
  readSavedItems,
  readText,
  readUniqueItems,
} from '#app/lib/saved-value.ts';
import { totalItems, type Wishlist, type WishlistItem } from './wishlist.ts';

/** The stored wishlist. Amounts are in dollars. */
type SavedWishlist = { readonly items: readonly SavedWishlistItem[]; readonly totalItems: number };

type SavedWishlistItem = SavedOffer & { readonly brand?: string };

export type ReadWishlist = { readonly kind: 'valid'; readonly value: Wishlist } | Invalid;

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
