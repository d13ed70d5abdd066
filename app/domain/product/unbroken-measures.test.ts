import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unbrokenMeasures } from './unbroken-measures.ts';

/** No-break spaces made visible. */
const seen = (text: string) => unbrokenMeasures(text).replaceAll('\u00a0', '_');

describe('a measure is not broken over a line', () => {
  test.each([
    ['PoE or 24 V AC', 'PoE or 24_V AC'],
    ['−30 to 65 °C', '−30 to 65_°C'],
    ['Class 3 (12.95 W)', 'Class 3 (12.95_W)'],
    ['136–174 MHz', '136–174_MHz'],
    ['4.4–88 mm, 36×', '4.4–88_mm, 36×'],
    ['90 × 60 × 22 mm', '90_×_60_×_22_mm'],
  ])('%j', (text, unbroken) => expect(seen(text)).toBe(unbroken));

  test.each(['16 channels', '3 and 4', '2 Mounts', '802.3af Vendor', 'Up to 30'])('%j is none', (text) =>
    expect(unbrokenMeasures(text)).toBe(text),
  );

  test('nothing but spaces changes', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(unbrokenMeasures(text).replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '));
      }),
    );
  });
});
