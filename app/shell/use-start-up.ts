import { useEffect } from 'react';
import { replayEarlyPresses } from '#app/browser/replay-early-presses.ts';
import { eraseStoredLanguage } from '#app/browser/stored-language.ts';
import { reportWebVitals } from '#app/browser/web-vitals.ts';
import { cartStore, refreshCartOffers } from '#app/features/cart/cart-store.ts';
import { refreshWishlistOffers, wishlistStore } from '#app/features/wishlist/wishlist-store.ts';

/** Once the page has taken over its HTML: brings back what was kept, and stays in step with other tabs. */
export function useStartUp(): void {
  useEffect(() => {
    // In a task of its own: storage is slow at the first touch, and taking over the page has just held the thread.
    const task = setTimeout(() => {
      eraseStoredLanguage();
      cartStore.restore();
      wishlistStore.restore();
      void replayEarlyPresses();
      void refreshCartOffers();
      void refreshWishlistOffers();
      reportWebVitals();
    });
    const undo = [cartStore.follow(window), wishlistStore.follow(window)];
    return () => {
      clearTimeout(task);
      undo.forEach((step) => step());
    };
  }, []);
}
