import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantityCap } from '#app/lib/quantity.ts';
import { anOffer, anyOffer } from '#tests/support/an-offer.ts';
import { linkedLines } from './linked-lines.ts';

const offers = new Map(
  [
    anOffer({ id: '1', price: 1999 }),
    anOffer({ id: '2', title: 'Siren', availableQuantity: 3 }),
    anOffer({ id: '3', title: 'Gate', soldOut: true }),
  ].map((offer) => [offer.id, offer]),
);

test('linked lines have current prices and available quantities; each difference from the link is a problem', () => {
  const items = [
    { id: '1', quantity: 2 },
    { id: '2', quantity: 9 },
    { id: '3', quantity: 1 },
    { id: '999', quantity: 1 },
  ];
  const { lines, problems } = linkedLines(items, offers);
  expect(lines).toMatchObject([
    { id: '1', price: 1999, quantity: 2 },
    { id: '2', quantity: 3 },
  ]);
  expect(problems).toEqual([
    { kind: 'quantity-lowered', title: 'Siren', quantity: 3 },
    { kind: 'sold-out', title: 'Gate' },
    { kind: 'unknown', id: '999' },
  ]);
});

test('no line is above the cap of its product', () => {
  fc.assert(
    fc.property(anyOffer, fc.integer({ min: 1, max: 10_000 }), (offer, quantity) => {
      const { lines } = linkedLines([{ id: offer.id, quantity }], new Map([[offer.id, offer]]));
      for (const line of lines) expect(line.quantity).toBeLessThanOrEqual(quantityCap(offer));
    }),
  );
});
