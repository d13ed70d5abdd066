import type { StockStatus } from './model/offer.ts';

/** For screen readers, before a price that is struck through. */
export const originalPrice = 'Original price: ';

export const inStock = 'In Stock';
export const outOfStock = 'Out of Stock';
export const leftCatalogue = 'No longer in our catalogue';

export function stockText(status: StockStatus): string {
  switch (status.kind) {
    case 'in-stock':
      return inStock;
    case 'low':
      return `Only ${status.left} left`;
    case 'sold-out':
      return outOfStock;
  }
}
