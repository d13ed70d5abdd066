import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineItem, orderSummary, subtotal } from '#app/cart/model/cart.ts';
import { anyDetails, aQuote } from '#tests/support/a-quote.ts';
import { aCatalogueProduct } from '#tests/support/a-product.ts';
import { anOffer, anyOffer } from '#tests/support/an-offer.ts';
import { lastValidDay, orderableItems, quoteLines, quoteOf, reviewLines } from './quote.ts';

describe('a quote', () => {
  const items = [
    lineItem(anOffer({ id: '1', price: 1999 }), 2),
    lineItem(anOffer({ id: '2', title: 'Call point', price: 33 }), 1),
  ];

  test('has the lines of the cart, with brand and model of the catalogue', () => {
    const offers = new Map([['1', aCatalogueProduct({ id: '1', price: 1, model: 'P3265' })]]);
    expect(quoteLines(items, offers)).toMatchObject([
      { id: '1', price: 1999, quantity: 2, brand: 'Axis', model: 'P3265' },
      { id: '2', title: 'Call point', price: 33, quantity: 1, brand: '', model: '' },
    ]);
  });

  test.each([
    ['nothing', {}, 10, undefined],
    ['the limit of an order', {}, 11, 'order-limit'],
    ['the limit of an order', { availableQuantity: 500 }, 9999, 'order-limit'],
    ['the stock', { availableQuantity: 3 }, 4, 'stock'],
    ['that it is sold out', { soldOut: true }, 1, 'sold-out'],
  ])(
    'keeps every quantity; a line says what is against one order of it: %s',
    (_, offer, quantity, beyond) => {
      const [line] = quoteLines([lineItem(anOffer(offer), quantity)], new Map());
      expect([line?.quantity, line?.beyond]).toEqual([quantity, beyond]);
    },
  );

  test('has the total of any cart to the cent', () => {
    const anyItems = fc.array(
      fc.tuple(anyOffer, fc.integer({ min: 1, max: 30 })).map((line) => lineItem(...line)),
    );
    fc.assert(
      fc.property(anyItems, anyDetails, (items, details) => {
        const { summary } = quoteOf(details, quoteLines(items, new Map()), '2026-11-25');
        expect(summary).toEqual(orderSummary(subtotal({ items })));
      }),
    );
  });

  test.each([
    ['2026-11-25', '14', '2026-12-09'],
    ['2028-02-28', '1', '2028-02-29'],
    ['2026-12-31', '365', '2027-12-31'],
    // 30 days.
    ['2026-11-25', 'long', '2026-12-25'],
  ])('of %s that is valid for %j days is valid until %s', (day, validityDays, last) => {
    expect(lastValidDay({ validityDays }, day)).toBe(last);
    expect(aQuote({ validityDays: '14' }).lastDay).toBe('2026-12-09');
  });
});

describe('a reviewed line', () => {
  const quoted = { id: '1', quantity: 4, price: 1999, title: 'Old title' };
  const review = (offer: Parameters<typeof anOffer>[0]) =>
    reviewLines([quoted, { id: '2', quantity: 1, price: 5 }], new Map([['1', anOffer(offer)]]));

  test('has no change if the price is as quoted and the whole quantity can be ordered', () => {
    expect(review({})[0]).toEqual({ ...quoted, title: 'Dome camera', orderable: 4, changes: [] });
  });

  test.each([
    ['that it is sold out', { soldOut: true }, [{ kind: 'sold-out' }], []],
    [
      'that it is more than an order holds',
      { maxQuantity: 3 },
      [{ kind: 'above-limit' }],
      [{ id: '1', quantity: 3 }],
    ],
    [
      'price and stock',
      { price: 1, availableQuantity: 1 },
      [
        { kind: 'price', from: 1999, to: 1 },
        { kind: 'quantity', available: 1 },
      ],
      [{ id: '1', quantity: 1 }],
    ],
  ])('lists what has changed, and the cart takes what can be ordered: %s', (_, offer, changes, orderable) => {
    const lines = review(offer);
    expect(lines[0]?.changes).toEqual(changes);
    expect(orderableItems(lines)).toEqual(orderable);
  });

  test('keeps the quoted title of a product that is no longer sold', () => {
    expect(reviewLines([quoted], new Map())).toEqual([
      { ...quoted, orderable: 0, changes: [{ kind: 'no-longer-sold' }] },
    ]);
  });

  test('is unchanged if and only if its price is the same and its whole quantity can be ordered', () => {
    fc.assert(
      fc.property(anyOffer, fc.integer({ min: 1, max: 40 }), fc.boolean(), (offer, quantity, samePrice) => {
        const price = samePrice ? offer.price : offer.price + 1;
        const [line] = reviewLines([{ id: offer.id, quantity, price }], new Map([[offer.id, offer]]));
        expect(line?.changes.length === 0).toBe(samePrice && line?.orderable === quantity);
      }),
    );
  });
});
