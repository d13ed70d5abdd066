import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quantityCap } from '#app/lib/quantity.ts';
import { anOffer, anyOffer } from '#tests/support/an-offer.ts';
import {
  addMissingProducts,
  addProduct,
  addProductWithQuantity,
  type Cart,
  EMPTY_CART,
  findLine,
  lineItem,
  orderSummary,
  refreshCart,
  type RemovedLine,
  removeLines,
  restoreLines,
  setLineQuantity,
  subtotal,
  subtractLines,
  taxPercentOf,
  totalItems,
} from './cart.ts';
import type { Offer } from '#app/product/model/product.ts';

test('taxPercentOf returns 18, or undefined if a back end charges a different amount of tax', () => {
  const summary = orderSummary(10_000);
  expect(taxPercentOf(summary)).toBe(18);
  expect(taxPercentOf({ ...summary, tax: 2000, total: 16_999 })).toBeUndefined();
});

describe('orderSummary', () => {
  test('charges $49.99 for shipping and 18% tax on the subtotal', () => {
    expect(orderSummary(10000)).toEqual({ subtotal: 10000, shipping: 4999, tax: 1800, total: 16799 });
  });

  test('charges nothing for an empty cart', () => {
    expect(orderSummary(0)).toEqual({ subtotal: 0, shipping: 0, tax: 0, total: 0 });
  });

  test('charges the same shipping for every order', () => {
    expect(orderSummary(1).shipping).toBe(4999);
    expect(orderSummary(36_750_000).shipping).toBe(4999);
  });

  test('rounds half a cent of tax up', () => {
    expect(orderSummary(25).tax).toBe(5);
    expect(orderSummary(24).tax).toBe(4);
  });

  test('has whole cents and a total that is the sum of the other amounts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (subtotal) => {
        const { shipping, tax, total } = orderSummary(subtotal);
        expect(total).toBe(subtotal + shipping + tax);
        expect(tax).toSatisfy(Number.isInteger);
        // The tax differs from exactly 18% by at most half a cent.
        expect(Math.abs(tax * 100 - subtotal * 18)).toBeLessThanOrEqual(50);
      }),
    );
  });
});

const camera = anOffer({ id: '1', title: 'Dome camera', price: 1999 });
const plainRadio = anOffer({ id: '2', title: 'Radio' });
const stored: Cart = {
  items: [
    { ...camera, quantity: 5 },
    { ...plainRadio, quantity: 1 },
  ],
};

function byId(...offers: readonly Offer[]): ReadonlyMap<string, Offer> {
  return new Map(offers.map((offer) => [offer.id, offer]));
}

describe('refreshCart', () => {
  test('updates title, image, original price and stock', () => {
    const updated = {
      ...camera,
      title: 'Dome camera 2',
      image: 'new.webp',
      originalPrice: 2999,
      availableQuantity: 8,
    };
    expect(refreshCart(stored, byId(updated, plainRadio))).toEqual({
      next: { items: [{ ...updated, quantity: 5 }, stored.items[1]] },
      changes: [],
    });
  });

  test('removes an original price that no longer applies', () => {
    const discounted: Cart = { items: [{ ...camera, originalPrice: 2999, quantity: 1 }] };
    expect(refreshCart(discounted, byId(camera)).next.items).toEqual([{ ...camera, quantity: 1 }]);
  });

  test('keeps lines without an offer', () => {
    expect(refreshCart(stored, byId())).toEqual({ next: stored, changes: [] });
  });

  test('updates and reports a changed price', () => {
    const { next, changes } = refreshCart(stored, byId({ ...camera, price: 2499 }));
    expect(next.items[0]?.price).toBe(2499);
    expect(changes).toEqual([{ kind: 'price-changed', title: 'Dome camera', from: 1999, to: 2499 }]);
  });

  test('lowers a quantity to the cap and reports it', () => {
    const { next, changes } = refreshCart(stored, byId({ ...camera, availableQuantity: 3 }));
    expect(next.items[0]?.quantity).toBe(3);
    expect(changes).toEqual([{ kind: 'quantity-lowered', title: 'Dome camera', quantity: 3 }]);
  });

  test('removes a sold-out product and reports only that', () => {
    const { next, changes } = refreshCart(stored, byId({ ...camera, soldOut: true, price: 1 }, plainRadio));
    expect(next.items).toEqual([{ ...plainRadio, quantity: 1 }]);
    expect(changes).toEqual([{ kind: 'sold-out', title: 'Dome camera' }]);
  });

  test('reports all changes in the order of the lines', () => {
    const { changes } = refreshCart(
      stored,
      byId({ ...plainRadio, soldOut: true }, { ...camera, price: 999, maxQuantity: 2 }),
    );
    expect(changes.map(({ kind }) => kind)).toEqual(['quantity-lowered', 'price-changed', 'sold-out']);
  });

  test('brings quantities and prices up to date, and changes nothing the second time', () => {
    const offerWithId = fc.tuple(anyOffer, fc.constantFrom('1', '2', '3', '4'));
    const anyOffers = fc.uniqueArray(
      offerWithId.map(([offer, id]) => anOffer({ ...offer, id })),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(anyOffers, anyOffers, fc.integer({ min: 1, max: 30 }), (before, now, quantity) => {
        const cart: Cart = { items: before.map((offer) => lineItem(offer, quantity)) };
        const offers = byId(...now);
        const refreshed = refreshCart(cart, offers).next;
        for (const line of refreshed.items) {
          const offer = offers.get(line.id);
          if (!offer) continue;
          expect(line.quantity).toBeLessThanOrEqual(quantityCap(offer));
          expect(line.price).toBe(offer.price);
        }
        const again = refreshCart(refreshed, offers);
        expect(again.next).toBe(refreshed);
        expect(again.changes).toEqual([]);
      }),
    );
  });
});

