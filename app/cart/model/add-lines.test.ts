import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Offer } from '#app/product/model/product.ts';
import { quantityCap } from '#app/lib/quantity.ts';
import { anOffer, anyOffer } from '#tests/support/an-offer.ts';
import { addLines, replaceLines, undoAddedLines, type WantedLine } from './add-lines.ts';
import {
  addProduct,
  type Cart,
  EMPTY_CART,
  lineItem,
  removeLines,
  setLineQuantity,
  totalItems,
} from './cart.ts';

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

  test('adds no more than the cap allows, and reports the capped line', () => {
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
  test('starts from an empty cart', () => {
    expect(replaceLines([{ offer: camera, quantity: 2 }]).next).toEqual({
      items: [lineItem(camera, 2)],
    });
  });
});

const undo = (now: Cart, { next }: { readonly next: Cart }) => undoAddedLines(now, cart, next).next.items;

describe('undoAddedLines', () => {
  test('restores the cart, and keeps what was added afterwards', () => {
    const sensor = anOffer({ id: '4', title: 'Sensor' });
    const change = replaceLines([{ offer: radio, quantity: 3 }]);
    expect(undo(change.next, change)).toEqual(cart.items);
    expect(undo(addProduct(change.next, sensor).next, change)).toEqual([...cart.items, lineItem(sensor, 1)]);
  });

  test('restores the units of a replaced line, and keeps those that were added afterwards', () => {
    const change = replaceLines([{ offer: camera, quantity: 1 }]);
    const [restored] = undo(addProduct(change.next, camera).next, change);
    expect(restored).toEqual(lineItem(camera, 5));
  });

  test('does not bring back what was removed afterwards', () => {
    const change = addLines(cart, [{ offer: camera, quantity: 2 }]);
    expect(undo(removeLines(change.next, ['2']).next, change)).toEqual([lineItem(camera, 4)]);
    expect(undo(removeLines(change.next, ['1']).next, change)).toEqual([lineItem(radio, 1)]);
    expect(undo(setLineQuantity(change.next, '1', 1).next, change)).toEqual([
      lineItem(camera, 1),
      lineItem(radio, 1),
    ]);
  });

  test('undoes any change', () => {
    fc.assert(
      fc.property(twoOrders, ([first, second]) => {
        const before = addLines(EMPTY_CART, first).next;
        for (const { next } of [addLines(before, second), replaceLines(second)]) {
          expect(undoAddedLines(next, before, next).next).toEqual(before);
        }
      }),
    );
  });
});
