import { expect, test } from 'vitest';
import { anOffer } from '#tests/support/an-offer.ts';
import { addLines, problemText } from './texts.ts';

test.each([
  [1, 'Add 1 line to cart'],
  [10_000, 'Add 10000 lines to cart'],
])('the button that adds %d lines has the specified name', (count, name) => {
  expect(addLines(count)).toBe(name);
  expect(addLines(count)).toMatch(/^Add \d+ lines? to cart$/);
});

test.each([
  [0, 'Radio: at most 3 in one order.'],
  [2, 'Radio: at most 3 in one order. Lines above already order 2.'],
])(
  'for a line over the limit, the text says how many units the lines above already order, unless it is 0: %i',
  (orderedAbove, text) => {
    const offer = anOffer({ title: 'Radio', maxQuantity: 3 });
    const reason = { kind: 'order-limit', cap: 3 } as const;
    expect(
      problemText({ kind: 'over-cap', offer, reason, orderedAbove, wanted: 4, left: 3 - orderedAbove }),
    ).toBe(text);
  },
);
