import {
  type AddedLines,
  addLines,
  replaceLines,
  undoAddedLines,
  type WantedLine,
} from '#app/domain/cart/add-lines.ts';
import type { Cart } from '#app/domain/cart/cart.ts';
import { cartStore } from './cart-store.ts';

export type CartChange = AddedLines & { readonly undo: () => void };

/** Adds products with quantities. The caller tells the visitor what has changed. */
export function addLinesToCart(wanted: readonly WantedLine[]): CartChange {
  return change(wanted, addLines);
}

export function replaceCart(wanted: readonly WantedLine[]): CartChange {
  return change(wanted, replaceLines);
}

function change(
  wanted: readonly WantedLine[],
  apply: (cart: Cart, wanted: readonly WantedLine[]) => AddedLines,
): CartChange {
  let before = cartStore.getState();
  const result = cartStore.update((cart) => {
    // If another tab has stored a cart meanwhile, this runs again, and `before` is that cart.
    before = cart;
    return apply(cart, wanted);
  });
  return {
    ...result,
    undo: () => void cartStore.update((cart) => undoAddedLines(cart, result.added, before)),
  };
}
