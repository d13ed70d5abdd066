import { describe, expect, test } from 'vitest';
import { anOffer } from '#tests/support/an-offer.ts';
import { capReason, MAX_QUANTITY, parseQuantity, quantityCap } from './quantity.ts';

describe('quantityCap', () => {
  test.each([
    ['10 by default', { soldOut: false }, 10],
    ["the product's own maximum", { soldOut: false, maxQuantity: 25 }, 25],
    ['the stock if it is below the default', { soldOut: false, availableQuantity: 4 }, 4],
    ['the maximum if it is below the stock', { soldOut: false, maxQuantity: 3, availableQuantity: 40 }, 3],
    ['0 if the product is sold out', { soldOut: true, maxQuantity: 5, availableQuantity: 5 }, 0],
    ['0 if no units are left', { soldOut: false, availableQuantity: 0 }, 0],
  ])('is %s', (_, offer, cap) => {
    expect(quantityCap(offer)).toBe(cap);
  });
});

test('capReason distinguishes the stock from the limit per order', () => {
  expect(capReason({ soldOut: false, availableQuantity: 4 })).toEqual({ kind: 'stock', cap: 4 });
  expect(capReason({ soldOut: false, availableQuantity: 40 })).toEqual({ kind: 'order-limit', cap: 10 });
  expect(capReason({ soldOut: true, availableQuantity: 40 })).toEqual({ kind: 'sold-out' });
});

describe('parseQuantity', () => {
  test.each([
    [' 3 ', 3],
    ['007', 7],
    ['123456789', 123456789],
  ])('reads %j as %i', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });

  test.each(['', '0', '-1', '1.5', '1,000', '1e2', '1 2', '\uFF13', '\u0663'])('rejects %j', (text) => {
    expect(parseQuantity(text)).toBeUndefined();
  });

  test('reads a number that is too large as the largest safe integer', () => {
    expect(parseQuantity('9'.repeat(400))).toBe(Number.MAX_SAFE_INTEGER);
  });
});

test('quantityCap has a limit, whatever the stock and the maximum of the product', () => {
  expect(quantityCap(anOffer({ maxQuantity: 1e9, availableQuantity: 1e9 }))).toBe(MAX_QUANTITY);
});
