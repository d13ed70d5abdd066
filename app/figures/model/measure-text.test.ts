import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COMMON_UNITS,
  mentions,
  readCount,
  readCountRange,
  readMeasures,
  withoutOtherVersions,
} from './measure-text.ts';
import type { Unit } from './attribute.ts';

test.each([
  ['SIP 2.0', ['SIP'], true],
  ['PoE+ class 4', ['poe'], true],
  ['CO2, NO2', ['CO'], false],
  ['EN 54-11', ['EN 54-1'], false],
  ['12\u00a0V\u00a0DC', ['V DC'], true],
  ['C-NET', ['NET'], true],
  ['anything', [], false],
  ['anything', [''], false],
])('"%s" mentions %j: %s', (text, words, expected) => {
  expect(mentions(text, words)).toBe(expected);
});

const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
const write = (value: number) => NUMBER.format(value).replace('-', '−');

const exactly = (value: number, note?: string) => ({
  min: value,
  max: value,
  ...(note !== undefined && { note }),
});

describe('readMeasures', () => {
  test.each<[unit: Unit, text: string, expected: ReturnType<typeof readMeasures>]>([
    ['°C', '−40 to 60 °C', [{ min: -40, max: 60 }]],
    ['°C', '0 to 50\u00a0°C', [{ min: 0, max: 50 }]],
    ['°C', '−40\u202fto 60\u2009°C', [{ min: -40, max: 60 }]],
    ['mm', '2.8\u201012\u00ad mm', [{ min: 2.8, max: 12 }]],
    ['in', '7” or 10"', [exactly(7), exactly(10)]],
    ['°C', '4 to 38 °C (40 to 100 °F)', [{ min: 4, max: 38 }]],
    ['°C', '40 to 104 °F', [{ min: 4.44444444444, max: 40 }]],
    ['°C', '55 °C, class A2S', [exactly(55)]],
    ['fps', '24 fps at 4K', [exactly(24, 'at 4K')]],
    ['W', 'PoE class 3 (12.95 W) or 24 V AC', [exactly(12.95)]],
    ['W', 'PoE 802.3bt class 8 or 24 V AC/DC, 90 W max', [exactly(90)]],
    ['W', 'Up to 4 W on UHF', [exactly(4, 'on UHF')]],
    // A decimal comma is no separator of thousands.
    ['W', '12,95 W', []],
    ['W', '1,000,5 W', []],
    ['W', '25–40 W', [{ min: 25, max: 40 }]],
    ['W', '4 W UHF / 5 W VHF', [exactly(4, 'UHF'), exactly(5, 'VHF')]],
    ['W', '4 W (5 W VHF version also made)', [exactly(4)]],
    ['MHz', '1616–1626.5 MHz', [{ min: 1616, max: 1626.5 }]],
    ['MHz', 'UHF 400–470 MHz (VHF 136–174 MHz version also made)', [{ min: 400, max: 470 }]],
    ['°', '102° horizontal with the 2.8 mm lens', [exactly(102, 'with the 2.8 mm lens')]],
    ['°', '111° (2.8 mm) or 87° (4 mm) horizontal', [exactly(111, '2.8 mm'), exactly(87, '4 mm')]],
    ['°', '58.3° to 2.4° horizontal', [{ min: 2.4, max: 58.3 }]],
    ['°', '32° × 26°', [exactly(32)]],
    ['°', '−40 to 60 °C', []],
    ['m', 'Full colour with white light to 30 m', [exactly(30)]],
    ['m', 'Infrared to 100 ft', [exactly(30.48)]],
    ['m', 'Infrared to 30 yards', []],
    ['m', '138.3 mm diameter × 115.4 mm', []],
    ['mm', 'Fixed 2.8 or 4 mm, F1.0', [exactly(2.8), exactly(4)]],
    ['×', '4.4–88 mm, up to 36× zoom', [exactly(36)]],
    ['×', '53 × 175 × 206 mm', []],
    ['V DC', '100–240 V AC or 11.0–14.4 V DC', [{ min: 11, max: 14.4 }]],
    ['V AC', '100–240 V AC or 11.0–14.4 V DC', [{ min: 100, max: 240 }]],
    ['V DC', 'PoE, PoE+, 12 or 24 V DC, 24 V AC', [exactly(12), exactly(24)]],
    ['V DC', 'PoE 802.3bt class 8 or 24 V AC/DC, 90 W max', [exactly(24)]],
    ['in', '1/2.8″ progressive scan CMOS', [exactly(0.357142857143)]],
    ['in', '7″ colour touchscreen, 1024 × 600', [exactly(7)]],
    ['kg', '2,480 g', [exactly(2.48)]],
    [
      'dB',
      '55–75 dB(A) or 75–91 dB(A)',
      [
        { min: 55, max: 75 },
        { min: 75, max: 91 },
      ],
    ],
    ['dB', '85 dB at 10 ft with voice message', [exactly(85, 'at 10 ft with voice message')]],
    ['dB', '0.12 dB/m nominal response, EN 54-7', []],
    ['mA', '340 µA', [exactly(0.34)]],
    ['TB', '4 drive bays, up to 10 TB each', [exactly(10)]],
    ['years', '1 year', [exactly(1)]],
    ['Nm', '5 to 25 Nm', [{ min: 5, max: 25 }]],
  ])('in %s, reads "%s"', (unit, text, expected) => {
    expect(readMeasures(text, unit)).toEqual(expected);
  });

  const unit = fc.constantFrom(...COMMON_UNITS, 'Nm', 'l/min');
  const amount = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((thousandths) => thousandths / 1000);

  test('reads any number and range that is written with its unit', () => {
    fc.assert(
      fc.property(unit, amount, amount, (unit, a, b) => {
        const [min, max] = a < b ? [a, b] : [b, a];
        expect(readMeasures(`${write(a)} ${unit}`, unit)).toEqual([exactly(a)]);
        expect(readMeasures(`${write(min)} to ${write(max)} ${unit}`, unit)).toEqual([{ min, max }]);
      }),
    );
  });

  test('reads ordered finite numbers from any text', () => {
    const pieces = fc.constantFrom(...'12|1,000|−3.5|1/2| |–| to | or |W|V DC|(|)|×'.split('|'));
    fc.assert(
      fc.property(
        fc.array(pieces).map((parts) => parts.join('')),
        unit,
        (text, unit) => {
          for (const { min, max } of readMeasures(text, unit)) {
            expect(Number.isFinite(min) && Number.isFinite(max) && min <= max).toBe(true);
          }
        },
      ),
    );
  });
});

