import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quantityCap } from '#app/domain/quantity.ts';
import { anOffer, anyOffer } from '#tests/support/an-offer.ts';
import {
  addMissingProducts,
  addProduct,
  type Cart,
  type CartChange,
  removeAllLines,
  EMPTY_CART,
  type RemovedLine,
  findLine,
  removeLines,
  restoreLines,
  setLineQuantity,
  subtotal,
  totalItems,
} from './cart.ts';

const camera = anOffer({ id: '1', title: 'Dome camera', price: 1999 });
const radio = anOffer({ id: '2', title: 'Radio', price: 10_050, maxQuantity: 3 });
const sensor = anOffer({ id: '3', title: 'Sensor', price: 1499, availableQuantity: 4 });

/** A cart of the three products in the given quantities. */
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

function removed(change: CartChange): readonly RemovedLine[] {
  return change.outcome.kind === 'removed' ? change.outcome.lines : [];
}

describe('a cart', () => {
  test('counts pieces and adds up prices to the cent', () => {
    const cart = cartOf(3, 1, 2);
    expect(totalItems(cart)).toBe(6);
    expect(subtotal(cart)).toBe(3 * 1999 + 10_050 + 2 * 1499);
  });

  test('is empty at first', () => {
    expect(totalItems(EMPTY_CART)).toBe(0);
    expect(subtotal(EMPTY_CART)).toBe(0);
    expect(findLine(EMPTY_CART, '1')).toBeUndefined();
  });
});

describe('adding', () => {
  test('a product that is not in the cart adds it with quantity 1', () => {
    const { cart, outcome } = addProduct(EMPTY_CART, camera);
    expect(cart.items).toEqual([{ ...camera, quantity: 1 }]);
    expect(outcome).toEqual({ kind: 'added', quantity: 1 });
  });

  test('a product already in the cart raises its quantity by 1 and keeps its place', () => {
    const { cart, outcome } = addProduct(cartOf(2, 1, 1), camera);
    expect(quantities(cart)).toEqual([
      ['1', 3],
      ['2', 1],
      ['3', 1],
    ]);
    expect(outcome).toEqual({ kind: 'added', quantity: 3 });
  });

  test('with a quantity above 1 sets the quantity, up or down', () => {
    expect(findLine(addProduct(EMPTY_CART, camera, 4).cart, '1')?.quantity).toBe(4);
    expect(findLine(addProduct(cartOf(2, 1, 1), camera, 7).cart, '1')?.quantity).toBe(7);
    expect(addProduct(cartOf(9, 1, 1), camera, 2).outcome).toEqual({ kind: 'added', quantity: 2 });
  });

  test('at the cap leaves the quantity there and says so', () => {
    const { cart, outcome } = addProduct(cartOf(10, 3, 4), camera);
    expect(findLine(cart, '1')?.quantity).toBe(10);
    expect(outcome).toEqual({ kind: 'capped', cap: 10 });
    expect(addProduct(cart, radio).outcome).toEqual({ kind: 'capped', cap: 3 });
    expect(addProduct(cart, sensor).outcome).toEqual({ kind: 'capped', cap: 4 });
  });

  test('exactly up to the cap is not capped', () => {
    expect(addProduct(cartOf(9, 1, 1), camera).outcome).toEqual({ kind: 'added', quantity: 10 });
    expect(addProduct(EMPTY_CART, radio, 3).outcome).toEqual({ kind: 'added', quantity: 3 });
  });

  test('more than the cap adds the cap and says so', () => {
    const { cart, outcome } = addProduct(EMPTY_CART, sensor, 50);
    expect(findLine(cart, '3')?.quantity).toBe(4);
    expect(outcome).toEqual({ kind: 'capped', cap: 4 });
  });

  test('a sold-out product changes nothing, even when it is already in the cart', () => {
    const before = cartOf(1, 1, 1);
    const change = addProduct(before, { ...camera, soldOut: true });
    expect(change).toEqual({ cart: before, outcome: { kind: 'sold-out' } });
    expect(addProduct(EMPTY_CART, { ...camera, availableQuantity: 0 }).outcome).toEqual({ kind: 'sold-out' });
  });

  test('refreshes the price, title and stock of a line', () => {
    const dearer = { ...camera, title: 'Dome camera 2', price: 2499, availableQuantity: 2 };
    const { cart, outcome } = addProduct(cartOf(5, 1, 1), dearer);
    expect(findLine(cart, '1')).toEqual({ ...dearer, quantity: 2 });
    expect(outcome).toEqual({ kind: 'capped', cap: 2 });
  });

  test('keeps only what the cart needs of a product', () => {
    const product = { ...camera, brand: 'Pelco', description: 'A long text' };
    expect(addProduct(EMPTY_CART, product).cart.items).toEqual([{ ...camera, quantity: 1 }]);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d pieces changes nothing', (quantity) => {
    expect(addProduct(EMPTY_CART, camera, quantity)).toEqual({
      cart: EMPTY_CART,
      outcome: { kind: 'unchanged' },
    });
  });
});

