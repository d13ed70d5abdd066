/** Headings and explanations of pages and lists that have nothing to show. */
export const ERRORS = {
  PRODUCT_NOT_FOUND: {
    title: 'Product Not Found',
    text: 'The product you are looking for does not exist or has been removed.',
  },
  CART_EMPTY: {
    title: 'Your cart is empty',
    text: "Looks like you haven't added any products to your cart yet.",
  },
  CHECKOUT_CART_EMPTY: { title: 'Your Cart is Empty' },
  WISHLIST_EMPTY: { title: 'Your wishlist is empty' },
  NO_MATCHES: { title: 'No Products Found', text: 'Please try changing the filters and try again.' },
  PAGE_NOT_FOUND: {
    title: 'Page not found',
    text: 'There is no page at this address. It may have moved, or the address may have a typing error. The search at the top of the page finds products by name, brand, model or specification.',
  },
} as const;
