import { describe, expect, test } from 'vitest';
import { aProduct } from '#tests/support/a-product.ts';
import { dealHints } from './deal-hints.server.ts';

const DEALS = { endsAt: '2026-12-20T23:59:59-05:00', note: 'These prices end on December 20.' };
const REDUCED = aProduct({ id: '45', price: 8800, originalPrice: 10_000, isOnSale: true });
const PRODUCTS = [aProduct({ id: '1', isOnSale: true }), REDUCED, aProduct({ id: '3' })];

const hintsOn = (time: string, products = PRODUCTS) => dealHints(DEALS, products, Date.parse(time));

describe('dealHints', () => {
  test('says nothing while the end is more than a week away', () => {
    expect(hintsOn('2026-12-13T23:59:58-05:00')).toEqual([]);
  });

  test('reminds the owner in the last week', () => {
    expect(hintsOn('2026-12-14T00:00:00-05:00')).toEqual([
      'deals.json: endsAt: the deals end in 7 days (2026-12-20T23:59:59-05:00); then set a later endsAt with its note, or raise price to originalPrice and remove originalPrice, discount and isOnSale in the reduced products (id 45), and publish the shop again',
    ]);
    expect(hintsOn('2026-12-20T23:59:58-05:00')[0]).toContain('the deals end in 1 day (');
  });

  test('says that the deals have ended once the end has passed', () => {
    expect(hintsOn('2026-12-20T23:59:59-05:00')[0]).toMatch(
      /^deals\.json: endsAt: the deals ended at 2026-12-20T23:59:59-05:00; set a later endsAt/,
    );
    expect(hintsOn('2028-01-01T00:00:00Z')).toHaveLength(1);
  });

  test('asks only for a later end if no price is reduced', () => {
    expect(hintsOn('2027-01-01T00:00:00Z', [aProduct()])).toEqual([
      'deals.json: endsAt: the deals ended at 2026-12-20T23:59:59-05:00; set a later endsAt with its note, and publish the shop again',
    ]);
  });

  test('lists no more than ten products', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ ...REDUCED, id: String(index) }));
    expect(hintsOn('2027-01-01T00:00:00Z', many)[0]).toContain(
      '(id 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 and 2 more)',
    );
  });
});
