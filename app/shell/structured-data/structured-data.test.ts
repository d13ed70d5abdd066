import { describe, expect, test } from 'vitest';
import { aProduct } from '#tests/support/a-product.ts';
import { breadcrumbData } from './breadcrumb-data.ts';
import { listData } from './list-data.ts';
import { productData } from './product-data.ts';
import { shopData } from './shop-data.ts';

const SHOP_URL = 'https://www.watchpost.example';

describe('productData', () => {
  test('has an offer with price in dollars, stock, condition and seller', () => {
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

  test('marks a sold-out product', () => {
    expect(productData(aProduct({ soldOut: true }))).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  test('has the manufacturer’s part number if known', () => {
    const product = aProduct({ specifications: { 'Item number': 'P3245-LVE' } });
    expect(productData(product)).toMatchObject({ mpn: 'P3245-LVE' });
    expect(productData(aProduct())).not.toHaveProperty('mpn');
  });

  test('has no rating and no review, because the shop’s are samples', () => {
    expect(JSON.stringify(productData(aProduct()))).not.toMatch(/rating|review/i);
  });
});

test('a breadcrumb starts at the home page and ends with the page itself', () => {
  const page = { title: 'Dome camera', to: '/product/1' };
  expect(breadcrumbData([], page)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${SHOP_URL}/` },
      { '@type': 'ListItem', position: 2, name: 'Dome camera', item: `${SHOP_URL}/product/1` },
    ],
  });
});

test('a list keeps the order of its products', () => {
  const products = [aProduct(), aProduct({ id: '2', title: 'Radio' })];
  expect(listData(products)).toEqual({
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Dome camera', url: `${SHOP_URL}/product/1` },
      { '@type': 'ListItem', position: 2, name: 'Radio', url: `${SHOP_URL}/product/2` },
    ],
  });
});

test('the shop is a store with a search action', () => {
  expect(shopData()).toContainEqual(expect.objectContaining({ '@type': 'OnlineStore', name: 'Watchpost' }));
  expect(JSON.stringify(shopData())).toContain(`${SHOP_URL}/search?q={query}`);
});
