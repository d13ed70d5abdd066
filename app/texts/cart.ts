export const cartPage = 'Shopping Cart';
export const cartLead =
  'Kept in this browser until you order. Shipping and tax are worked out here, before you pay.';
export const cartPageDescription = 'What you have chosen, with quantities, shipping, tax and total.';

export const addToCart = 'Add to Cart';

/** The accessible name of a button on a page with several. It starts with the visible words (WCAG 2.5.3). */
export const addProductToCart = (title: string) => `${addToCart}: ${title}`;
export const removeFromCart = (title: string) => `Remove ${title} from cart`;

export const itemNoun = (count: number) => (count === 1 ? 'item' : 'items');
export const itemCount = (count: number) => `${count} ${itemNoun(count)}`;
export const itemsInCart = (count: number) => `${itemCount(count)} in your cart`;
export const lineTotal = 'Line total: ';
export const continueShopping = 'Continue Shopping';
export const loadingCart = 'Loading your cart…';
export const clearCart = 'Clear Cart';
export const proceedToCheckout = 'Proceed to Checkout';

export const orderSummary = 'Order Summary';
export const subtotal = 'Subtotal';
export const shipping = 'Shipping';
export const tax = (percent: number) => `Tax (${percent}%)`;
export const total = 'Total';

export const addedToCart = (title: string) => `${title} added to cart`;
export const productsAddedToCart = (count: number) =>
  `${count} ${count === 1 ? 'product' : 'products'} added to cart`;
export const nothingMissing = 'All that is in stock is in your cart already';
export const removedFromCart = (title: string) => `${title} removed from cart`;
export const cartCleared = 'Cart cleared';
export const undo = 'Undo';
export const isOutOfStock = (title: string) => `${title} is out of stock`;
export const storageUnavailable =
  'This browser keeps no data for us: your cart and wishlist last only until you close the page.';

/** Why a cart can hold no more of a product. */
export const capSoldOut = 'out of stock';
export const capByStock = (cap: number) => `only ${cap} in stock`;
export const capByOrder = (cap: number) => `at most ${cap} in one order`;

/** The same beside the quantity, and in a notice. */
export const limitReached = (why: string) => `This is the limit: ${why}.`;
export const limitNotice = (title: string, why: string) => `${title}: ${why}`;

/** What has changed in a cart that was kept while the catalogue went on. */
export const soldOutMeanwhile = (title: string) => `${title} is sold out and is no longer in your cart.`;
export const quantityLowered = (title: string, quantity: number) =>
  `${title}: your quantity is now ${quantity}, the most you can order.`;
export const priceChanged = (title: string, from: string, to: string) =>
  `The price of ${title} has changed from ${from} to ${to}.`;
