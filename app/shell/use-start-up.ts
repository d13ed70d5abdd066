import { useEffect } from 'react';
import { replayEarlyInput } from '#app/browser/early-input.ts';
import { eraseStoredLanguage } from '#app/browser/stored-language.ts';
import { reportWebVitals } from '#app/browser/web-vitals.ts';
import { cartStore, refreshFromCatalogue } from '#app/features/cart/cart-store.ts';
import { refreshWishes, wishlistStore } from '#app/features/wishlist/wishlist-store.ts';

/** Once the page has taken over its HTML: brings back what was kept, and stays in step with other tabs. */
export function useStartUp(): void {
  useEffect(() => {
    eraseStoredLanguage();
    cartStore.restore();
    wishlistStore.restore();
    replayEarlyInput();
    void refreshFromCatalogue();
    void refreshWishes();
    reportWebVitals();
    const unfollow = [cartStore.follow(window), wishlistStore.follow(window)];
    return () => unfollow.forEach((stop) => stop());
  }, []);
}
