import { findProduct } from '#app/catalogue/catalogue.server.ts';
import { addProduct, type Cart, EMPTY_CART, serializeCart } from '#app/cart/model/cart.ts';

export const CART_KEY = 'cart';

const PRODUCT_IDS = ['45', '1', '11'];

/** The stored text of a cart with three products. */
export function filledCart(): string {
  const cart = PRODUCT_IDS.reduce<Cart>((cart, id) => {
    const product = findProduct(id);
    if (product === undefined) throw new Error(`The catalogue has no product ${id}.`);
    return addProduct(cart, product).next;
  }, EMPTY_CART);
  return serializeCart(cart);
}
