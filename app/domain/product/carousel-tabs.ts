import * as texts from '#app/texts/product.ts';
import type { ProductSummary } from './product.ts';

type CarouselTab = {
  readonly key: string;
  readonly label: string;
  readonly includes: (product: ProductSummary) => boolean;
};

/** The tabs of Featured Products. */
const CAROUSEL_TABS: readonly CarouselTab[] = [
  { key: 'all', label: texts.allTab, includes: () => true },
  { key: 'new', label: texts.markedNew, includes: (product) => product.isNew },
  { key: 'hot', label: texts.markedHot, includes: (product) => product.isHot },
  { key: 'best-sellers', label: texts.bestSellersTab, includes: (product) => product.isBestSeller },
  { key: 'on-sale', label: texts.onSaleTab, includes: (product) => product.isOnSale },
];

/** The tabs that include at least one of the products. */
export function carouselTabs(products: readonly ProductSummary[]): readonly CarouselTab[] {
  return CAROUSEL_TABS.filter((tab) => products.some(tab.includes));
}
