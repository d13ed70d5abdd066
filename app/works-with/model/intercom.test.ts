import { describe, expect, test } from 'vitest';
import { aSubject, reasonFor, type PairCase, set } from './works-with.fixture.ts';

const doorStation = aSubject('1', { kind: set('video-door-station'), protocols: set('sip') });
const answeringUnit = aSubject('27', { kind: set('indoor-station'), protocols: set('sip') });
const ixDoorStation = aSubject('26', {
  kind: set('video-door-station'),
  'intercom-system': set('ix-series-2'),
});
const ixMasterStation = aSubject('25', {
  kind: set('master-station'),
  protocols: set('sip'),
  'intercom-system': set('ix-series-2'),
});

describe('intercoms', () => {
  test.each<PairCase>([
    ['TCIV-6+ and Indoor Touch 2.0', doorStation, answeringUnit, { kind: 'sip' }],
    [
      'IX-DV and IX-MV7-HB',
      ixDoorStation,
      ixMasterStation,
      { kind: 'intercom-system', systems: ['ix-series-2'] },
    ],
    [
      'stations with a system and SIP in common: the system is the reason',
      aSubject('x', { ...ixDoorStation.figures, protocols: set('sip') }),
      ixMasterStation,
      { kind: 'intercom-system', systems: ['ix-series-2'] },
    ],
    ['IX-DV and Indoor Touch 2.0', ixDoorStation, answeringUnit, undefined],
    ['two door stations', doorStation, aSubject('x', doorStation.figures), undefined],
    ['two answering stations', answeringUnit, ixMasterStation, undefined],
    [
      'Hikvision stations, which state no protocol',
      aSubject('29', { kind: set('video-door-station'), connection: set('ethernet') }),
      aSubject('28', { kind: set('indoor-station'), connection: set('ethernet') }),
      undefined,
    ],
  ])('%s', (_, first, second, reason) => {
    expect(reasonFor(first, second)).toEqual(reason);
  });
});
