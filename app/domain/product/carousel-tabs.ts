import type { ProductSummary } from './product.ts';

type CarouselTab = {
  readonly key: string;
  readonly label: string;
  readonly belongs: (product: ProductSummary) => boolean;
};

/** The tabs of Featured Products. */
export const carouselTabs: readonly CarouselTab[] = [
  { key: 'all', label: 'All', belongs: () => true },
  { key: 'new', label: 'New', belongs: (product) => product.isNew },
  { key: 'hot', label: 'Hot', belongs: (product) => product.isHot },
  { key: 'best-sellers', label: 'Best Sellers', belongs: (product) => product.isBestSeller },
  { key: 'on-sale', label: 'On Sale', belongs: (product) => product.isOnSale },
];

/** The tabs that would show something. */
export function tabsOf(products: readonly ProductSummary[]): readonly CarouselTab[] {
  return carouselTabs.filter((tab) => products.some(tab.belongs));
}
