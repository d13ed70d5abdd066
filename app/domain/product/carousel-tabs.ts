import * as texts from '#app/texts/product.ts';
import type { ProductSummary } from './product.ts';

type CarouselTab = {
  readonly key: string;
  readonly label: string;
  readonly belongs: (product: ProductSummary) => boolean;
};

/** The tabs of Featured Products. */
export const carouselTabs: readonly CarouselTab[] = [
  { key: 'all', label: texts.allTab, belongs: () => true },
  { key: 'new', label: texts.markedNew, belongs: (product) => product.isNew },
  { key: 'hot', label: texts.markedHot, belongs: (product) => product.isHot },
  { key: 'best-sellers', label: texts.bestSellersTab, belongs: (product) => product.isBestSeller },
  { key: 'on-sale', label: texts.onSaleTab, belongs: (product) => product.isOnSale },
];

/** The tabs that would show something. */
export function tabsOf(products: readonly ProductSummary[]): readonly CarouselTab[] {
  return carouselTabs.filter((tab) => products.some(tab.belongs));
}