describe('setting a quantity', () => {
  test('changes that line only', () => {
    const { cart, outcome } = setLineQuantity(cartOf(1, 1, 1), '1', 6);
    expect(cart).toEqual(cartOf(6, 1, 1));
    expect(outcome).toEqual({ kind: 'updated', quantity: 6 });
  });

  test('above the cap sets the cap and says so', () => {
    expect(setLineQuantity(cartOf(1, 1, 1), '1', 11)).toEqual({
      cart: cartOf(10, 1, 1),
      outcome: { kind: 'capped', cap: 10 },
    });
    expect(setLineQuantity(cartOf(1, 3, 1), '2', 4).outcome).toEqual({ kind: 'capped', cap: 3 });
  });

  test.each([0, -2, 2.5, Number.NaN])('to %d changes nothing', (quantity) => {
    const cart = cartOf(5, 1, 1);
    expect(setLineQuantity(cart, '1', quantity)).toEqual({ cart, outcome: { kind: 'unchanged' } });
  });

  test('to what it is, or of a product that is not there, changes nothing', () => {
    const cart = cartOf(5, 1, 1);
    expect(setLineQuantity(cart, '1', 5).outcome).toEqual({ kind: 'unchanged' });
    expect(setLineQuantity(cart, 'nowhere', 5)).toEqual({ cart, outcome: { kind: 'unchanged' } });
  });
});

describe('removing', () => {
  test('takes out several lines by their ids', () => {
    const { cart } = removeLines(cartOf(1, 2, 3), ['3', '1', 'nowhere']);
    expect(quantities(cart)).toEqual([['2', 2]]);
  });

  test('what is not there changes nothing', () => {
    expect(removeLines(cartOf(1, 1, 1), ['nowhere']).outcome).toEqual({ kind: 'unchanged' });
    expect(removeAllLines(EMPTY_CART).outcome).toEqual({ kind: 'unchanged' });
  });

  test('everything leaves an empty cart', () => {
    expect(removeAllLines(cartOf(1, 2, 3)).cart).toEqual(EMPTY_CART);
  });
});

describe('adding all that is missing', () => {
  test('is one of each that can be sold, behind what is there', () => {
    const gone = anOffer({ id: '4', soldOut: true });
    const { cart, outcome } = addMissingProducts(addProduct(EMPTY_CART, radio, 2).cart, [
      camera,
      radio,
      gone,
      sensor,
    ]);
    expect(quantities(cart)).toEqual([
      ['2', 2],
      ['1', 1],
      ['3', 1],
    ]);
    expect(outcome).toEqual({ kind: 'filled', lines: cart.items.slice(1) });
  });

  test('changes nothing the second time', () => {
    const { cart } = addMissingProducts(EMPTY_CART, [camera, sensor]);
    expect(addMissingProducts(cart, [camera, sensor])).toEqual({ cart, outcome: { kind: 'unchanged' } });
  });
});

