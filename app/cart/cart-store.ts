import { createPersistentStore } from '#app/lib/persistent-store.ts';
import {
  type AddedProduct,
  addMissingProducts,
  addProductWithQuantity,
  EMPTY_CART,
  refreshCart,
  type RemovedLine,
  removeLines,
  restoreLines,
  setLineQuantity,
  subtotal,
  subtractLines,
  totalItems,
} from './model/cart.ts';
import { readSavedCart, serializeCart } from './model/saved-cart.ts';
import type { Offer } from '#app/product/model/product.ts';
import { capReason, MIN_QUANTITY } from '#app/lib/quantity.ts';
import * as texts from './texts.ts';
import { dismissNoticesWithoutAction, notify, notifyAll, reportStorageFailure } from '#app/ui/notices.ts';
import { loadReadableOffers } from '#app/offer/load-offers.ts';
import { useStore } from '#app/lib/use-store.ts';

export const cartStore = createPersistentStore({
  key: 'cart',
  initial: EMPTY_CART,
  parse: readSavedCart,
  serialize: serializeCart,
  onRead: ({ capped }) => notifyAll(capped.map(capNotice)),
  onStorageFailure: reportStorageFailure,
});

/** Adds one unit. */
export function addToCart(offer: Offer): void {
  addToCartWithQuantity(offer, MIN_QUANTITY);
}

/**
 * With a quantity of 1, adds one unit. With a larger quantity, sets the line to that quantity, whatever it was before
 * (docs/specification.md, section 8, "Cart").
 */
export function addToCartWithQuantity(offer: Offer, quantity: number): void {
  const { outcome } = cartStore.update((cart) => addProductWithQuantity(cart, offer, quantity));
  notifyAdded(offer, outcome);
}

/** Adds one unit of each product that is in stock and not yet in the cart. */
export function addAllToCart(offers: readonly Offer[]): void {
  const { added } = cartStore.update((cart) => addMissingProducts(cart, offers));
  if (added.length === 0) return notify(texts.nothingToAdd);
  notify(texts.productsAddedToCart(added.length), {
    label: texts.undo,
    run: () => void cartStore.update((cart) => subtractLines(cart, added)),
  });
}

export function setQuantity(line: Offer, quantity: number): void {
  const { outcome } = cartStore.update((cart) => setLineQuantity(cart, line.id, quantity));
  if (outcome === 'capped') notify(capNotice(line));
}

export function removeFromCart(line: Offer): void {
  const { removed } = cartStore.update((cart) => removeLines(cart, [line.id]));
  if (removed.length > 0) notify(texts.removedFromCart(line.title), undoRemoval(removed));
}

export function clearCart(): void {
  const { removed } = cartStore.update((cart) =>
    removeLines(
      cart,
      cart.items.map(({ id }) => id),
    ),
  );
  // Notices such as “added to cart” no longer apply. A removal can still be undone, so its notice stays.
  dismissNoticesWithoutAction();
  if (removed.length > 0) notify(texts.cartCleared, undoRemoval(removed));
}

/** Loads current prices and stock, updates the lines and shows the changes in notices. */
export async function refreshCartOffers(): Promise<void> {
  const { items } = cartStore.getState();
  if (items.length === 0) return;
  const offers = await loadReadableOffers(items.map(({ id }) => id));
  const { changes } = cartStore.update((cart) => refreshCart(cart, offers));
  notifyAll(changes.map(texts.cartChange));
}

function notifyAdded(offer: Offer, outcome: AddedProduct['outcome']): void {
  if (outcome === 'added') notify(texts.addedToCart(offer.title));
  else if (outcome === 'capped') notify(capNotice(offer));
  else notify(texts.productOutOfStock(offer.title));
}

function capNotice(offer: Offer): string {
  return texts.capNotice(offer.title, capReason(offer));
}

function undoRemoval(removed: readonly RemovedLine[]) {
  return { label: texts.undo, run: () => void cartStore.update((cart) => restoreLines(cart, removed)) };
}

export function useCart() {
  const cart = useStore(cartStore);
  return { items: cart.items, count: totalItems(cart), subtotal: subtotal(cart) };
}
