import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineItem, orderSummary, subtotal } from '#app/cart/model/cart.ts';
import { anyDetails, aQuote } from '#tests/support/a-quote.ts';
import { anOffer, anyOffer } from '#tests/support/an-offer.ts';
import { linkedLines, quoteLines, quoteOf } from './quote.ts';
import { EMPTY_DETAILS } from './quote-details.ts';
import { quantityCap } from '#app/lib/quantity.ts';

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

const items = [
  lineItem(anOffer({ id: '1', price: 1999 }), 2),
  lineItem(anOffer({ id: '2', title: 'Call point', price: 33 }), 1),
];

describe('a quote', () => {
  test('has the lines of the cart, with brand and model of the catalogue', () => {
    const offers = new Map([
      ['1', { ...anOffer({ id: '1', price: 1 }), brand: 'Axis', category: 'cctv-systems', model: 'P3265' }],
    ]);
    expect(quoteLines(items, offers)).toMatchObject([
      { id: '1', price: 1999, quantity: 2, brand: 'Axis', model: 'P3265' },
      { id: '2', title: 'Call point', price: 33, quantity: 1, brand: '', model: '' },
    ]);
  });

  test('has the total of the cart', () => {
    const { summary } = quoteOf(EMPTY_DETAILS, quoteLines(items, new Map()), '2026-11-25');
    expect(summary).toEqual({ subtotal: 4031, shipping: 4999, tax: 726, total: 9756 });
  });

  test('has the total of any cart to the cent', () => {
    const anyItems = fc.array(
      fc
        .tuple(anyOffer, fc.integer({ min: 1, max: 30 }))
        .map(([offer, quantity]) => lineItem(offer, quantity)),
    );
    fc.assert(
      fc.property(anyItems, anyDetails, (items, details) => {
        const { summary } = quoteOf(details, quoteLines(items, new Map()), '2026-11-25');
        expect(summary).toEqual(orderSummary(subtotal({ items })));
      }),
    );
  });

  test('is valid for the entered number of days', () => {
    expect(aQuote({ validityDays: '14' }).lastDay).toBe('2026-12-09');
  });

  test('is valid for 30 days if the entered number is not valid', () => {
    expect(aQuote({ validityDays: 'long' }).lastDay).toBe('2026-12-25');
  });
});
