/** Shown on the cart page. */
export const CARD_BRANDS = ['Visa', 'Mastercard', 'American Express', 'PayPal'] as const;

/** All that the shop accepts, shown in the footer. */
export const PAYMENT_BRANDS = ['Visa', 'Mastercard', 'American Express', 'Discover', 'PayPal'] as const;
