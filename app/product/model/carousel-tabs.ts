import type { ProductSummary } from './product.ts';

export type CarouselTabKey = 'all' | 'new' | 'hot' | 'best-sellers' | 'on-sale';

type CarouselTab = {
  readonly key: CarouselTabKey;
  readonly includes: (product: ProductSummary) => boolean;
};

/** The tabs of Featured Products. */
const CAROUSEL_TABS: readonly CarouselTab[] = [
  { key: 'all', includes: () => true },
  { key: 'new', includes: (product) => product.isNew },
  { key: 'hot', includes: (product) => product.isHot },
  { key: 'best-sellers', includes: (product) => product.isBestSeller },
  { key: 'on-sale', includes: (product) => product.isOnSale },
];

/** The tabs that include at least one of the products. */
export function carouselTabs(products: readonly ProductSummary[]): readonly CarouselTab[] {
  return CAROUSEL_TABS.filter((tab) => products.some(tab.includes));
}
