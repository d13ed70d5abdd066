import { formatNumber } from '#app/lib/format-number.ts';

export { clear, undo } from '#app/ui/texts.ts';

// The texts of product cards, carousels, category tiles and other parts that pages share. Product pages also use some
// of them. All other texts of product pages are in `page-texts.ts`, so that other pages do not load them.

export const discountBadge = (percent: number) => `-${percent}%`;
export const newBadge = 'New';
export const hotBadge = 'Hot';

export const tabListLabel = (title: string) => `Show in ${title}`;
export const allProducts: string = 'All';
export const bestSellers = 'Best Sellers';
export const onSale = 'On Sale';

export const categoriesHeading = 'Shop by category';
export const allCategories = (count: number) => `All ${formatNumber(count)} categories`;
export const productCount = (count: number) =>
  `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`;
/** ` (12 versions)` behind how many products a list shows; nothing if it shows each version. */
export const ofVersions = (count: number, versions: number) =>
  HAS_FAMILIES && versions > count ? ` (${formatNumber(versions)} versions)` : '';

export const recentlyViewed = 'Recently Viewed';
export const recentlyViewedCleared = 'Recently viewed products cleared';

export const soldOf = (sold: number, total: number) => `${formatNumber(sold)} sold of ${formatNumber(total)}`;
export const sold = 'Sold: ';
export const available = 'Available: ';
export const soldOutReason =
  'Out of stock: it cannot be ordered now. Keep it in your wishlist to find it again.';
