import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anOffer } from '#tests/support/an-offer.ts';
import { addLines, EMPTY_CART, wantedLines } from './cart.ts';
import { changesSince } from './order-again.ts';

const ordered = [
  { productId: '1', title: 'Dome camera', price: 10_000, quantity: 6 },
  { productId: '2', title: 'Radio', price: 89_900, quantity: 1 },
];

const again = (offers: ReadonlyMap<string, ReturnType<typeof anOffer>>) => {
  const items = ordered.map(({ productId, quantity }) => ({ id: productId, quantity }));
  return changesSince(ordered, offers, addLines(EMPTY_CART, wantedLines(items, offers)));
};
const offersOf = (...offers: readonly ReturnType<typeof anOffer>[]) =>
  new Map(offers.map((offer) => [offer.id, offer]));

const camera = anOffer({ id: '1', title: 'Dome camera', price: 10_000 });
const radio = anOffer({ id: '2', title: 'Radio', price: 89_900 });

test('an order whose products are as they were has no changes', () => {
  expect(again(offersOf(camera, radio))).toEqual([]);
});

test('each line says what has changed: price, name, quantity, sold out, gone', () => {
  expect(
    again(offersOf({ ...camera, title: 'Dome camera, 4K', price: 11_000, availableQuantity: 4 })),
  ).toEqual([
    { kind: 'renamed', title: 'Dome camera', now: 'Dome camera, 4K' },
    { kind: 'price', title: 'Dome camera', from: 10_000, to: 11_000 },
    { kind: 'fewer', title: 'Dome camera', added: 4, wanted: 6 },
    { kind: 'gone', title: 'Radio' },
  ]);
  expect(again(offersOf(camera, { ...radio, soldOut: true }))).toEqual([
    { kind: 'sold-out', title: 'Radio' },
  ]);
});

test('whatever is not said is in the cart as it was ordered', () => {
  const offer = fc.record({
    price: fc.constantFrom(10_000, 89_900, 5),
    soldOut: fc.boolean(),
    availableQuantity: fc.integer({ min: 1, max: 9 }),
    title: fc.constantFrom('Dome camera', 'Radio'),
  });
  fc.assert(
    fc.property(fc.option(offer), fc.option(offer), (first, second) => {
      const offers = offersOf(
        ...(first ? [{ ...camera, ...first }] : []),
        ...(second ? [{ ...radio, ...second }] : []),
      );
      const items = ordered.map(({ productId, quantity }) => ({ id: productId, quantity }));
      const result = addLines(EMPTY_CART, wantedLines(items, offers));
      const changed = new Set(changesSince(ordered, offers, result).map(({ title }) => title));
      for (const { productId, title, price, quantity } of ordered) {
        const added = result.added.find(({ id }) => id === productId);
        const isSame = added?.quantity === quantity && added.price === price && added.title === title;
        expect(changed.has(title)).toBe(!isSame);
      }
    }),
  );
});
