import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOffer, anyOffer } from '#tests/support/an-offer.ts';
import { type Cart, lineItem } from './cart.ts';
import { applyCurrentPrices, type CurrentPrice } from './current-prices.ts';

const camera = lineItem(anOffer({ id: '1', title: 'Dome camera', price: 1999, originalPrice: 2500 }), 5);
const radio = lineItem(anOffer({ id: '2', title: 'Radio', price: 100 }), 1);
const cart: Cart = { items: [camera, radio] };

const radioNow: CurrentPrice = { productId: '2', price: 100, available: 9 };
const changesWith = (cameraNow: Partial<CurrentPrice>) =>
  applyCurrentPrices(cart, [{ productId: '1', price: 1999, available: 9, ...cameraNow }, radioNow]);

describe('applyCurrentPrices', () => {
  test('reports no change if only the stock is new', () => {
    const { next, changes } = changesWith({});
    expect(changes).toEqual([]);
    expect(next.items).toEqual([
      { ...camera, availableQuantity: 9 },
      { ...radio, availableQuantity: 9 },
    ]);
  });

  test('uses the current price, and keeps the original price only while it is higher', () => {
    expect(changesWith({ price: 2100 })).toMatchObject({
      next: { items: [{ id: '1', price: 2100, originalPrice: 2500, quantity: 5 }, { id: '2' }] },
      changes: [{ kind: 'price-changed', title: 'Dome camera', from: 1999, to: 2100 }],
    });
    expect(changesWith({ price: 2600 }).next.items[0]).not.toHaveProperty('originalPrice');
  });

  test('lowers the quantity to the stock', () => {
    expect(changesWith({ available: 3 })).toMatchObject({
      next: { items: [{ id: '1', quantity: 3, availableQuantity: 3 }, { id: '2' }] },
      changes: [{ kind: 'quantity-lowered', title: 'Dome camera', quantity: 3 }],
    });
  });

  test.each([
    ['sold-out', { available: 0 }],
    ['withdrawn', { price: null }],
  ] as const)('removes a product that is %s', (kind, now) => {
    const { next, changes } = changesWith(now);
    expect(next.items.map(({ id }) => id)).toEqual(['2']);
    expect(changes).toEqual([{ kind, title: 'Dome camera' }]);
  });

  test('keeps a line that the back end does not mention', () => {
    expect(applyCurrentPrices(cart, []).next).toBe(cart);
  });

  test('changes nothing when it is applied again', () => {
    const current = fc.record({
      price: fc.option(fc.nat(5000), { nil: null }),
      available: fc.nat(20),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(anyOffer, fc.integer({ min: 1, max: 10 }), current)), (lines) => {
        const items = lines.map(([offer, quantity], index) =>
          lineItem({ ...offer, id: String(index) }, quantity),
        );
        const prices = lines.map(([, , now], index) => ({ productId: String(index), ...now }));
        const { next } = applyCurrentPrices({ items }, prices);
        const again = applyCurrentPrices(next, prices);
        expect(again.next).toBe(next);
        expect(again.changes).toEqual([]);
      }),
    );
  });
});
