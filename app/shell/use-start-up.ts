import { useEffect } from 'react';
import { replayEarlyPresses } from '#app/lib/early-input.ts';
import { restoreText } from '#app/lib/typed-text.ts';
import { reportWebVitals } from '#app/lib/web-vitals.ts';
import { whenVisitorStays } from '#app/lib/when-idle.ts';
import { cartStore, pricesBefore, refreshCartOffers } from '#app/cart/cart-store.ts';
import { refreshWishlistOffers, wishlistStore } from '#app/wishlist/wishlist-store.ts';
import { startOfflineUse } from './page-loading.ts';
import { singleKeyShortcutsStore } from './shortcuts.ts';
import { storageKey } from '#app/base-path.ts';

const LANGUAGE_KEYS = ['i18nextLng', 'language', 'lang', 'locale'] as const;

/** Erases the language that an earlier version of the shop stored. The shop is in English only. */
export function eraseStoredLanguage(storage: () => Storage = () => localStorage): void {
  try {
    const stored = storage();
    for (const key of LANGUAGE_KEYS) stored.removeItem(storageKey(key));
  } catch {
    // If access to storage is denied, no language is stored either.
  }
}

const STORES = [cartStore, wishlistStore, singleKeyShortcutsStore];

/**
 * Runs the start-up work after hydration. Restores the cart, the wishlist and the setting for shortcuts, and
 * keeps them in sync with other tabs. Puts back what was typed before a new version was loaded. Updates the offers of cart and
 * wishlist.
 */
export function useStartUp(): void {
  useEffect(() => {
    // Runs in a task of its own: hydration has just blocked the main thread, and the first access to storage is slow.
    const task = setTimeout(() => {
      eraseStoredLanguage();
      for (const store of [...STORES, pricesBefore]) store.restore();
      restoreText();
      void replayEarlyPresses();
      void refreshCartOffers();
      void refreshWishlistOffers();
      whenVisitorStays(() => {
        void reportWebVitals();
        if (HAS.offline) startOfflineUse();
      });
    });
    const stopSyncing = STORES.map((store) => store.syncWithOtherTabs(window));
    return () => {
      clearTimeout(task);
      stopSyncing.forEach((stop) => stop());
    };
  }, []);
}
