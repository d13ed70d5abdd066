import type { Offer } from '#app/domain/product/product.ts';
import { type Wishlist, wishlistItem } from './wishlist.ts';

/** Items take over their product's present offer; nothing is removed, a sold-out wish is still a wish. */
export function refreshWishlist(wishlist: Wishlist, offers: ReadonlyMap<string, Offer>): Wishlist {
  return {
    items: wishlist.items.map((item) => {
      const offer = offers.get(item.id);
      return offer
        ? wishlistItem({ ...offer, ...(item.brand !== undefined && { brand: item.brand }) })
        : item;
    }),
  };
}
