import { describe, expect, test } from 'vitest';
import type { Measure } from '#app/figures/model/attribute.ts';
import type { Reason } from './rule.ts';
import { aSubject, number, type PairCase, reasonFor, set } from './works-with.fixture.ts';

const digitalAndAnalogue = set('dmr', 'fm');
const mobileRadio = aSubject('12', {
  kind: set('mobile-radio'),
  'radio-standard': digitalAndAnalogue,
  'radio-system': set('mototrbo'),
  frequency: number(403, 470),
});
const repeater = aSubject('13', {
  kind: set('repeater'),
  'radio-standard': digitalAndAnalogue,
  frequency: number(400, 470),
});
const portableRadio = aSubject('14', {
  kind: set('portable-radio'),
  'radio-standard': digitalAndAnalogue,
  frequency: number(400, 470),
});
const impresCharger = aSubject('15', {
  kind: set('charger'),
  'battery-type': set('impres', 'impres-2'),
  'radio-system': set('mototrbo'),
});

const withBands = (...measures: readonly Measure[]) =>
  aSubject('x', { ...portableRadio.figures, frequency: { kind: 'number', measures } });

const overlap = (fromMegahertz: number, toMegahertz: number): Reason => ({
  kind: 'radio',
  standards: ['dmr', 'fm'],
  fromMegahertz,
  toMegahertz,
});

describe('radios', () => {
  test.each<PairCase>([
    ['XPR 5550e and SLR 5700', mobileRadio, repeater, overlap(403, 470)],
    ['XPR 5550e and PD785G', mobileRadio, portableRadio, overlap(403, 470)],
    ['PD785G and SLR 5700', portableRadio, repeater, overlap(400, 470)],
    ['two repeaters', repeater, aSubject('x', repeater.figures), undefined],
    [
      'a radio that states its band only by name',
      repeater,
      aSubject('11', {
        kind: set('portable-radio'),
        'radio-standard': digitalAndAnalogue,
        band: set('uhf'),
      }),
      undefined,
    ],
    [
      'bands that only touch',
      repeater,
      aSubject('x', { ...portableRadio.figures, frequency: number(470, 512) }),
      undefined,
    ],
    [
      'satellite radios, which need a service',
      aSubject('17', {
        kind: set('satellite-radio'),
        'radio-standard': set('iridium'),
        frequency: number(1616, 1626.5),
      }),
      aSubject('x', {
        kind: set('satellite-radio'),
        'radio-standard': set('iridium'),
        frequency: number(1616, 1626.5),
      }),
      undefined,
    ],
    [
      'a radio with two bands, one of which overlaps with the band of the repeater',
      withBands({ min: 136, max: 174 }, { min: 450, max: 527 }),
      repeater,
      overlap(450, 470),
    ],
    [
      'two radios with two bands in common, of which the wider one counts',
      withBands({ min: 150, max: 174 }, { min: 403, max: 470 }),
      withBands({ min: 136, max: 174 }, { min: 400, max: 470 }),
      overlap(403, 470),
    ],
  ])('%s', (_, first, second, reason) => {
    expect(reasonFor(first, second)).toEqual(reason);
  });

  const withBattery = (...batteries: readonly string[]) =>
    aSubject('x', { ...mobileRadio.figures, kind: set('portable-radio'), 'battery-type': set(...batteries) });

  test.each<PairCase>([
    [
      'a charger that supports all batteries of the radio',
      impresCharger,
      withBattery('impres-2'),
      { kind: 'charger', batteries: ['impres-2'] },
    ],
    ['a charger and a radio that states no battery', impresCharger, mobileRadio, undefined],
    [
      'a charger for one radio system and a radio that states no system',
      impresCharger,
      aSubject('x', { kind: set('portable-radio'), 'battery-type': set('impres') }),
      undefined,
    ],
    [
      'a charger that supports only one of the two batteries of the radio',
      aSubject('x-charger', { kind: set('charger'), 'battery-type': set('impres') }),
      withBattery('impres', 'impres-2'),
      undefined,
    ],
  ])('%s', (_, first, second, reason) => {
    expect(reasonFor(first, second)).toEqual(reason);
  });
});
