import { describe, expect, test } from 'vitest';
import type { Reason } from './rule.ts';
import { aSubject, reasonFor, type PairCase, set } from './works-with.fixture.ts';

const fc361 = aSubject('55', {
  kind: set('fire-panel'),
  'loop-protocol': set('c-net'),
  'fire-system': set('cerberus-fit'),
});
const ooh740 = aSubject('56', {
  kind: set('multi-sensor-detector'),
  'loop-protocol': set('c-net'),
  'fire-system': set('cerberus-fit', 'cerberus-pro'),
});
const smokeDetector = aSubject('57', {
  kind: set('smoke-detector'),
  'loop-protocol': set('xp95', 'discovery'),
});
const heatDetector = aSubject('58', { kind: set('heat-detector'), 'loop-protocol': set('xp95') });
const hornStrobe = aSubject('63', { kind: set('sounder') });

const loop = (protocols: readonly string[], systems: readonly string[], areDevices: boolean): Reason => ({
  kind: 'loop',
  protocols,
  systems,
  areDevices,
});

describe('fire alarms', () => {
  test.each<PairCase>([
    ['FC361 and OOH740', fc361, ooh740, loop(['c-net'], ['cerberus-fit'], false)],
    ['XP95 smoke and heat detector', smokeDetector, heatDetector, loop(['xp95'], [], true)],
    ['detectors of two makers', ooh740, heatDetector, undefined],
    ['a device that states no protocol', smokeDetector, hornStrobe, undefined],
    ['two panels', fc361, aSubject('x', fc361.figures), undefined],
    [
      'a detector of another system of the maker',
      fc361,
      aSubject('x', { ...ooh740.figures, 'fire-system': set('cerberus-pro') }),
      undefined,
    ],
    [
      'a detector that states no system, if the panel does',
      fc361,
      aSubject('x', { kind: set('smoke-detector'), 'loop-protocol': set('c-net') }),
      undefined,
    ],
    [
      'a product whose kind is not certain',
      fc361,
      aSubject('x', { ...ooh740.figures, kind: set('fire-panel', 'sounder') }),
      undefined,
    ],
    [
      'a product that states no kind',
      heatDetector,
      aSubject('x', { 'loop-protocol': set('xp95') }),
      undefined,
    ],
  ])('%s', (_, first, second, reason) => {
    expect(reasonFor(first, second)).toEqual(reason);
  });
});
