import { toDollars } from '#app/domain/money.ts';
import { productImagePath } from '#app/domain/product/image-path.ts';
import type { Product, ProductSummary } from '#app/domain/product/product.ts';
import { SHOP } from '#app/shop.ts';
import { type Crumb, HOME } from '#app/ui/crumb.ts';
import { absoluteUrl } from './absolute-url.ts';

// What search engines read, in the words of schema.org. The sample rating is no customers' verdict, so it is not among it.

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

export function breadcrumbData(trail: readonly Crumb[], here: Crumb): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [HOME, ...trail, here].map(({ title, to }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      item: absoluteUrl(to),
    })),
  };
}

export function listData(products: readonly ProductSummary[]): object {
  return {
    '@type': 'ItemList',
    itemListElement: products.map(({ id, title }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      url: absoluteUrl(`/product/${id}`),
    })),
  };
}

export function shopData(): readonly object[] {
  return [
    {
      '@type': 'OnlineStore',
      name: SHOP.name,
      url: SHOP.url,
      description: SHOP.tagline,
      email: SHOP.emails.sales,
      telephone: SHOP.phones[0].display,
      address: SHOP.address.join(', '),
    },
    {
      '@type': 'WebSite',
      name: SHOP.name,
      url: SHOP.url,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${SHOP.url}/search?q={query}`,
        'query-input': 'required name=query',
      },
    },
  ];
}
