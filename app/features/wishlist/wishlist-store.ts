import { createPersistentStore } from '#app/browser/persistent-store.ts';
import { useStore } from '#app/browser/use-store.ts';
import { refreshWishlist } from '#app/domain/cart/refresh-wishlist.ts';
import { readSavedWishlist, writeSavedWishlist } from '#app/domain/cart/saved-wishlist.ts';
import {
  addWishlistItem,
  EMPTY_WISHLIST,
  isInWishlist,
  removeWishlistItem,
  toggleWishlistItem,
  type Wishlist,
  type WishlistItem,
} from '#app/domain/cart/wishlist.ts';
import { loadOffers } from '#app/features/cart/load-offers.ts';
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

export function useIsInWishlist(id: string): boolean {
  return isInWishlist(useWishlist(), id);
}

export function toggleWishlist(item: WishlistItem): void {
  wishlistStore.update((wishlist) => toggleWishlistItem(wishlist, item));
  const wished = isInWishlist(wishlistStore.getState(), item.id);
  notify(wished ? texts.addedToWishlist(item.title) : texts.removedFromWishlist(item.title));
}

export function removeFromWishlist(item: WishlistItem): void {
  const at = wishlistStore.getState().items.findIndex(({ id }) => id === item.id);
  wishlistStore.update((wishlist) => removeWishlistItem(wishlist, item.id));
  notify(texts.removedFromWishlist(item.title), {
    label: texts.undo,
    run: () => wishlistStore.update((wishlist) => addWishlistItem(wishlist, item, at)),
  });
}

/** Brings the wishes up to the published prices and stock. */
export async function refreshWishlistOffers(): Promise<void> {
  const { items } = wishlistStore.getState();
  if (items.length === 0) return;
  const offers = await loadOffers(items.map(({ id }) => id));
  wishlistStore.update((wishlist) => refreshWishlist(wishlist, offers));
}
