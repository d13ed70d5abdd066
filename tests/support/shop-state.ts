import type { LineItem } from '#app/cart/model/cart.ts';
import { cartStore } from '#app/cart/cart-store.ts';
import { compareStore } from '#app/compare/compare-store.ts';
import { wishlistStore } from '#app/wishlist/wishlist-store.ts';
import { announce, notices } from '#app/ui/notices.ts';

/** The text stored under a key. */
export function storedText(key: string): string | null {
  return localStorage.getItem(key);
}

/** Empties storage, cart, wishlist, comparison and notices. */
export function resetShop(): void {
  localStorage.clear();
  cartStore.restore();
  wishlistStore.restore();
  compareStore.restore();
  notices.setState([], true);
  announce('');
}

/** The texts of the shown notices, oldest first. */
export function noticeTexts(): readonly string[] {
  return notices.getState().map(({ text }) => text);
}

/** Sets the cart's lines without a notice. */
export function fillCart(...items: readonly LineItem[]): void {
  cartStore.update(() => ({ next: { items } }));
}

export function cartQuantities(): readonly { readonly id: string; readonly quantity: number }[] {
  return cartStore.getState().items.map(({ id, quantity }) => ({ id, quantity }));
}
