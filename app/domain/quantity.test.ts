import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuantity, quantityCap } from './quantity.ts';

describe('the cap of a cart line', () => {
  test.each([
    ['10 by default', { soldOut: false }, 10],
    ["the product's own maximum", { soldOut: false, maxQuantity: 25 }, 25],
    ['never above what is left', { soldOut: false, availableQuantity: 4 }, 4],
    [
      'never above what is left, with a maximum too',
      { soldOut: false, maxQuantity: 6, availableQuantity: 4 },
      4,
    ],
    ['the maximum where more is left', { soldOut: false, maxQuantity: 3, availableQuantity: 40 }, 3],
    ['10 where more is left', { soldOut: false, availableQuantity: 40 }, 10],
    ['0 when sold out', { soldOut: true, maxQuantity: 5, availableQuantity: 5 }, 0],
    ['0 when none is left', { soldOut: false, availableQuantity: 0 }, 0],
  ])('is %s', (_, offer, cap) => {
    expect(quantityCap(offer)).toBe(cap);
  });
});

describe('a typed quantity', () => {
  test.each([
    ['1', 1],
    ['12', 12],
    [' 3 ', 3],
    ['007', 7],
    ['123456789', 123456789],
  ])('%j is read as %i', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });

  test.each([
    '',
    ' ',
    '0',
    '000',
    '-1',
    '+1',
    '1.5',
    '1.0',
    '1,000',
    '1e2',
    '0x10',
    '1 2',
    'two',
    'NaN',
    'Infinity',
    '\uFF13',
    '\u0663',
    '½',
  ])('%j is not an integer above 0', (text) => {
    expect(parseQuantity(text)).toBeUndefined();
  });

  test('a number of any length is read as an integer', () => {
    expect(parseQuantity('9'.repeat(400))).toSatisfy(Number.isSafeInteger);
  });

  test('every integer above 0 is read back, and any text gives one or nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (quantity) => parseQuantity(String(quantity)) === quantity),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const quantity = parseQuantity(text);
        return quantity === undefined || (Number.isSafeInteger(quantity) && quantity > 0);
      }),
    );
  });
});
