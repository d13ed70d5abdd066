import { pickOffer } from './offer.ts';
import { isRecord, isString } from '#app/lib/type-guards.ts';
import { isOffer } from '#app/product/model/is-product-summary.ts';
import type { Offer, Product, ProductSummary } from '#app/product/model/product.ts';

export const OFFERS_PATH = '/data/offers.json';

/** An entry of the file of offers: the offer, the brand and model for quotes, and the category, which names the file of its figures. */
export type CatalogueOffer = Offer &
  Pick<ProductSummary, 'brand' | 'category'> & {
    /** The maker's name for the product; absent if its specifications do not state it. */
    readonly model?: string;
  };

export function pickCatalogueOffer(
  product: Offer & Pick<Product, 'brand' | 'category' | 'specifications'>,
): CatalogueOffer {
  const model = product.specifications['Model'];
  return {
    ...pickOffer(product),
    brand: product.brand,
    category: product.category,
    ...(model !== undefined && { model }),
  };
}

/** Checks a value from a fetched file. */
export function isCatalogueOffer(value: unknown): value is CatalogueOffer {
  if (!isRecord(value)) return false;
  const { brand, category, model = '' } = value;
  return [brand, category, model].every(isString) && isOffer(value);
}
