import { createPersistentStore } from '#app/lib/persistent-store.ts';
import {
  addLines,
  addMissingProducts,
  addProduct,
  type AddedLines,
  type Cart,
  EMPTY_CART,
  parseCart,
  refreshCart,
  removeLine,
  serializeCart,
  setLineQuantity,
  subtotal,
  totalItems,
  undoChange,
  type WantedLine,
} from './model/cart.ts';
import type { Offer } from '#app/product/model/product.ts';
import { capReason } from '#app/lib/quantity.ts';
import * as texts from './texts.ts';
import {
  dismissNoticesWithoutAction,
  notify,
  notifyAll,
  notifyWithUndo,
  reportStorageFailure,
} from '#app/ui/notices.ts';
import { loadReadableOffers } from '#app/offer/load-offers.ts';
import { useStore } from '#app/lib/use-store.ts';

export const cartStore = createPersistentStore({
  key: 'cart',
  initial: EMPTY_CART,
  parse: (text) => {
    const saved = parseCart(text);
    if (saved) notifyCapped(saved);
    return saved?.next;
  },
  serialize: serializeCart,
  onStorageFailure: reportStorageFailure,
});

/** Changes the cart. The returned `undo` keeps what is changed afterwards. */
function change<C extends { readonly next: Cart }>(apply: (cart: Cart) => C) {
  const changed = cartStore.update((cart) => ({ ...apply(cart), before: cart }));
  const { before, next } = changed;
  return { ...changed, undo: () => void cartStore.update((cart) => undoChange(cart, before, next)) };
}

export function addLinesToCart(wanted: readonly WantedLine[]) {
  return change((cart) => addLines(cart, wanted));
}

export function replaceCart(wanted: readonly WantedLine[]) {
  return change(() => addLines(EMPTY_CART, wanted));
}

/**
 * Without a quantity, or with 1, adds one unit. With a larger quantity, sets the line to that quantity, whatever it was before
 * (docs/specification.md, section 8, "Cart").
 */
export function addToCart(offer: Offer, quantity?: number): void {
  const { soldOut, capped } = cartStore.update((cart) => addProduct(cart, offer, quantity));
  if (soldOut.length > 0) notify(texts.productOutOfStock(offer.title));
  else if (capped.length > 0) notify(capNotice(offer));
  else notify(texts.addedToCart(offer.title));
}

export function addAllToCart(offers: readonly Offer[]): void {
  const { added, undo } = change((cart) => addMissingProducts(cart, offers));
  if (added.length === 0) notify(texts.nothingToAdd);
  else notifyWithUndo(texts.productsAddedToCart(added.length), undo);
}

export function setQuantity({ id }: Offer, quantity: number): void {
  notifyCapped(cartStore.update((cart) => setLineQuantity(cart, id, quantity)));
}

export function removeFromCart({ id, title }: Offer): void {
  const { before, next, undo } = change((cart) => removeLine(cart, id));
  if (next.items.length < before.items.length) notifyWithUndo(texts.removedFromCart(title), undo);
}

export function clearCart(): void {
  const { before, undo } = change(() => ({ next: EMPTY_CART }));
  // Notices such as “added to cart” no longer apply. A removal can still be undone, so its notice stays.
  dismissNoticesWithoutAction();
  if (before.items.length > 0) notifyWithUndo(texts.cartCleared, undo);
}

export async function refreshCartOffers(): Promise<void> {
  const { items } = cartStore.getState();
  if (items.length === 0) return;
  const offers = await loadReadableOffers(items.map(({ id }) => id));
  const { changes } = cartStore.update((cart) => refreshCart(cart, offers));
  notifyAll(changes.map(texts.cartChange));
}

export function notifyCapped({ capped }: Pick<AddedLines, 'capped'>): void {
  notifyAll(capped.map(capNotice));
}

function capNotice(offer: Offer): string {
  return texts.capNotice(offer.title, capReason(offer));
}

export function useCart() {
  const cart = useStore(cartStore);
  return { items: cart.items, count: totalItems(cart), subtotal: subtotal(cart) };
}
