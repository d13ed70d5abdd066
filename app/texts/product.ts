import type { CarouselTabKey } from '#app/domain/product/carousel-tabs.ts';
import type { StockStatus } from '#app/domain/product/stock-status.ts';

// What stands on every card, too. What only a product's own page says is in `product-page.ts`: other pages need not
// load it.

export const inStock = 'In Stock';
export const outOfStock = 'Out of Stock';

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

export const discount = (percent: number) => `-${percent}%`;
export const markedNew = 'New';
export const markedHot = 'Hot';

export const tabsOf = (title: string) => `Show in ${title}`;
export const tabLabels: Readonly<Record<CarouselTabKey, string>> = {
  all: 'All',
  new: markedNew,
  hot: markedHot,
  'best-sellers': 'Best Sellers',
  'on-sale': 'On Sale',
};

export const categoriesHeading = 'Shop by category';
export const productCount = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;

export const soldOf = (sold: number, all: number) => `${sold} sold of ${all}`;
export const sold = 'Sold: ';
export const available = 'Available: ';
export const soldOutReason =
  'Out of stock: it cannot be ordered now. Keep it in your wishlist to find it again.';

export const rangePicture =
  'A part of the range: a video intercom, a portable radio, a call point, a master station and three cameras';
