import { describe, expect, test } from 'vitest';
import { aProduct } from '#tests/support/a-product.ts';
import { breadcrumbData } from './breadcrumb-data.ts';
import { listData } from './list-data.ts';
import { productData } from './product-data.ts';
import { shopData } from './shop-data.ts';

const SHOP_URL = 'https://www.watchpost.example';

describe('what search engines read about a product', () => {
  test('is its offer: price in dollars, stock, condition and seller', () => {
    expect(productData(aProduct({ price: 123_450 }))).toMatchObject({
      '@type': 'Product',
      name: 'Dome camera',
      sku: '1',
      brand: { '@type': 'Brand', name: 'Axis' },
      image: [`${SHOP_URL}/images/products/dome.webp`],
      offers: {
        '@type': 'Offer',
        url: `${SHOP_URL}/product/1`,
        price: '1234.50',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', name: 'Watchpost' },
      },
    });
  });

  test('says when it is sold out', () => {
    expect(productData(aProduct({ soldOut: true }))).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  test('holds the maker’s number where there is one', () => {
    const known = aProduct({ specifications: { 'Item number': 'P3245-LVE' } });
    expect(productData(known)).toMatchObject({ mpn: 'P3245-LVE' });
    expect(productData(aProduct())).not.toHaveProperty('mpn');
  });

  test('never holds a rating or a review: ours are samples', () => {
    expect(JSON.stringify(productData(aProduct()))).not.toMatch(/rating|review/i);
  });
});

test('a breadcrumb lists the way to the page, and the page last', () => {
  const here = { title: 'Dome camera', to: '/product/1' };
  expect(breadcrumbData([], here)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${SHOP_URL}/` },
      { '@type': 'ListItem', position: 2, name: 'Dome camera', item: `${SHOP_URL}/product/1` },
    ],
  });
});

test('a listing lists its products in their order', () => {
  const products = [aProduct(), aProduct({ id: '2', title: 'Radio' })];
  expect(listData(products)).toEqual({
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Dome camera', url: `${SHOP_URL}/product/1` },
      { '@type': 'ListItem', position: 2, name: 'Radio', url: `${SHOP_URL}/product/2` },
    ],
  });
});

test('the shop is a store whose search can be asked from outside', () => {
  expect(shopData()).toContainEqual(expect.objectContaining({ '@type': 'OnlineStore', name: 'Watchpost' }));
  expect(JSON.stringify(shopData())).toContain(`${SHOP_URL}/search?q={query}`);
});
