/** The brands that the cart page shows. */
export const CART_PAGE_BRANDS = ['Visa', 'Mastercard', 'American Express', 'PayPal'] as const;

/** The brands that the footer and the terms of service name. */
export const PAYMENT_BRANDS = ['Visa', 'Mastercard', 'American Express', 'Discover', 'PayPal'] as const;
