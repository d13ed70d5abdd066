import { expect, test } from 'vitest';
import { aProduct } from '#tests/support/a-product.ts';
import { lastDayOfDeal } from './last-day-of-deal.ts';

const DEALS = { endsAt: '2026-12-20T23:59:59-05:00' };
const BEFORE = new Date('2026-12-21T04:59:58Z');
const AFTER = new Date('2026-12-21T05:00:00Z');

const reduced = (id: string) => aProduct({ id, price: 10_000, originalPrice: 12_000, isOnSale: true });
const DEAL = reduced('1');
const NOT_REDUCED = aProduct({ id: '2', isOnSale: true });
const OTHERS = ['3', '4', '5'].map(reduced);
// Deals of The Day shows at most five products, those on sale first.
const SIXTH = reduced('6');
const PRODUCTS = [DEAL, NOT_REDUCED, ...OTHERS, SIXTH];

test('the reduced products in Deals of The Day have a last day, in the time zone of the deals', () => {
  for (const product of [DEAL, ...OTHERS]) {
    expect(lastDayOfDeal(PRODUCTS, DEALS, product, BEFORE)).toBe('2026-12-20');
  }
});

test('a product that is not reduced, or not in Deals of The Day, has no last day', () => {
  expect(lastDayOfDeal(PRODUCTS, DEALS, NOT_REDUCED, BEFORE)).toBeUndefined();
  expect(lastDayOfDeal(PRODUCTS, DEALS, SIXTH, BEFORE)).toBeUndefined();
});

test('once the deals have ended, no product has a last day', () => {
  expect(lastDayOfDeal(PRODUCTS, DEALS, DEAL, AFTER)).toBeUndefined();
});
