import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caretAfterDigits, countDigitsBefore } from './formatted-field.tsx';

describe('the caret position', () => {
  test.each([
    ['4242 4', 0, 0],
    ['4242 4', 3, 3],
    ['4242 4', 4, 4],
    ['4242 4', 5, 6],
    ['4242 4242', 5, 6],
    ['12/', 2, 3],
  ])('in %j after %d digits is %d', (text, count, caret) => {
    expect(caretAfterDigits(text, count)).toBe(caret);
  });

  test('counts as the end of the text if it is null', () => {
    expect(countDigitsBefore('4242', null)).toBe(4);
  });

  test('has the same number of digits before it however they are grouped', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('0123456789 -/')) });
    fc.assert(
      fc.property(text, fc.nat({ max: 40 }), (typed, position) => {
        const count = countDigitsBefore(typed, position);
        const grouped = typed.replace(/\D/g, '').replace(/(.{4})/g, '$1 ');
        expect(countDigitsBefore(grouped, caretAfterDigits(grouped, count))).toBe(count);
      }),
    );
  });
});
