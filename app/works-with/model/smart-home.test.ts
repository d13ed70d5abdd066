import { describe, expect, test } from 'vitest';
import { aSubject, reasonFor, type PairCase, set } from './works-with.fixture.ts';

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
