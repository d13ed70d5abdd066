import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unbrokenMeasures } from './unbroken-measures.ts';

/** Shows no-break spaces as underscores. */
const withVisibleSpaces = (text: string) => unbrokenMeasures(text).replaceAll('\u00a0', '_');

describe('unbrokenMeasures', () => {
  test.each([
    ['PoE or 24 V AC', 'PoE or 24_V AC'],
    ['−30 to 65 °C', '−30 to 65_°C'],
    ['Class 3 (12.95 W)', 'Class 3 (12.95_W)'],
    ['136–174 MHz', '136–174_MHz'],
    ['4.4–88 mm, 36×', '4.4–88_mm, 36×'],
    ['90 × 60 × 22 mm', '90_×_60_×_22_mm'],
  ])('joins the number and unit of %j', (text, unbroken) => expect(withVisibleSpaces(text)).toBe(unbroken));

  test.each(['16 channels', '3 and 4', '2 Mounts', '802.3af Vendor', 'Up to 30'])(
    'does not change %j, which has no unit',
    (text) => expect(unbrokenMeasures(text)).toBe(text),
  );

  test('changes nothing but spaces', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(unbrokenMeasures(text).replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '));
      }),
    );
  });
});