describe('readCount', () => {
  test.each([
    ['16', 16],
    ['1,000', 1000],
    ['Up to 30', 30],
    ['One, lit', 1],
    ['1, expandable to 2', 1],
    ['Up to 126 devices on the loop, or 32 on each stub', 126],
    ['16, with a 200 W budget', 16],
    ['Thermal and visible light together', undefined],
  ])('reads the number at the start of "%s", or after "Up to" there, as %s', (text, expected) => {
    expect(readCount(text)).toBe(expected);
  });

  test.each([
    ['16 inputs / 4 outputs', 'outputs', 4],
    ['4 drive bays, up to 10 TB each', 'drive bays', 4],
    ['Two lock relays', 'relays', 2],
    ['Built-in relay', 'relays', undefined],
    ['NO/NC contact for the door lock', 'relays', undefined],
  ])('in "%s", reads the number of %s as %s', (text, counted, expected) => {
    expect(readCount(text, counted)).toBe(expected);
  });
});

test('readCountRange reads the number that the product can be expanded to', () => {
  expect(readCountRange('16 channels, expandable to 1,024')).toEqual({ min: 16, max: 1024 });
  expect(readCountRange('Up to 30')).toEqual({ min: 30, max: 30 });
});

test('withoutOtherVersions removes only remarks about other versions, and replaces no-break spaces', () => {
  expect(withoutOtherVersions('Ethernet (Wi-Fi version also made)')).toBe('Ethernet');
  expect(withoutOtherVersions('−40\u00a0°C (with heater)')).toBe('−40 °C (with heater)');
});
