import type { LineItem } from '#app/domain/cart/line-item.ts';
import { cartStore } from '#app/features/cart/cart-store.ts';
import { wishlistStore } from '#app/features/wishlist/wishlist-store.ts';
import { notices } from '#app/ui/notices.ts';

/** Nothing is kept, in the cart, wished for or said: for before each test that shops. */
export function freshShop(): void {
  localStorage.clear();
  cartStore.restore();
  wishlistStore.restore();
  notices.setState([], true);
}

/** What the shop is saying at the moment, the oldest first. */
export function said(): readonly string[] {
  return notices.getState().map(({ text }) => text);
}

/** Puts these lines in the cart without a word. */
export function fillCart(...items: readonly LineItem[]): void {
  cartStore.update(() => ({ items }));
}

export function inCart(): readonly { readonly id: string; readonly quantity: number }[] {
  return cartStore.getState().items.map(({ id, quantity }) => ({ id, quantity }));
}
