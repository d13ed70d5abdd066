/** For screen readers, before a price that is struck through. */
export const originalPrice = 'Original price: ';
