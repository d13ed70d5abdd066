import { createPersistentStore } from '#app/browser/persistent-store.ts';
import { useStore } from '#app/browser/use-store.ts';
import { refreshWishlist } from '#app/domain/cart/refresh-wishlist.ts';
import { readSavedWishlist, writeSavedWishlist } from '#app/domain/cart/saved-wishlist.ts';
import {
  addToWishlist,
  EMPTY_WISHLIST,
  isInWishlist,
  removeFromWishlist,
  toggleWishlist,
  type Wishlist,
  type WishlistItem,
} from '#app/domain/cart/wishlist.ts';
import { offersOf } from '#app/features/cart/published-offers.ts';
import { reportStorageFailure } from '#app/features/cart/storage-failure.ts';
import * as texts from '#app/texts/wishlist.ts';
import { notify } from '#app/ui/notices.ts';

export const wishlistStore = createPersistentStore<Wishlist>({
  key: 'wishlist',
  initial: EMPTY_WISHLIST,
  parse: (text) => {
    const saved = readSavedWishlist(text);
    return saved.kind === 'wishlist' ? { kind: 'value', value: saved.wishlist } : saved;
  },
  write: (wishlist) => JSON.stringify(writeSavedWishlist(wishlist)),
  onStorageFailure: reportStorageFailure,
});

export function useWishlist(): Wishlist {
  return useStore(wishlistStore);
}

export function useIsWished(id: string): boolean {
  return isInWishlist(useWishlist(), id);
}

export function toggleWish(item: WishlistItem): void {
  wishlistStore.update((wishlist) => toggleWishlist(wishlist, item));
  const wished = isInWishlist(wishlistStore.getState(), item.id);
  notify(wished ? texts.addedToWishlist(item.title) : texts.removedFromWishlist(item.title));
}

export function dropWish(item: WishlistItem): void {
  const at = wishlistStore.getState().items.findIndex(({ id }) => id === item.id);
  wishlistStore.update((wishlist) => removeFromWishlist(wishlist, item.id));
  notify(texts.removedFromWishlist(item.title), {
    label: texts.undo,
    run: () => wishlistStore.update((wishlist) => addToWishlist(wishlist, item, at)),
  });
}

/** Brings the wishes up to the published prices and stock. */
export async function refreshWishes(): Promise<void> {
  const { items } = wishlistStore.getState();
  if (items.length === 0) return;
  const offers = await offersOf(items.map(({ id }) => id));
  wishlistStore.update((wishlist) => refreshWishlist(wishlist, offers));
}
