import { useMemo } from 'react';
import { createStore } from 'zustand/vanilla';
import { createPersistentStore, TAB_STORAGE } from '#app/lib/persistent-store.ts';
import {
  addLines,
  addMissingProducts,
  addProduct,
  type AddedLines,
  type Cart,
  type CartRefreshChange,
  EMPTY_CART,
  orderableCart,
  parseCart,
  type PriceChange,
  refreshCart,
  removeLines,
  serializeCart,
  setLineQuantity,
  subtotal,
  totalItems,
  undoChange,
  type WantedLine,
} from './model/cart.ts';
import type { Offer } from '#app/offer/model/product.ts';
import { type Cents, isPrice } from '#app/lib/money.ts';
import { capReason } from '#app/lib/quantity.ts';
import { parseJson } from '#app/lib/saved-value.ts';
import * as backEnd from '#app/back-end.ts';
import { isRecord } from '#app/lib/type-guards.ts';
import * as texts from './texts.ts';
import {
  announce,
  dismissNoticesWithoutAction,
  notify,
  notifyAll,
  notifyWithUndo,
  reportStorageFailure,
} from '#app/ui/notices.ts';
import { loadSavedOffers } from '#app/offer/load-offers.ts';
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

/** What has changed since the last visit and has not been dismissed. */
export const changesToTell = createStore<readonly CartRefreshChange[]>(() => []);

/** The prices in cents before the last change in this tab, by product. Lines of the cart say them. */
export const pricesBefore = createPersistentStore<Readonly<Record<string, Cents>>>({
  key: 'cart-prices-before',
  initial: {},
  parse: readPrices,
  serialize: JSON.stringify,
  ...TAB_STORAGE,
});

function readPrices(text: string): Readonly<Record<string, Cents>> | undefined {
  const saved = parseJson(text);
  return isRecord(saved) ? Object.fromEntries(Object.entries(saved).filter(isPriceOfProduct)) : undefined;
}

const isPriceOfProduct = (entry: readonly [string, unknown]): entry is [string, Cents] => isPrice(entry[1]);

/** Keeps what the lines cost before. */
export function recordPrices(changes: readonly PriceChange[]): void {
  const changed = changes.flatMap((change) =>
    change.kind === 'price-changed' ? [[change.id, change.from]] : [],
  );
  if (changed.length === 0) return;
  pricesBefore.update((before) => ({ next: { ...before, ...Object.fromEntries(changed) } }));
}

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
  const { before, next, undo } = change((cart) => removeLines(cart, [id]));
  if (next.items.length < before.items.length) notifyWithUndo(texts.removedFromCart(title), undo);
}

/** Removes what cannot be ordered. */
export function removeUnavailable(ids: readonly string[]): void {
  const { before, next, undo } = change((cart) => removeLines(cart, ids));
  const count = before.items.length - next.items.length;
  if (count > 0) notifyWithUndo(texts.unavailableRemoved(count), undo);
}

export function clearCart(): void {
  const { before, undo } = change(() => ({ next: EMPTY_CART }));
  // Notices such as “added to cart” no longer apply. A removal can still be undone, so its notice stays.
  dismissNoticesWithoutAction();
  if (before.items.length > 0) notifyWithUndo(texts.cartCleared, undo);
}

/** Brings the cart up to date. A shop that takes orders asks its back end for prices, so only for what had sold out. */
export async function refreshCartOffers(): Promise<void> {
  const lines = cartStore.getState().items.filter(({ soldOut }) => soldOut || !backEnd.orders);
  if (lines.length === 0) return;
  const offers = await loadSavedOffers(lines.map(({ id }) => id));
  const { changes } = cartStore.update((cart) => refreshCart(cart, offers));
  recordPrices(changes);
  if (changes.length === 0) return;
  changesToTell.setState(changes, true);
  announce(texts.cartHasChanged(changes));
}

export function notifyCapped({ capped }: Pick<AddedLines, 'capped'>): void {
  notifyAll(capped.map(capNotice));
}

function capNotice(offer: Offer): string {
  return texts.capNotice(offer.title, capReason(offer));
}

/** `lines` has all of the cart, `items` what can be ordered. */
export function useCart() {
  const cart = useStore(cartStore);
  const orderable = useMemo(() => orderableCart(cart), [cart]);
  const { items } = orderable;
  return { cart, lines: cart.items, items, count: totalItems(orderable), subtotal: subtotal(orderable) };
}