const radio = anOffer({ id: '2', title: 'Radio', price: 10_050, maxQuantity: 3 });
const sensor = anOffer({ id: '3', title: 'Sensor', price: 1499, availableQuantity: 4 });

/** A cart with these quantities of camera, radio and sensor. */
function cartOf(cameras: number, radios: number, sensors: number): Cart {
  return {
    items: [
      { ...camera, quantity: cameras },
      { ...radio, quantity: radios },
      { ...sensor, quantity: sensors },
    ],
  };
}

function quantities(cart: Cart): readonly (readonly [string, number])[] {
  return cart.items.map((line) => [line.id, line.quantity]);
}

describe('totals', () => {
  test('count units and add up prices', () => {
    const cart = cartOf(3, 1, 2);
    expect(totalItems(cart)).toBe(6);
    expect(subtotal(cart)).toBe(3 * 1999 + 10_050 + 2 * 1499);
  });

  test('are 0 for an empty cart', () => {
    expect(totalItems(EMPTY_CART)).toBe(0);
    expect(subtotal(EMPTY_CART)).toBe(0);
  });
});

describe('addProduct', () => {
  test('adds a new line with quantity 1', () => {
    expect(addProduct(EMPTY_CART, camera)).toEqual({
      next: { items: [{ ...camera, quantity: 1 }] },
      outcome: 'added',
    });
  });

  test('raises the quantity of an existing line by 1 and keeps its position', () => {
    expect(addProduct(cartOf(2, 1, 1), camera)).toEqual({ next: cartOf(3, 1, 1), outcome: 'added' });
  });

  test('keeps the quantity at the cap', () => {
    const full = cartOf(10, 3, 4);
    for (const offer of [camera, radio, sensor]) {
      expect(addProduct(full, offer)).toEqual({ next: full, outcome: 'capped' });
    }
  });

  test('does not report a quantity that reaches the cap exactly', () => {
    expect(addProduct(cartOf(9, 1, 1), camera).outcome).toBe('added');
  });

  test('changes nothing for a sold-out product, even if it is in the cart', () => {
    const cart = cartOf(1, 1, 1);
    expect(addProduct(cart, { ...camera, soldOut: true })).toEqual({ next: cart, outcome: 'sold-out' });
    expect(addProduct(EMPTY_CART, { ...camera, availableQuantity: 0 }).outcome).toBe('sold-out');
  });

  test('updates the price, title and stock of an existing line', () => {
    const updated = { ...camera, title: 'Dome camera 2', price: 2499, availableQuantity: 2 };
    const { next, outcome } = addProduct(cartOf(5, 1, 1), updated);
    expect(findLine(next, '1')).toEqual({ ...updated, quantity: 2 });
    expect(outcome).toBe('capped');
  });

  test('stores only the properties of an offer', () => {
    const product = { ...camera, brand: 'Pelco', description: 'A long text' };
    expect(addProduct(EMPTY_CART, product).next.items).toEqual([{ ...camera, quantity: 1 }]);
  });
});

