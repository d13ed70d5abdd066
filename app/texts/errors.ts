/** What went wrong, for a visitor: a title for a screen of its own, a text for a message. */
type ShopError = { readonly title?: string; readonly text?: string };

/** Every error of the shop by its code. */
export const ERRORS = {
  PAYMENT_SERVICE_MAINTENANCE: {
    title: 'Service Temporarily Unavailable',
    text: 'Our payment service is temporarily unavailable due to maintenance. Please try again in 2 hours. We apologize for the inconvenience.',
  },
  AUTHENTICATION_MAINTENANCE: {
    text: 'Authentication system is in maintenance mode. Please try again in 2 hours.',
  },
  REGISTRATION_MAINTENANCE: {
    text: 'Registration system is in maintenance mode. Please try again in 2 hours.',
  },
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
  GENERIC: {
    title: 'An error occurred',
    text: 'Our service gave no answer. Check your connection, then try again.',
  },
  NOT_FOUND: { title: 'Not found' },
} as const satisfies Readonly<Record<string, ShopError>>;

export type ErrorCode = keyof typeof ERRORS;
