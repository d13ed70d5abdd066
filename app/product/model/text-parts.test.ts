import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textParts } from './text-parts.ts';

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
