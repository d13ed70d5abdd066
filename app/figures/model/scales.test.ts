import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  IK_SCALE,
  IP_SCALE,
  POE_CLASSES,
  POE_SCALE,
  readIkCodes,
  readIpCodes,
  RESOLUTION_SCALE,
  SCALE_NAMES,
  SCALES,
  stepLabel,
} from './scales.ts';
import { readPoeClass, readPoeStandards } from './step-readers.ts';

describe('the IP code', () => {
  test.each([
    ['IPX8', ['IPX8']],
    ['IP66, IP67, IP6K9K', ['IP66', 'IP67', 'IP69']],
    ['IP66, IP67, IP68, IP69, IK10, Type 4X', ['IP66', 'IP67', 'IP68', 'IP69']],
    ['Ethernet, IP system', []],
  ])('"%s" states %j', (text, steps) => {
    expect(readIpCodes(text)).toEqual({ steps });
  });

  test.each([
    ['IP 66', 'IP 66'],
    ['IP66/67', 'IP66/67'],
    ['IP6', 'IP6'],
    ['IP76', 'IP76'],
  ])('is unreadable in "%s"', (text, unreadable) => {
    expect(readIpCodes(text)).toEqual({ steps: [], unreadable });
  });

  test.each([
    ['IP66', 'IP65', true],
    ['IP65', 'IP66', false],
    ['IP67', 'IP54', true],
    ['IP68', 'IP67', true],
    ['IP67', 'IPX7', true],
    // Immersion does not imply jets, nor does high-pressure cleaning imply either.
    ['IP67', 'IP66', false],
    ['IP68', 'IP65', false],
    ['IP69', 'IP66', false],
    ['IP69', 'IP54', true],
    // Dust was not tested.
    ['IPX8', 'IP67', false],
    ['IPX8', 'IPX7', true],
    ['IPX5', 'IPX4', true],
  ])('%s reaches %s: %s', (stated, wanted, reaches) => {
    expect(IP_SCALE.reaches(stated, wanted)).toBe(reaches);
  });
});

describe('the resolution', () => {
  test.each([
    ['4k', '6mp', true],
    ['12mp', '4k', true],
    ['9mp', '6mp', true],
    // More pixels, but not as wide.
    ['9mp', '4k', false],
    ['4k', '9mp', false],
  ])('%s reaches %s: %s', (stated, wanted, reaches) => {
    expect(RESOLUTION_SCALE.reaches(stated, wanted)).toBe(reaches);
  });
});

describe('the IK code', () => {
  test('is read and ordered', () => {
    expect(readIkCodes('IP67, IK11').steps).toEqual(['IK11']);
    expect(IK_SCALE.reaches('IK10', 'IK08')).toBe(true);
    expect(IK_SCALE.reaches('IK10', 'IK11')).toBe(false);
  });

  test('is unreadable if there is no such code, or if it contains a space', () => {
    expect(readIkCodes('IK12')).toEqual({ steps: [], unreadable: 'IK12' });
    expect(readIkCodes('IK 10').unreadable).toBe('IK 10');
  });
});

describe('PoE', () => {
  test.each([
    ['PoE, IEEE 802.3af', ['802.3af'], undefined],
    ['PoE class 3 (12.95 W) or 24 V AC', ['802.3af'], 3],
    ['PoE+ 802.3at, class 4, 15.5 W', ['802.3at'], 4],
    ['High PoE 802.3bt', ['802.3bt'], undefined],
    ['PoE++', ['802.3bt'], undefined],
    ['PoE 802.3bt class 8 or 24 V AC/DC, 90 W max', ['802.3bt'], 8],
    ['PoE, PoE+, 12 or 24 V DC, 24 V AC', ['802.3af', '802.3at'], undefined],
    ['PoE or 12 V DC', [], undefined],
    ['55 °C, class 2', [], undefined],
    ['PoE 802.3at or 24 V AC class 2', ['802.3at'], undefined],
    ['12 V DC class 2, or PoE 802.3af class 3', ['802.3af'], 3],
    ['PoE IEEE 802.3af/802.3at Type 1 Class 3', ['802.3af', '802.3at'], 3],
  ])('"%s" states %j and class %s', (text, steps, classNumber) => {
    expect(readPoeStandards(text)).toEqual({ steps });
    expect(readPoeClass(text)).toBe(classNumber);
  });

  test('is unreadable if a class needs more than the standard gives, or if there is no such standard', () => {
    expect(readPoeStandards('PoE 802.3af class 4').unreadable).toBe('class 4');
    expect(readPoeStandards('PoE 802.3ax').unreadable).toBe('802.3ax');
  });

  test('orders its classes by standard, and the port of each supplies more than the device may draw', () => {
    expect(POE_CLASSES).toHaveLength(9);
    for (const { portWatts, deviceWatts } of POE_CLASSES) expect(deviceWatts).toBeLessThan(portWatts);
    const ranks = POE_CLASSES.map(({ standard }) => POE_SCALE.rank(standard));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });
});

describe.each(SCALE_NAMES)('the scale %s', (name) => {
  const scale = SCALES[name];
  const step = fc.constantFrom(...scale.steps.map(({ step }) => step));

  test('"reaches" is reflexive and transitive', () => {
    fc.assert(
      fc.property(step, step, step, (a, b, c) => {
        expect(scale.reaches(a, a)).toBe(true);
        if (scale.reaches(a, b) && scale.reaches(b, c)) expect(scale.reaches(a, c)).toBe(true);
      }),
    );
  });

  test('ranks a step no lower than those it reaches, and labels each', () => {
    fc.assert(
      fc.property(step, step, (a, b) => {
        if (scale.reaches(a, b)) expect(scale.rank(a)).toBeGreaterThanOrEqual(scale.rank(b));
        expect(stepLabel(name, a)).not.toBe('');
      }),
    );
  });
});
