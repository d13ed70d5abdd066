import { toDollars } from '#app/domain/money.ts';
import { productImagePath } from '#app/domain/product/image-path.ts';
import type { Product } from '#app/domain/product/product.ts';
import { absoluteUrl } from '#app/shell/absolute-url.ts';
import { SHOP } from '#app/shop.ts';

/** The schema.org data of a product. It leaves out the rating, which is a sample and not from customers. */
export function productData(product: Product): object {
  return {
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: product.id,
    ...(product.specifications['Item number'] && { mpn: product.specifications['Item number'] }),
    brand: { '@type': 'Brand', name: product.brand },
    image: product.images.map((image) => absoluteUrl(productImagePath(image))),
    offers: {
      '@type': 'Offer',
      url: absoluteUrl(`/product/${product.id}`),
      price: toDollars(product.price).toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${product.soldOut ? 'OutOfStock' : 'InStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: SHOP.name },
    },
  };
}
