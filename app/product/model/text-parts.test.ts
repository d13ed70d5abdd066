import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textParts, unbrokenMeasures } from './text-parts.ts';

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

describe('textParts', () => {
  test.each([
    ['Hikvision DS-2CD2387G2-LU 4K ColorVu Turret Camera', ['DS-2CD2387G2-LU']],
    ['Aiphone IX-MV7-HB IP Video Master Station', ['IX-MV7-HB']],
    ['Hikvision DS-7716NXI-I4/16P/S 16-Channel PoE NVR', ['DS-7716NXI-I4/16P/S', '16-Channel']],
    ['Zenitel TCIV-6+ Turbine Compact IP Video Intercom', ['TCIV-6+']],
    ['Hikvision DS-2DE4425IW-DE 4 MP PTZ Camera', ['DS-2DE4425IW-DE', '4 MP']],
    ['Hikvision DS-KH6320-WTE1 7 in Indoor Station', ['DS-KH6320-WTE1', '7 in']],
    ['AXIS M4308-PLE Panoramic Camera', ['M4308-PLE']],
    ['Hochiki HCP-E Addressable Manual Call Point', ['HCP-E']],
    ['System Sensor L-Series P2RL Horn Strobe', []],
    ['Honeywell Ex-Proof Camera 4K', []],
  ])('separates the unbreakable model numbers and measures of %j: %j', (title, unbreakable) => {
    // The unbreakable parts are at odd indexes.
    expect(textParts(title).filter((_, index) => index % 2 === 1)).toEqual(unbreakable);
  });

  test('returns parts that join to the text', () => {
    const anyText = fc.oneof(fc.string(), fc.stringMatching(/^[A-Z0-9 -]*$/));
    fc.assert(
      fc.property(anyText, (title) => {
        expect(textParts(title).join('')).toBe(title);
      }),
    );
  });
});
