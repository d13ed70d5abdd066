import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Offer } from '#app/domain/product/product.ts';
import { quantityCap } from '#app/domain/quantity.ts';
import { anOffer, anyOffer } from '#tests/support/an-offer.ts';
import { addLines, replaceLines, undoAddedLines, type WantedLine } from './add-lines.ts';
import { addProduct, type Cart, EMPTY_CART, totalItems } from './cart.ts';
import { lineItem } from './line-item.ts';

const camera = anOffer({ id: '1', title: 'Dome camera', price: 1999 });
const radio = anOffer({ id: '2', title: 'Radio', maxQuantity: 3 });
const sold = anOffer({ id: '3', title: 'Headset', soldOut: true });
const cart: Cart = { items: [lineItem(camera, 4), lineItem(radio, 1)] };

const anyOffers = fc.uniqueArray(anyOffer, { selector: ({ id }) => id, minLength: 1, maxLength: 4 });
const wantedOf = (offers: readonly Offer[]): fc.Arbitrary<readonly WantedLine[]> =>
  fc.array(fc.record({ offer: fc.constantFrom(...offers), quantity: fc.integer({ min: 1, max: 40 }) }), {
    maxLength: 6,
  });
const twoOrders = anyOffers.chain((offers) => fc.tuple(wantedOf(offers), wantedOf(offers)));

describe('addLines', () => {
  test('adds up quantities and appends new lines', () => {
    const sensor = anOffer({ id: '4', title: 'Sensor' });
    const result = addLines(cart, [
      { offer: camera, quantity: 2 },
      { offer: sensor, quantity: 5 },
    ]);
    expect(result).toEqual({
      next: { items: [lineItem(camera, 6), lineItem(radio, 1), lineItem(sensor, 5)] },
      added: [lineItem(camera, 2), lineItem(sensor, 5)],
      capped: [],
      soldOut: [],
    });
  });

  test('adds up to the cap and reports it', () => {
    const { next, added, capped } = addLines(cart, [{ offer: radio, quantity: 9 }]);
    expect(next.items[1]).toEqual(lineItem(radio, 3));
    expect(added).toEqual([lineItem(radio, 2)]);
    expect(capped).toEqual([lineItem(radio, 3)]);
  });

  test('changes nothing for a sold-out product', () => {
    expect(addLines(cart, [{ offer: sold, quantity: 1 }])).toEqual({
      next: cart,
      added: [],
      capped: [],
      soldOut: [sold],
    });
  });

  test('never exceeds a cap, and reports what it adds', () => {
    fc.assert(
      fc.property(twoOrders, ([first, second]) => {
        const before = addLines(EMPTY_CART, first).next;
        const { next, added } = addLines(before, second);
        for (const line of next.items) expect(line.quantity).toBeLessThanOrEqual(quantityCap(line));
        expect(totalItems(next)).toBe(totalItems(before) + totalItems({ items: added }));
      }),
    );
  });
});

describe('replaceLines', () => {
  test('discards the lines of the current cart', () => {
    expect(replaceLines(cart, [{ offer: camera, quantity: 2 }]).next).toEqual({
      items: [lineItem(camera, 2)],
    });
  });
});

describe('undoAddedLines', () => {
  test('restores the cart, and keeps what was added afterwards', () => {
    const sensor = anOffer({ id: '4', title: 'Sensor' });
    const { next, added } = replaceLines(cart, [{ offer: radio, quantity: 3 }]);
    expect(undoAddedLines(next, added, cart).next).toEqual(cart);
    const later = addProduct(next, sensor).next;
    expect(undoAddedLines(later, added, cart).next.items).toEqual([...cart.items, lineItem(sensor, 1)]);
  });

  test('undoes any change', () => {
    fc.assert(
      fc.property(twoOrders, ([first, second]) => {
        const before = addLines(EMPTY_CART, first).next;
        for (const change of [addLines, replaceLines]) {
          const { next, added } = change(before, second);
          expect(undoAddedLines(next, added, before).next).toEqual(before);
        }
      }),
    );
  });
});
