import {
  type AddedLines,
  addLines,
  replaceLines,
  undoAddedLines,
  type WantedLine,
} from './model/add-lines.ts';
import type { Cart } from './model/cart.ts';
import { cartStore } from './cart-store.ts';

export type CartChange = AddedLines & { readonly undo: () => void };

/** Adds products with quantities. The caller tells the visitor what has changed. */
export function addLinesToCart(wanted: readonly WantedLine[]): CartChange {
  return change((cart) => addLines(cart, wanted));
}

export function replaceCart(wanted: readonly WantedLine[]): CartChange {
  return change(() => replaceLines(wanted));
}

function change(apply: (cart: Cart) => AddedLines): CartChange {
  let before = cartStore.getState();
  let after = before;
  const result = cartStore.update((cart) => {
    const changed = apply(cart);
    // If another tab has stored a cart meanwhile, this runs again with that cart.
    before = cart;
    after = changed.next;
    return changed;
  });
  return { ...result, undo: () => void cartStore.update((cart) => undoAddedLines(cart, before, after)) };
}
