/** What the start-up does with a stored cart. A live shop has `live-cart-refresh.ts` in its place. */
export { refreshCartOffers } from '#app/cart/cart-store.ts';
