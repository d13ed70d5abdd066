import type { Offer } from '#app/product/model/product.ts';
import { pickOffer, refreshItems } from '#app/offer/model/offer.ts';
import type { Wishlist } from './wishlist.ts';

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
