/** On the cart page. */
export const CARD_BRANDS = ['Visa', 'Mastercard', 'American Express', 'PayPal'] as const;

/** In the footer. */
export const PAYMENT_BRANDS = ['Visa', 'Mastercard', 'American Express', 'Discover', 'PayPal'] as const;
