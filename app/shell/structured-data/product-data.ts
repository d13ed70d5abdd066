import type { Product as ProductData } from 'schema-dts';
import { toDollars } from '#app/lib/money.ts';
import { productImagePath } from '#app/product/model/picture-set.ts';
import { partNumber } from '#app/product/model/specifications.ts';
import type { Product } from '#app/product/model/product.ts';
import { absoluteUrl } from '#app/shell/absolute-url.ts';
import { IS_FOR_CRAWLERS } from '#app/shell/is-for-crawlers.ts';
import { SHOP } from '#app/shop.ts';
import { returnData, shippingData } from './delivery-data.ts';

/**
 * The schema.org data of a product. It leaves out the rating, which is a sample and not from customers.
 * @param priceValidUntil the last day of the price, if that is known: `2026-12-20`
 */
export function productData(product: Product, priceValidUntil?: string) {
  const mpn = partNumber(product);
  return {
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: product.id,
    ...(mpn !== undefined && { mpn }),
    brand: { '@type': 'Brand', name: product.brand },
    image: product.images.map((image) => absoluteUrl(productImagePath(image))),
    offers: {
      '@type': 'Offer',
      url: absoluteUrl(`/product/${product.id}`),
      price: toDollars(product.price).toFixed(2),
      priceCurrency: 'USD',
      ...(priceValidUntil !== undefined && { priceValidUntil }),
      availability: product.soldOut ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: SHOP.name },
      ...(IS_FOR_CRAWLERS && { shippingDetails: shippingData(), hasMerchantReturnPolicy: returnData() }),
    },
  } satisfies ProductData;
}