describe('addProductWithQuantity', () => {
  test('adds one unit if the quantity is 1, and otherwise sets the quantity', () => {
    expect(addProductWithQuantity(cartOf(2, 1, 1), camera, 1)).toEqual({
      next: cartOf(3, 1, 1),
      outcome: 'added',
    });
    expect(addProductWithQuantity(cartOf(8, 1, 1), camera, 3)).toEqual({
      next: cartOf(3, 1, 1),
      outcome: 'added',
    });
    expect(addProductWithQuantity(cartOf(10, 1, 1), camera, 3).outcome).toBe('added');
  });

  test('reports a quantity above the cap and a sold-out product', () => {
    expect(addProductWithQuantity(cartOf(1, 1, 1), camera, 11)).toEqual({
      next: cartOf(10, 1, 1),
      outcome: 'capped',
    });
    expect(addProductWithQuantity(EMPTY_CART, { ...camera, soldOut: true }, 2)).toEqual({
      next: EMPTY_CART,
      outcome: 'sold-out',
    });
  });
});

describe('addMissingProducts', () => {
  test('adds one of each product that is in stock and not in the cart', () => {
    const cart: Cart = { items: [{ ...radio, quantity: 2 }] };
    const soldOut = anOffer({ id: '4', soldOut: true });
    const { next, added } = addMissingProducts(cart, [camera, radio, soldOut, sensor]);
    expect(quantities(next)).toEqual([
      ['2', 2],
      ['1', 1],
      ['3', 1],
    ]);
    expect(added).toEqual(next.items.slice(1));
  });

  test('changes nothing the second time', () => {
    const { next } = addMissingProducts(EMPTY_CART, [camera, sensor]);
    const second = addMissingProducts(next, [camera, sensor]);
    expect(second.next).toBe(next);
    expect(second.added).toEqual([]);
  });
});

