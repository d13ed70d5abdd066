import { describe, expect, test } from 'vitest';
import { aProduct } from '#tests/support/a-product.ts';
import { carouselTabs } from './carousel-tabs.ts';

describe('carouselTabs', () => {
  test('are All, New, Hot, Best Sellers and On Sale', () => {
    const product = aProduct({ isNew: true, isHot: true, isBestSeller: true, isOnSale: true });
    expect(carouselTabs([product]).map(({ key }) => key)).toEqual([
      'all',
      'new',
      'hot',
      'best-sellers',
      'on-sale',
    ]);
  });

  test.each([
    ['new', { isNew: true }],
    ['hot', { isHot: true }],
    ['best-sellers', { isBestSeller: true }],
    ['on-sale', { isOnSale: true }],
  ])('omits tabs without products: only "all" and "%s" are left', (key, fields) => {
    expect(carouselTabs([aProduct(fields)]).map((tab) => tab.key)).toEqual(['all', key]);
  });

  test('is empty without products', () => {
    expect(carouselTabs([])).toEqual([]);
  });
});
