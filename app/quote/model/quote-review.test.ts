import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOffer, anyOffer } from '#tests/support/an-offer.ts';
import { orderableItems, reviewLines } from './quote-review.ts';

const quoted = { id: '1', quantity: 4, price: 1999, title: 'Old title' };

function review(offer: Partial<Parameters<typeof anOffer>[0]> = {}) {
  const [line] = reviewLines([quoted], new Map([['1', anOffer(offer)]]));
  return line;
}

describe('a reviewed line', () => {
  test('has no change if the price is as quoted and the whole quantity can be ordered', () => {
    expect(review()).toEqual({ ...quoted, title: 'Dome camera', orderable: 4, changes: [] });
  });

  test.each([
    ['the price', { price: 2499 }, [{ kind: 'price', from: 1999, to: 2499 }], 4],
    ['the stock', { availableQuantity: 3 }, [{ kind: 'quantity', available: 3 }], 3],
    ['that it is sold out', { soldOut: true }, [{ kind: 'sold-out' }], 0],
    [
      'price and stock',
      { price: 1, availableQuantity: 1 },
      [
        { kind: 'price', from: 1999, to: 1 },
        { kind: 'quantity', available: 1 },
      ],
      1,
    ],
  ])('lists what has changed: %s', (_, offer, changes, orderable) => {
    expect(review(offer)).toMatchObject({ changes, orderable });
  });

  test('keeps the quoted title of a product that is no longer sold', () => {
    expect(reviewLines([quoted], new Map())).toEqual([
      { ...quoted, orderable: 0, changes: [{ kind: 'no-longer-sold' }] },
    ]);
  });
});

test('the cart takes the lines that can be ordered, each with the quantity that can be ordered', () => {
  const lines = reviewLines(
    [quoted, { id: '2', quantity: 1, price: 5 }],
    new Map([['1', anOffer({ availableQuantity: 2 })]]),
  );
  expect(orderableItems(lines)).toEqual([{ id: '1', quantity: 2 }]);
});

test('a line is unchanged if and only if its price is the same and its whole quantity can be ordered', () => {
  fc.assert(
    fc.property(anyOffer, fc.integer({ min: 1, max: 40 }), fc.boolean(), (offer, quantity, samePrice) => {
      const price = samePrice ? offer.price : offer.price + 1;
      const [line] = reviewLines([{ id: offer.id, quantity, price }], new Map([[offer.id, offer]]));
      expect(line?.changes.length === 0).toBe(samePrice && line?.orderable === quantity);
    }),
  );
});
