import { findProduct } from '#app/catalogue/catalogue.server.ts';
import { addProduct, type Cart, EMPTY_CART } from '#app/domain/cart/cart.ts';
import { pickOffer } from '#app/domain/cart/offer.ts';
import { writeSavedCart } from '#app/domain/cart/saved-cart.ts';

export const CART_KEY = 'cart';

const PRODUCTS = ['45', '1', '11'];

/** What the shop would have stored for a shopper who put three products in the cart. */
export function filledCart(): string {
  const cart = PRODUCTS.reduce<Cart>((cart, id) => {
    const product = findProduct(id);
    if (product === undefined) throw new Error(`There is no product ${id} to fill the cart with.`);
    return addProduct(cart, pickOffer(product)).cart;
  }, EMPTY_CART);
  return JSON.stringify(writeSavedCart(cart));
}
