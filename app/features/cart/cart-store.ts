import { createPersistentStore } from '#app/browser/persistent-store.ts';
import {
  addMissingProducts,
  addProduct,
  type Cart,
  type CartChange,
  removeAllLines,
  EMPTY_CART,
  removeLines,
  restoreLines,
  setLineQuantity,
} from '#app/domain/cart/cart.ts';
import { describeChange, refreshCart } from '#app/domain/cart/refresh-cart.ts';
import { readSavedCart, writeSavedCart } from '#app/domain/cart/saved-cart.ts';
import type { Offer } from '#app/domain/product/product.ts';
import { capNote } from '#app/domain/quantity.ts';
import * as texts from '#app/texts/cart.ts';
import { dismissNoticesWithoutAction, notify, notifyAll } from '#app/ui/notices.ts';
import { loadOffers } from './load-offers.ts';
import { reportStorageFailure } from './storage-failure.ts';

/** The one cart. It starts empty, like the built pages; `restore` brings back what was kept. */
export const cartStore = createPersistentStore<Cart>({
  key: 'cart',
  initial: EMPTY_CART,
  parse: (text) => {
    const saved = readSavedCart(text);
    if (saved.kind === 'invalid') return saved;
    notifyAll(saved.capped.map((line) => texts.limitNotice(line.title, capNote(line))));
    return { kind: 'value', value: saved.cart };
  },
  write: (cart) => JSON.stringify(writeSavedCart(cart)),
  onStorageFailure: reportStorageFailure,
});

export function addToCart(offer: Offer, quantity?: number): void {
  announce(
    offer,
    change((cart) => addProduct(cart, offer, quantity)),
  );
}

/** Says how many it puts there, or that there is nothing more to put. */
export function addAllToCart(offers: readonly Offer[]): void {
  const outcome = change((cart) => addMissingProducts(cart, offers));
  if (outcome.kind !== 'filled') return notify(texts.nothingMissing);
  const ids = outcome.lines.map(({ id }) => id);
  notify(texts.productsAddedToCart(ids.length), {
    label: texts.undo,
    run: () => void change((cart) => removeLines(cart, ids)),
  });
}

export function setQuantity(line: Offer, quantity: number): void {
  announce(
    line,
    change((cart) => setLineQuantity(cart, line.id, quantity)),
  );
}

export function removeFromCart(line: Offer): void {
  const outcome = change((cart) => removeLines(cart, [line.id]));
  if (outcome.kind === 'removed') notify(texts.removedFromCart(line.title), undo(outcome.lines));
}

export function clearCart(): void {
  const outcome = change(removeAllLines);
  dismissNoticesWithoutAction();
  if (outcome.kind === 'removed') notify(texts.cartCleared, undo(outcome.lines));
}

/** Brings the lines up to the published prices and stock, and says what has changed. */
export async function refreshCartOffers(): Promise<void> {
  const { items } = cartStore.getState();
  if (items.length === 0) return;
  const offers = await loadOffers(items.map(({ id }) => id));
  let said: readonly string[] = [];
  cartStore.update((cart) => {
    const refreshed = refreshCart(cart, offers);
    said = refreshed.changes.map(describeChange);
    return refreshed.cart;
  });
  notifyAll(said);
}

type Outcome = CartChange['outcome'];

function change(step: (cart: Cart) => CartChange): Outcome {
  let outcome: Outcome = { kind: 'unchanged' };
  cartStore.update((cart) => {
    const next = step(cart);
    outcome = next.outcome;
    return next.cart;
  });
  return outcome;
}

function announce({ title, ...offer }: Offer, outcome: Outcome): void {
  if (outcome.kind === 'added') notify(texts.addedToCart(title));
  if (outcome.kind === 'capped') notify(texts.limitNotice(title, capNote(offer)));
  if (outcome.kind === 'sold-out') notify(texts.isOutOfStock(title));
}

function undo(lines: Parameters<typeof restoreLines>[1]) {
  return { label: texts.undo, run: () => void change((cart) => restoreLines(cart, lines)) };
}
