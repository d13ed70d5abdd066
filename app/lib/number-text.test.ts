import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ambiguousReadings, asPlainNumber, numberText, readNumber } from './number-text.ts';

describe('readNumber', () => {
  test.each([
    ['4', 4],
    ['0.5', 0.5],
    ['0,5', 0.5],
    ['.5', 0.5],
    ['5,0', 5],
    ['007', 7],
    ['−40', -40],
    ['+7', 7],
    ['-0', 0],
    ['1\u202f234\u202f567,8', 1_234_567.8],
    ['1’000.5', 1000.5],
    ['1,234,567', 1_234_567],
    ['1.234,5', 1234.5],
    ['1,234.567', 1234.567],
    ['0,125', 0.125],
    ['1234.567', 1234.567],
    ['12.3456', 12.3456],
    ['１２．５', 12.5],
    ['\u200e8\u200e', 8],
  ])('reads %j as %d', (text, value) => {
    expect(readNumber(text)).toEqual({ value });
  });

  test.each(['1.000', '1,000', ' 12,345 ', '-1.250', '999.999'])(
    'does not guess whether the separator of %j groups digits or is the decimal sign',
    (text) => {
      expect(readNumber(text)).toEqual({ problem: 'ambiguous' });
    },
  );

  test.each(['', '  ', '\u00a0', '\u200b'])('takes %j for empty', (text) => {
    expect(readNumber(text)).toEqual({ problem: 'empty' });
  });

  test.each([
    '1e2',
    'ten',
    '$5',
    '1 2',
    '0 001',
    '1,00,000',
    '1.2.3',
    '1 000.000.000',
    '.',
    '-',
    '5-',
    'NaN',
    '\u0663',
  ])('finds no number in %j', (text) => {
    expect(readNumber(text)).toEqual({ problem: 'not-a-number' });
  });

  test('says which limit a number breaks', () => {
    const limits = { min: 1, max: 10, isWhole: true };
    expect(readNumber('0', limits)).toEqual({ problem: 'too-small' });
    expect(readNumber('1 000', limits)).toEqual({ problem: 'too-large' });
    expect(readNumber('2,5', limits)).toEqual({ problem: 'not-whole' });
    expect(readNumber('2,0', limits)).toEqual({ value: 2 });
  });

  test('reads 400 digits as the largest number that is exact, with either sign', () => {
    expect(readNumber('9'.repeat(400))).toEqual({ value: Number.MAX_SAFE_INTEGER });
    expect(readNumber(`-${'9'.repeat(400)}`)).toEqual({ value: -Number.MAX_SAFE_INTEGER });
    expect(readNumber('9'.repeat(400), { max: 10 })).toEqual({ problem: 'too-large' });
  });

  test('reads a very long text in linear time', () => {
    // A regular expression that backtracks would take minutes.
    expect(readNumber(`${'1'.repeat(300_000)},,`)).toEqual({ problem: 'not-a-number' });
    expect(readNumber(`1${',000'.repeat(100_000)}x`)).toEqual({ problem: 'not-a-number' });
  });

  const decimal = fc.constantFrom('.', ',');
  const group = fc.constantFrom(' ', '\u00a0', '\u2009', '\u202f', "'", '’', '.', ',');
  const wholePart = fc.nat({ max: 999_999_999 });

  test('reads digits grouped by any separator, with the other sign as the decimal sign', () => {
    fc.assert(
      fc.property(wholePart, fc.nat({ max: 99 }), group, decimal, (whole, hundredths, separator, point) => {
        fc.pre(separator !== point);
        const grouped = String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, separator);
        const fraction = String(hundredths).padStart(2, '0');
        expect(readNumber(`${grouped}${point}${fraction}`)).toEqual({
          value: Number(`${whole}.${fraction}`),
        });
      }),
    );
  });

  test('a decimal comma and a decimal point are read alike', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^-?\d{0,6}\.\d{0,6}$/), (text) => {
        expect(readNumber(text.replace('.', ','))).toEqual(readNumber(text));
      }),
    );
  });
});

test('every number is written so that it is read as itself', () => {
  expect(numberText(1000)).toBe('1000');
  expect(numberText(2.125)).toBe('2.1250');
  expect(numberText(0.125)).toBe('0.125');
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.nat({ max: 5 }), (number, digits) => {
      const value = Number(number.toFixed(digits)) + 0;
      expect(readNumber(numberText(value))).toEqual({ value });
    }),
  );
});

test('an ambiguous text has two readings, of which each can be typed', () => {
  expect(ambiguousReadings('1.000')).toEqual(['1', '1000']);
  expect(ambiguousReadings('１，２５０')).toEqual(['1.25', '1250']);
  expect(ambiguousReadings('-2,125')).toEqual(['-2.1250', '-2125']);
});

test('in a text that a program has written, the point is the decimal sign', () => {
  for (const value of [2.125, 1000, 0.5, -40.25]) {
    expect(readNumber(asPlainNumber(String(value)))).toEqual({ value });
  }
  expect(asPlainNumber('1,000')).toBe('1,000');
  expect(asPlainNumber('ten')).toBe('ten');
});
