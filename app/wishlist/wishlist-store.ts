import { createPersistentStore } from '#app/lib/persistent-store.ts';
import { useStore } from '#app/lib/use-store.ts';
import {
  addWishlistItem,
  EMPTY_WISHLIST,
  isInWishlist,
  refreshWishlist,
  removeWishlistItem,
  savedWishlist,
  type Wishlist,
  type WishlistItem,
} from './model/wishlist.ts';
import { loadSavedOffers } from '#app/offer/load-offers.ts';
import { notify, notifyWithUndo, reportStorageFailure } from '#app/ui/notices.ts';
import * as texts from './texts.ts';

export const wishlistStore = createPersistentStore({
  key: 'wishlist',
  initial: EMPTY_WISHLIST,
  ...savedWishlist,
  onStorageFailure: reportStorageFailure,
});

export function useWishlist(): Wishlist {
  return useStore(wishlistStore);
}

export function useIsInWishlist(id: string): boolean {
  return useStore(wishlistStore, (wishlist) => isInWishlist(wishlist, id));
}

export function addToWishlist(item: WishlistItem): void {
  wishlistStore.update((wishlist) => addWishlistItem(wishlist, item));
  notify(texts.addedToWishlist(item.title));
}

export function removeFromWishlist(item: WishlistItem): void {
  const { index } = wishlistStore.update((wishlist) => removeWishlistItem(wishlist, item.id));
  if (index < 0) return;
  notifyWithUndo(
    texts.removedFromWishlist(item.title),
    () => void wishlistStore.update((wishlist) => addWishlistItem(wishlist, item, index)),
  );
}

/** Removes the product if it is in the wishlist, otherwise adds it. There is no Undo button: a second toggle undoes it. */
export function toggleWishlist(item: WishlistItem): void {
  const { index } = wishlistStore.update((wishlist) => removeWishlistItem(wishlist, item.id));
  if (index < 0) addToWishlist(item);
  else notify(texts.removedFromWishlist(item.title));
}

export async function refreshWishlistOffers(): Promise<void> {
  const { items } = wishlistStore.getState();
  if (items.length === 0) return;
  const offers = await loadSavedOffers(items.map(({ id }) => id));
  wishlistStore.update((wishlist) => refreshWishlist(wishlist, offers));
}
