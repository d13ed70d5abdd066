import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  removeSeparators,
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

describe('isCardNumber and formatCardNumber', () => {
  test.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    ' 4242  42424242 4242 ',
    '4242-4242-4242-4242',
    '4242–4242–4242–4242',
    '4242\n4242\r\n4242\n4242',
    '４２４２４２４２４２４２４２４２',
    '\u202a4242 4242 4242 4242\u202c',
  ])('accept %j', (text) => {
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
  ])('reject %j', (text) => {
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
  ])('format %j as %j', (text, formatted) => {
    expect(formatCardNumber(text)).toBe(formatted);
  });

  test('group digits by fours, keep them all and change nothing the second time', () => {
    fc.assert(
      fc.property(digits({ min: 1, max: 30 }), (number) => {
        const formatted = formatCardNumber(number);
        expect(removeSeparators(formatted)).toBe(number);
        expect(formatted).toMatch(/^(?:\d{4} )*\d{1,4}$/);
        expect(formatCardNumber(formatted)).toBe(formatted);
        expect(isCardNumber(formatted)).toBe(number.length === 16);
      }),
    );
  });

  test('leave a text with anything but digits and separators unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const formatted = formatCardNumber(text);
        if (!/^[0-9]+$/.test(removeSeparators(text))) expect(formatted).toBe(text);
      }),
    );
  });
});

describe('isExpiry and formatExpiry', () => {
  test.each(['01/27', '12/99', '12 / 27', '１２/２７', '10.30', '12 / 2028', '12–28', '2028/01', '1-2028'])(
    'accept %j',
    (text) => {
      expect(isExpiry(text)).toBe(true);
    },
  );

  test.each([
    '',
    '00/27',
    '13/27',
    '0/27',
    '12/2',
    '12/202',
    '12/1928',
    '2028-13',
    '2028-1',
    '12/ab',
    '12',
    '/',
    'soon',
  ])('reject %j', (text) => {
    expect(isExpiry(text)).toBe(false);
  });

  test.each([
    ['1', '1'],
    ['12', '12'],
    ['122', '12/2'],
    ['1227', '12/27'],
    ['12/', '12/'],
    ['1/2', '1/2'],
    ['1/28', '01/28'],
    ['1 / 2028', '01/28'],
    ['12/2028', '12/28'],
    ['122028', '12/28'],
    ['12-2028', '12/28'],
    ['2028-1', '2028-1'],
    ['2028-12', '12/28'],
    ['202812', '12/28'],
    ['13/2028', '13/2028'],
    ['soon', 'soon'],
  ])('format %j as %j', (text, formatted) => {
    expect(formatExpiry(text)).toBe(formatted);
  });

  test('write every month of this century as MM/YY, filled in at once or typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat({ max: 99 }), (month, year) => {
        const mm = String(month).padStart(2, '0');
        const yy = String(year).padStart(2, '0');
        const typed = [`${mm}/20${yy}`, `${mm}20${yy}`, `${mm}-20${yy}`, `20${yy}-${mm}`, `${month}/${yy}`];
        for (const text of typed) {
          expect(formatExpiry(text)).toBe(`${mm}/${yy}`);
          const byKey = Array.from(text).reduce((shown, key) => formatExpiry(shown + key), '');
          expect(byKey, text).toBe(`${mm}/${yy}`);
        }
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
])('isSecurityCode(%j) is %s', (text, isValid) => {
  expect(isSecurityCode(text)).toBe(isValid);
});
