import { describe, expect, test } from 'vitest';
import type { Reason } from './rule.ts';
import { aSubject, number, type PairCase, reasonFor, set } from './works-with.fixture.ts';
import type { Measure } from '#app/figures/model/attribute.ts';

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

const hub = aSubject('64', {
  kind: set('hub'),
  connection: set('wi-fi', 'zigbee', 'thread', 'matter'),
  role: set('aqara-hub', 'thread-border-router', 'matter-controller'),
});
const zigbeeHub = aSubject('x-hub', { kind: set('hub'), connection: set('zigbee'), role: set('aqara-hub') });
const matterHub = aSubject('x-hub', {
  kind: set('hub'),
  connection: set('matter'),
  role: set('matter-controller'),
});
const leakSensor = aSubject('32', {
  kind: set('leak-sensor'),
  connection: set('zigbee'),
  requires: set('aqara-hub'),
});
const contactSensor = aSubject('35', {
  kind: set('contact-sensor'),
  connection: set('thread', 'matter'),
  requires: set('thread-border-router', 'matter-controller'),
});
const smartPlug = aSubject('31', { kind: set('smart-plug'), connection: set('wi-fi', 'matter') });
const threadPlug = aSubject('x', { kind: set('smart-plug'), connection: set('thread', 'matter') });

describe('smart home', () => {
  test.each<PairCase>([
    [
      'Hub M3 and Water Leak Sensor',
      hub,
      leakSensor,
      { kind: 'hub', requirements: ['aqara-hub'], connections: ['zigbee'] },
    ],
    [
      'Hub M3 and Door and Window Sensor P2',
      hub,
      contactSensor,
      {
        kind: 'hub',
        requirements: ['thread-border-router', 'matter-controller'],
        connections: ['thread', 'matter'],
      },
    ],
    ['Hub M3 and MSS115', hub, smartPlug, { kind: 'matter' }],
    ['a hub with only one of the roles that a sensor requires', matterHub, contactSensor, undefined],
    [
      'a required hub without a connection in common',
      matterHub,
      aSubject('x', { ...leakSensor.figures, requires: set('matter-controller') }),
      undefined,
    ],
    ['a hub for another network', zigbeeHub, smartPlug, undefined],
    ['a Matter plug on Thread and a controller without border router', matterHub, threadPlug, undefined],
    ['a Matter plug on Thread and a border router', hub, threadPlug, { kind: 'matter' }],
    [
      'a kind that Matter controllers may not know',
      matterHub,
      aSubject('x', { kind: set('air-quality-sensor'), connection: set('matter') }),
      undefined,
    ],
    [
      'Presence Sensor FP2, which shares only Wi-Fi',
      hub,
      aSubject('34', { kind: set('presence-sensor'), connection: set('wi-fi') }),
      undefined,
    ],
    [
      'a Zigbee sensor that does not say which hub it requires',
      hub,
      aSubject('x', { kind: set('leak-sensor'), connection: set('zigbee') }),
      undefined,
    ],
    ['two hubs', hub, aSubject('x', { ...hub.figures, requires: set('aqara-hub') }), undefined],
  ])('%s', (_, first, second, reason) => {
    expect(reasonFor(first, second)).toEqual(reason);
  });
});
