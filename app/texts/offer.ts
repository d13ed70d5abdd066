/** Read out before a price that is crossed out. */
export const originalPrice = 'Original price: ';