describe('setLineQuantity', () => {
  test('sets the quantity of one line', () => {
    expect(setLineQuantity(cartOf(1, 1, 1), '1', 6)).toEqual({ next: cartOf(6, 1, 1), outcome: 'set' });
    expect(setLineQuantity(cartOf(6, 1, 1), '1', 2)).toEqual({ next: cartOf(2, 1, 1), outcome: 'set' });
  });

  test('lowers a quantity above the cap to the cap', () => {
    expect(setLineQuantity(cartOf(1, 1, 1), '1', 11)).toEqual({
      next: cartOf(10, 1, 1),
      outcome: 'capped',
    });
    expect(setLineQuantity(cartOf(1, 3, 1), '2', 4).outcome).toBe('capped');
    expect(setLineQuantity(cartOf(1, 1, 1), '3', 50).next).toEqual(cartOf(1, 1, 4));
  });

  test.each([0, -2, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('ignores the quantity %d', (quantity) => {
    const cart = cartOf(5, 1, 1);
    expect(setLineQuantity(cart, '1', quantity)).toEqual({ next: cart, outcome: 'unchanged' });
  });

  test('changes nothing if the quantity is the same or the product is not in the cart', () => {
    const cart = cartOf(5, 1, 1);
    expect(setLineQuantity(cart, '1', 5).outcome).toBe('unchanged');
    expect(setLineQuantity(cart, 'unknown', 5)).toEqual({ next: cart, outcome: 'unchanged' });
  });
});

describe('removeLines', () => {
  test('removes lines by their ids', () => {
    const { next, removed } = removeLines(cartOf(1, 2, 3), ['3', '1', 'unknown']);
    expect(quantities(next)).toEqual([['2', 2]]);
    expect(removed.map(({ line, index }) => [line.id, index])).toEqual([
      ['1', 0],
      ['3', 2],
    ]);
  });

  test('changes nothing if none of the ids is in the cart', () => {
    const cart = cartOf(1, 1, 1);
    expect(removeLines(cart, ['unknown']).next).toBe(cart);
    expect(removeLines(cart, ['unknown']).removed).toEqual([]);
  });
});

describe('restoreLines', () => {
  test('puts lines back at their index with their quantity', () => {
    const { next, removed } = removeLines(cartOf(5, 2, 3), ['1', '3']);
    expect(restoreLines(next, removed).next).toEqual(cartOf(5, 2, 3));
    expect(restoreLines(EMPTY_CART, removeLines(cartOf(5, 2, 3), ['3', '2', '1']).removed).next).toEqual(
      cartOf(5, 2, 3),
    );
  });

  test('keeps the line of a product that has been added again', () => {
    const { next, removed } = removeLines(cartOf(5, 2, 3), ['1', '2', '3']);
    const restored = restoreLines(addProduct(next, camera).next, removed).next;
    expect(findLine(restored, '1')?.quantity).toBe(1);
    expect(totalItems(restored)).toBe(1 + 2 + 3);
  });

  test('changes nothing the second time', () => {
    const { next, removed } = removeLines(cartOf(5, 2, 3), ['2']);
    const restored = restoreLines(next, removed).next;
    expect(restoreLines(restored, removed).next).toBe(restored);
  });

  test('undoes any removal', () => {
    const anyCart = fc
      .uniqueArray(anyOffer, { selector: (offer) => offer.id })
      .map((offers) => addMissingProducts(EMPTY_CART, offers).next);
    const cartAndIds = anyCart.chain((cart) =>
      fc.tuple(fc.constant(cart), fc.subarray(cart.items.map((line) => line.id))),
    );
    fc.assert(
      fc.property(cartAndIds, ([cart, ids]) => {
        const { next, removed } = removeLines(cart, ids);
        // Reversed, because the order of the removed lines must not matter.
        expect(restoreLines(next, removed.toReversed()).next).toEqual(cart);
      }),
    );
  });
});

describe('subtractLines', () => {
  test('removes the lines that were ordered', () => {
    const cart = cartOf(5, 2, 3);
    expect(subtractLines(cart, cart.items).next).toEqual(EMPTY_CART);
  });

  test('keeps products and units that were added after the order was sent', () => {
    const ordered = [{ ...camera, quantity: 2 }];
    expect(quantities(subtractLines(cartOf(5, 2, 3), ordered).next)).toEqual([
      ['1', 3],
      ['2', 2],
      ['3', 3],
    ]);
  });

  test('ignores ordered units that are no longer in the cart', () => {
    const ordered = [
      { ...camera, quantity: 9 },
      { ...anOffer({ id: 'removed' }), quantity: 1 },
    ];
    expect(quantities(subtractLines(cartOf(5, 2, 3), ordered).next)).toEqual([
      ['2', 2],
      ['3', 3],
    ]);
  });
});

describe('any sequence of changes', () => {
  const anyId = fc.constantFrom('1', '2', '3', '4');
  const anyQuantity = fc.oneof(fc.integer({ min: -2, max: 40 }), fc.double());
  const anyStep = fc.oneof(
    fc.record({ type: fc.constant('add' as const), offer: anyOffer, id: anyId }),
    fc.record({ type: fc.constant('set' as const), id: anyId, quantity: anyQuantity }),
    fc.record({ type: fc.constant('remove' as const), ids: fc.array(anyId) }),
    fc.record({ type: fc.constant('undo' as const) }),
  );
  type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never;

  function applyStep(
    step: Step,
    cart: Cart,
    lastRemoved: readonly RemovedLine[],
  ): { readonly next: Cart; readonly removed?: readonly RemovedLine[] } {
    if (step.type === 'add') return addProduct(cart, { ...step.offer, id: step.id });
    if (step.type === 'set') return setLineQuantity(cart, step.id, step.quantity);
    if (step.type === 'remove') return removeLines(cart, step.ids);
    return restoreLines(cart, lastRemoved);
  }

  test('leaves unique ids, quantities from 1 to the cap, and totals equal to the sums of the lines', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
        let cart = EMPTY_CART;
        let lastRemoved: readonly RemovedLine[] = [];
        for (const step of steps) {
          const { next, removed } = applyStep(step, cart, lastRemoved);
          cart = next;
          lastRemoved = removed ?? lastRemoved;

          let cents = 0n;
          let units = 0;
          for (const line of cart.items) {
            expect(line.quantity).toSatisfy(Number.isInteger);
            expect(line.quantity).toBeGreaterThanOrEqual(1);
            expect(line.quantity).toBeLessThanOrEqual(quantityCap(line));
            cents += BigInt(line.price) * BigInt(line.quantity);
            units += line.quantity;
          }
          expect(BigInt(subtotal(cart))).toBe(cents);
          expect(totalItems(cart)).toBe(units);
          expect(new Set(cart.items.map((line) => line.id)).size).toBe(cart.items.length);
        }
      }),
    );
  });
});
