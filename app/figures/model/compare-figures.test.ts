import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestFigures, compareFigures } from './compare-figures.ts';
import type { Figure } from './attribute.ts';
import {
  ATTRIBUTES,
  figureOrUnknown,
  ip,
  lowestTemperature,
  nightRange,
  numbers,
  outdoor,
  poe,
  protocols,
  steps,
} from './figures.fixture.ts';

const yes: Figure = { kind: 'yes-no', isYes: true };
const no: Figure = { kind: 'yes-no', isYes: false };

describe('compareFigures', () => {
  test('orders ranges by the end that buyers prefer', () => {
    const range: Figure = { kind: 'number', measures: [{ min: 10, max: 50 }] };
    expect(compareFigures(nightRange, range, numbers(40), 'ascending')).toBeGreaterThan(0);
    expect(compareFigures(lowestTemperature, range, numbers(40), 'ascending')).toBeLessThan(0);
  });

  test('orders products with several codes by the strongest code', () => {
    expect(compareFigures(ip, steps('IP54', 'IP68'), steps('IP67'), 'ascending')).toBeGreaterThan(0);
  });

  test.each(ATTRIBUTES)('puts an unknown $label last in either direction', (attribute) => {
    fc.assert(
      fc.property(
        figureOrUnknown(attribute),
        fc.constantFrom('ascending', 'descending'),
        (figure, direction) => {
          expect(compareFigures(attribute, figure, undefined, direction)).toBe(figure === undefined ? 0 : -1);
        },
      ),
    );
  });

  test.each(ATTRIBUTES)('compares figures of $label antisymmetrically and transitively', (attribute) => {
    const figure = figureOrUnknown(attribute);
    fc.assert(
      fc.property(figure, figure, figure, (a, b, c) => {
        const compare = (x: typeof a, y: typeof a) => Math.sign(compareFigures(attribute, x, y, 'ascending'));
        expect(compare(a, b) + compare(b, a)).toBe(0);
        if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('bestFigures', () => {
  test('names the highest or, if less is better, the lowest', () => {
    expect(bestFigures(nightRange, [numbers(30), numbers(300), undefined])).toEqual([1]);
    expect(bestFigures(lowestTemperature, [numbers(-30), numbers(-50), numbers(-50)])).toEqual([1, 2]);
    expect(bestFigures(poe, [steps('802.3af'), steps('802.3bt')])).toEqual([0]);
    expect(bestFigures({ ...outdoor, better: 'more' }, [no, yes])).toEqual([1]);
    expect(bestFigures({ ...outdoor, better: 'less' }, [no, yes])).toEqual([0]);
  });

  test('names a code only if it implies the others', () => {
    expect(bestFigures(ip, [steps('IP66'), steps('IP54')])).toEqual([0]);
    expect(bestFigures(ip, [steps('IP66'), steps('IP67')])).toEqual([]);
    expect(bestFigures(ip, [steps('IP66'), steps('IP66', 'IP67')])).toEqual([1]);
  });

  test('names the devices that an 802.3af port can power, whether or not they also state 802.3at', () => {
    expect(bestFigures(poe, [steps('802.3af', '802.3at'), steps('802.3af'), steps('802.3at')])).toEqual([
      0, 1,
    ]);
  });

  test('names none if more is not better for every buyer, buyers have no preference, the attribute is a set, only one product states it, or all are equal', () => {
    expect(bestFigures({ ...nightRange, marksBest: false }, [numbers(30), numbers(300)])).toEqual([]);
    expect(bestFigures({ ...nightRange, better: 'neither' }, [numbers(30), numbers(300)])).toEqual([]);
    const sets = [['sip'], ['sip', 'onvif']].map((values) => ({ kind: 'set', values }) as const);
    expect(bestFigures({ ...protocols, better: 'more' }, sets)).toEqual([]);
    expect(bestFigures(nightRange, [numbers(30), undefined])).toEqual([]);
    expect(bestFigures(nightRange, [numbers(30), numbers(30)])).toEqual([]);
  });
});
