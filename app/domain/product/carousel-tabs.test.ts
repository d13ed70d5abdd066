import { describe, expect, test } from 'vitest';
import { aProduct } from '#tests/support/a-product.ts';
import { carouselTabs, tabsOf } from './carousel-tabs.ts';

describe('the tabs of Featured Products', () => {
  test('are All, New, Hot, Best Sellers and On Sale', () => {
    const all = aProduct({ isNew: true, isHot: true, isBestSeller: true, isOnSale: true });
    expect(tabsOf([all]).map(({ label }) => label)).toEqual(['All', 'New', 'Hot', 'Best Sellers', 'On Sale']);
  });

  test.each([
    ['new', { isNew: true }],
    ['hot', { isHot: true }],
    ['best-sellers', { isBestSeller: true }],
    ['on-sale', { isOnSale: true }],
  ])('a tab without a product is absent: only %s is left beside All', (key, fields) => {
    expect(tabsOf([aProduct(fields)]).map((tab) => tab.key)).toEqual(['all', key]);
    expect(carouselTabs.map((tab) => tab.key)).toContain(key);
  });

  test('there are none where nothing is featured', () => {
    expect(tabsOf([])).toEqual([]);
  });
});
