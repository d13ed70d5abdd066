import { useStore } from '#app/lib/use-store.ts';
import { subtotal, totalItems } from './model/cart.ts';
import { cartStore } from './cart-store.ts';

export function useCart() {
  const cart = useStore(cartStore);
  return { items: cart.items, count: totalItems(cart), subtotal: subtotal(cart) };
}