describe('undoing a removal', () => {
  test('puts lines back where they stood, in their quantity', () => {
    const two = removeLines(cartOf(5, 2, 3), ['1', '3']);
    expect(restoreLines(two.cart, removed(two)).cart).toEqual(cartOf(5, 2, 3));
    const all = removeAllLines(cartOf(5, 2, 3));
    expect(restoreLines(all.cart, removed(all).toReversed()).cart).toEqual(cartOf(5, 2, 3));
  });

  test('leaves a product alone that was added again meanwhile', () => {
    const change = removeAllLines(cartOf(5, 2, 3));
    const { cart, outcome } = restoreLines(addProduct(change.cart, camera).cart, removed(change));
    expect(findLine(cart, '1')?.quantity).toBe(1);
    expect(totalItems(cart)).toBe(1 + 2 + 3);
    expect(outcome.kind).toBe('restored');
  });

  test('changes nothing the second time', () => {
    const change = removeLines(cartOf(5, 2, 3), ['2']);
    const { cart } = restoreLines(change.cart, removed(change));
    expect(restoreLines(cart, removed(change))).toEqual({ cart, outcome: { kind: 'unchanged' } });
  });

  test('gives back any cart, whatever was removed from it', () => {
    const anyCart = fc
      .uniqueArray(anyOffer, { selector: (offer) => offer.id })
      .map((offers) => offers.reduce((cart, offer) => addProduct(cart, offer).cart, EMPTY_CART));
    const cartAndIds = anyCart.chain((cart) =>
      fc.tuple(fc.constant(cart), fc.subarray(cart.items.map((line) => line.id))),
    );
    fc.assert(
      fc.property(cartAndIds, ([cart, ids]) => {
        const change = removeLines(cart, ids);
        expect(restoreLines(change.cart, removed(change)).cart).toEqual(cart);
      }),
    );
  });
});

describe('any sequence of changes', () => {
  const anyId = fc.constantFrom('1', '2', '3', '4');
  const anyQuantity = fc.oneof(fc.integer({ min: -2, max: 40 }), fc.double());
  const anyStep = fc.oneof(
    fc.record({
      do: fc.constant('add' as const),
      offer: anyOffer,
      id: anyId,
      quantity: fc.oneof(fc.constant(1), anyQuantity),
    }),
    fc.record({ do: fc.constant('set' as const), id: anyId, quantity: anyQuantity }),
    fc.record({ do: fc.constant('remove' as const), ids: fc.array(anyId) }),
    fc.record({ do: fc.constant('clear' as const) }),
    fc.record({ do: fc.constant('undo' as const) }),
  );
  type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never;

  function take(step: Step, cart: Cart, lastRemoved: readonly RemovedLine[]): CartChange {
    if (step.do === 'add') return addProduct(cart, { ...step.offer, id: step.id }, step.quantity);
    if (step.do === 'set') return setLineQuantity(cart, step.id, step.quantity);
    if (step.do === 'remove') return removeLines(cart, step.ids);
    return step.do === 'clear' ? removeAllLines(cart) : restoreLines(cart, lastRemoved);
  }

  test('leaves totals that are the sums of the lines, ids unique, and 1 ≤ quantity ≤ cap', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
        let cart = EMPTY_CART;
        let lastRemoved: readonly RemovedLine[] = [];
        for (const step of steps) {
          const change = take(step, cart, lastRemoved);
          if (change.outcome.kind === 'removed') lastRemoved = change.outcome.lines;
          if (change.outcome.kind === 'unchanged') expect(change.cart).toBe(cart);
          cart = change.cart;

          let cents = 0n;
          let pieces = 0;
          for (const line of cart.items) {
            expect(line.quantity).toSatisfy(Number.isInteger);
            expect(line.quantity).toBeGreaterThanOrEqual(1);
            expect(line.quantity).toBeLessThanOrEqual(quantityCap(line));
            cents += BigInt(line.price) * BigInt(line.quantity);
            pieces += line.quantity;
          }
          expect(BigInt(subtotal(cart))).toBe(cents);
          expect(totalItems(cart)).toBe(pieces);
          expect(new Set(cart.items.map((line) => line.id)).size).toBe(cart.items.length);
        }
      }),
    );
  });
});
