import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compact,
  formatCardNumber,
  formatExpiry,
  isCardNumber,
  isExpiry,
  isSecurityCode,
} from './payment-card.ts';

const digits = (lengths: { readonly min: number; readonly max: number }) =>
  fc.string({
    unit: fc.constantFrom(...Array.from('0123456789')),
    minLength: lengths.min,
    maxLength: lengths.max,
  });

describe('a card number', () => {
  test.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    ' 4242  42424242 4242 ',
    '4242-4242-4242-4242',
    '4242–4242–4242–4242',
    '4242\n4242\r\n4242\n4242',
    '４２４２４２４２４２４２４２４２',
    '\u202a4242 4242 4242 4242\u202c',
  ])('may be %j', (text) => {
    expect(isCardNumber(text)).toBe(true);
  });

  test.each([
    '',
    '4242 4242 4242 424',
    '4242 4242 4242 4242 4',
    '3782 822463 10005',
    '4242 4242 4242 424x',
    '4242.4242.4242.4242',
    'my card number',
  ])('is not %j: exactly 16 digits', (text) => {
    expect(isCardNumber(text)).toBe(false);
  });

  test.each([
    ['4', '4'],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242-4242\n42424242', '4242 4242 4242 4242'],
    ['４２４２４', '4242 4'],
    ['42424242424242421', '4242 4242 4242 4242 1'],
    ['4242x', '4242x'],
    ['', ''],
  ])('%j is shown as %j', (text, shown) => {
    expect(formatCardNumber(text)).toBe(shown);
  });

  test('is grouped by four, keeps its digits and is grouped only once', () => {
    fc.assert(
      fc.property(digits({ min: 1, max: 30 }), (number) => {
        const shown = formatCardNumber(number);
        expect(compact(shown)).toBe(number);
        expect(shown).toMatch(/^(?:\d{4} )*\d{1,4}$/);
        expect(formatCardNumber(shown)).toBe(shown);
        expect(isCardNumber(shown)).toBe(number.length === 16);
      }),
    );
  });

  test('of any other text stays as it was typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const shown = formatCardNumber(text);
        if (!/^[0-9]+$/.test(compact(text))) expect(shown).toBe(text);
      }),
    );
  });
});

describe('an expiration date', () => {
  test.each(['01/27', '12/99', '1227', '12-27', '12 / 27', '１２/２７', '10.30'])('may be %j', (text) => {
    expect(isExpiry(text)).toBe(true);
  });

  test.each(['', '00/27', '13/27', '1/27', '12/2', '12/2027', '2027-12', '12/ab', '12', '/', 'soon'])(
    'is not %j: MM/YY, month 01 to 12',
    (text) => {
      expect(isExpiry(text)).toBe(false);
    },
  );

  test.each([
    ['1', '1'],
    ['12', '12'],
    ['122', '12/2'],
    ['1227', '12/27'],
    ['12/', '12/'],
    ['12/2', '12/2'],
    ['1/2', '1/2'],
    ['soon', 'soon'],
  ])('%j is shown as %j', (text, shown) => {
    expect(formatExpiry(text)).toBe(shown);
  });

  test('gets its slash by itself, and never twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat({ max: 99 }), (month, year) => {
        const mm = String(month).padStart(2, '0');
        const yy = String(year).padStart(2, '0');
        expect(formatExpiry(mm + yy)).toBe(`${mm}/${yy}`);
        expect(formatExpiry(`${mm}/${yy}`)).toBe(`${mm}/${yy}`);
        expect(isExpiry(mm + yy)).toBe(true);
      }),
    );
  });
});

test.each([
  ['123', true],
  ['1234', true],
  [' 123 ', true],
  ['１２３', true],
  ['12', false],
  ['12345', false],
  ['12a', false],
  ['1-23', false],
  ['', false],
])('whether %j is a security code: %s', (text, right) => {
  expect(isSecurityCode(text)).toBe(right);
});
