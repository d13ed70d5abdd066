import { describe, expect, test } from 'vitest';
import { SHOP_URL } from '#app/base-path.ts';
import { aProduct } from '#tests/support/a-product.ts';
import { breadcrumbData } from '#app/shell/page-meta.ts';
import { productListData } from './list-data.ts';
import { productData } from './product-data.ts';
import { SHOP_DATA } from './shop-data.ts';

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

  test('has the last day of its price, the part number and the lack of stock only if known', () => {
    const product = aProduct({ soldOut: true, specifications: { 'Item number': 'P3245-LVE' } });
    const { mpn, offers } = productData(product, '2026-12-20');
    expect(mpn).toBe('P3245-LVE');
    expect(offers).toMatchObject({
      availability: 'https://schema.org/OutOfStock',
      priceValidUntil: '2026-12-20',
    });
    expect(productData(aProduct())).not.toHaveProperty('mpn');
    expect(productData(aProduct()).offers).not.toHaveProperty('priceValidUntil');
  });

  test('says that a product is used', () => {
    expect(productData(aProduct({ condition: 'used' })).offers.itemCondition).toBe(
      'https://schema.org/UsedCondition',
    );
  });

  test('has the barcode number and the weight, if known', () => {
    expect(productData(aProduct({ gtin: '4006381333931', weight: '0.6 kg' }))).toMatchObject({
      gtin: '4006381333931',
      weight: { '@type': 'QuantitativeValue', value: 0.6, unitCode: 'KGM' },
    });
    expect(Object.keys(productData(aProduct()))).not.toContain('gtin');
  });

  test('has the delivery to each country, at the rate of the order summary', () => {
    expect(productData(aProduct()).offers.shippingDetails).toMatchObject([
      {
        shippingRate: { value: 49.99, currency: 'USD' },
        shippingDestination: [{ addressCountry: 'US' }],
        deliveryTime: {
          handlingTime: { minValue: 1, maxValue: 2, unitCode: 'DAY' },
          transitTime: { minValue: 3, maxValue: 5 },
        },
      },
      {
        shippingRate: { value: 49.99 },
        shippingDestination: [{ addressCountry: 'TR' }, { addressCountry: 'CY' }],
        deliveryTime: { transitTime: { minValue: 7, maxValue: 14 } },
      },
    ]);
  });

  test('has the terms for returns', () => {
    expect(productData(aProduct()).offers.hasMerchantReturnPolicy).toMatchObject({
      applicableCountry: ['US', 'TR', 'CY'],
      merchantReturnDays: 30,
      merchantReturnLink: `${SHOP_URL}/shipping-return#returns`,
    });
  });

  test('has no rating and no review, because those of the shop are samples', () => {
    expect(JSON.stringify(productData(aProduct()))).not.toMatch(/aggregateRating|"review/i);
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

test('the positions of a later page of a list continue those of the previous one', () => {
  const products = [aProduct(), aProduct({ id: '2', title: 'Radio' })];
  expect(productListData(products, 48)).toEqual({
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 49, name: 'Dome camera', url: `${SHOP_URL}/product/1` },
      { '@type': 'ListItem', position: 50, name: 'Radio', url: `${SHOP_URL}/product/2` },
    ],
  });
});

test('the shop is a store with a search action', () => {
  expect(SHOP_DATA).toContainEqual(expect.objectContaining({ '@type': 'OnlineStore', name: 'Watchpost' }));
  expect(SHOP_DATA).toContainEqual(
    expect.objectContaining({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${SHOP_URL}/search?q={query}` },
        'query-input': 'required name=query',
      },
    }),
  );
});
