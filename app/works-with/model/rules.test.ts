import { expect, test } from 'vitest';
import { readPictureSize, readResolution } from '#app/figures/model/step-readers.ts';
import type { Figures } from '#app/figures/model/attribute.ts';
import type { Reason, Subject } from './rule.ts';
import { aSubject, number, type PairCase, reasonFor, set, steps } from './works-with.fixture.ts';

const of = (figures: Figures, brand = 'Acme') => aSubject('x', figures, { brand });
const like = ({ figures }: Subject, changed: Figures) => of({ ...figures, ...changed });

const panel = aSubject('55', {
  kind: set('fire-panel'),
  'loop-protocol': set('c-net'),
  'fire-system': set('cerberus-fit'),
});
const multiSensor = aSubject('56', {
  kind: set('multi-sensor-detector'),
  'loop-protocol': set('c-net'),
  'fire-system': set('cerberus-fit', 'cerberus-pro'),
});
const smokeDetector = aSubject('57', {
  kind: set('smoke-detector'),
  'loop-protocol': set('xp95', 'discovery'),
});
const heatDetector = aSubject('58', { kind: set('heat-detector'), 'loop-protocol': set('xp95') });

const loop = (protocols: readonly string[], systems: readonly string[], areDevices: boolean): Reason => ({
  kind: 'loop',
  protocols,
  systems,
  areDevices,
});

const FIRE: readonly PairCase[] = [
  ['a panel and its detector', panel, multiSensor, loop(['c-net'], ['cerberus-fit'], false)],
  ['two detectors', smokeDetector, heatDetector, loop(['xp95'], [], true)],
  ['detectors of two makers', multiSensor, heatDetector, undefined],
  ['a device that states no protocol', smokeDetector, of({ kind: set('sounder') }), undefined],
  ['two panels', panel, of(panel.figures), undefined],
  ['another system', panel, like(multiSensor, { 'fire-system': set('cerberus-pro') }), undefined],
  [
    'no system, if the panel states one',
    panel,
    like(heatDetector, { 'loop-protocol': set('c-net') }),
    undefined,
  ],
  ['an uncertain kind', panel, like(multiSensor, { kind: set('fire-panel', 'sounder') }), undefined],
  ['no kind', heatDetector, of({ 'loop-protocol': set('xp95') }), undefined],
];

const sipDoor = aSubject('1', { kind: set('video-door-station'), protocols: set('sip') });
const sipAnswering = aSubject('27', { kind: set('indoor-station'), protocols: set('sip') });
const ixDoor = aSubject('26', { kind: set('video-door-station'), 'intercom-system': set('ix-series-2') });
const ixMaster = aSubject('25', {
  kind: set('master-station'),
  protocols: set('sip'),
  'intercom-system': set('ix-series-2'),
});
const ixSystem: Reason = { kind: 'intercom-system', systems: ['ix-series-2'] };

const INTERCOMS: readonly PairCase[] = [
  ['stations with SIP', sipDoor, sipAnswering, { kind: 'sip' }],
  ['stations of one system', ixDoor, ixMaster, ixSystem],
  ['the system rather than SIP as the reason', like(ixDoor, { protocols: set('sip') }), ixMaster, ixSystem],
  ['stations without anything in common', ixDoor, sipAnswering, undefined],
  ['two door stations', sipDoor, of(sipDoor.figures), undefined],
  ['two answering stations', sipAnswering, ixMaster, undefined],
];

const mobileRadio = aSubject('12', {
  kind: set('mobile-radio'),
  'radio-standard': set('dmr', 'fm'),
  'radio-system': set('mototrbo'),
  frequency: number(403, 470),
});
const repeater = aSubject('13', {
  kind: set('repeater'),
  'radio-standard': set('dmr', 'fm'),
  frequency: number(400, 470),
});
const portableRadio = like(repeater, { kind: set('portable-radio') });
const satelliteRadio = {
  kind: set('satellite-radio'),
  'radio-standard': set('iridium'),
  frequency: number(1616, 1626.5),
};
const charger = aSubject('15', {
  kind: set('charger'),
  'battery-type': set('impres', 'impres-2'),
  'radio-system': set('mototrbo'),
});

const twoBands = (...bands: readonly (readonly [min: number, max: number])[]) =>
  like(portableRadio, {
    frequency: { kind: 'number', measures: bands.map(([min, max]) => ({ min, max })) },
  });
const overlap = (fromMegahertz: number, toMegahertz: number): Reason => ({
  kind: 'radio',
  standards: ['dmr', 'fm'],
  fromMegahertz,
  toMegahertz,
});
const withBattery = (...batteries: readonly string[]) =>
  like(mobileRadio, { kind: set('portable-radio'), 'battery-type': set(...batteries) });

const RADIOS: readonly PairCase[] = [
  ['a radio and a repeater', mobileRadio, repeater, overlap(403, 470)],
  ['two radios', mobileRadio, portableRadio, overlap(403, 470)],
  ['two repeaters', repeater, of(repeater.figures), undefined],
  [
    'a band that is stated only by name',
    repeater,
    of({ kind: set('portable-radio'), 'radio-standard': set('dmr'), band: set('uhf') }),
    undefined,
  ],
  ['bands that only touch', repeater, like(portableRadio, { frequency: number(470, 512) }), undefined],
  ['satellite radios, which need a service', aSubject('17', satelliteRadio), of(satelliteRadio), undefined],
  ['one of two bands', twoBands([136, 174], [450, 527]), repeater, overlap(450, 470)],
  [
    'the wider one of two bands in common',
    twoBands([150, 174], [403, 470]),
    like(twoBands([136, 174], [400, 470]), { kind: set('mobile-radio') }),
    overlap(403, 470),
  ],
  ['a charger', charger, withBattery('impres-2'), { kind: 'charger', batteries: ['impres-2'] }],
  ['a charger and a radio that states no battery', charger, mobileRadio, undefined],
  [
    'a charger for one radio system and a radio that states none',
    charger,
    of({ kind: set('portable-radio'), 'battery-type': set('impres') }),
    undefined,
  ],
  [
    'a charger for only one of the two batteries of the radio',
    of({ kind: set('charger'), 'battery-type': set('impres') }),
    aSubject('y', withBattery('impres', 'impres-2').figures),
    undefined,
  ],
];

const hub = aSubject('64', {
  kind: set('hub'),
  connection: set('wi-fi', 'zigbee', 'thread', 'matter'),
  role: set('aqara-hub', 'thread-border-router', 'matter-controller'),
});
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
const threadPlug = of({ kind: set('smart-plug'), connection: set('thread', 'matter') });

const SMART_HOME: readonly PairCase[] = [
  ['a required hub', hub, leakSensor, { kind: 'hub', requirements: ['aqara-hub'], connections: ['zigbee'] }],
  [
    'a hub with both required roles',
    hub,
    contactSensor,
    {
      kind: 'hub',
      requirements: ['thread-border-router', 'matter-controller'],
      connections: ['thread', 'matter'],
    },
  ],
  ['a hub with one of two required roles', matterHub, contactSensor, undefined],
  [
    'a required hub without a connection in common',
    matterHub,
    like(leakSensor, { requires: set('matter-controller') }),
    undefined,
  ],
  ['Matter', hub, of({ kind: set('smart-plug'), connection: set('wi-fi', 'matter') }), { kind: 'matter' }],
  ['Matter on Thread and a border router', hub, threadPlug, { kind: 'matter' }],
  ['Matter on Thread and no border router', matterHub, threadPlug, undefined],
  [
    'a kind that Matter controllers may not know',
    matterHub,
    of({ kind: set('air-quality-sensor'), connection: set('matter') }),
    undefined,
  ],
  ['only Wi-Fi in common', hub, of({ kind: set('presence-sensor'), connection: set('wi-fi') }), undefined],
  ['no required hub', hub, of({ kind: set('leak-sensor'), connection: set('zigbee') }), undefined],
  ['two hubs', hub, like(hub, { requires: set('aqara-hub') }), undefined],
];

const recorder = aSubject('43', {
  kind: set('recorder'),
  protocols: set('onvif'),
  compression: set('h265-plus', 'h265', 'h264'),
  'recording-resolution': steps('12mp'),
});
const recorderWithPorts = (standard: string) => like(recorder, { 'poe-port-standard': steps(standard) });
const thermalCamera = aSubject('47', {
  kind: set('thermal-camera'),
  protocols: set('onvif'),
  compression: set('h264', 'mpeg4', 'mjpeg'),
  'thermal-width': number(640),
  poe: steps('802.3af', '802.3at'),
});
const CAMERA: Figures = {
  kind: set('dome'),
  protocols: set('onvif'),
  compression: set('h265', 'h264'),
  megapixels: number(8),
};
const aCamera = (figures: Figures = {}, brand = 'Other') =>
  aSubject('camera', { ...CAMERA, ...figures }, { brand });
const recording = (
  compression: string,
  more: Partial<Extract<Reason, { kind: 'recorder' }>> = {},
): Reason => ({
  kind: 'recorder',
  compression,
  recordingResolution: '12mp',
  ...more,
});

const RECORDERS: readonly PairCase[] = [
  ['ONVIF and a codec', recorder, thermalCamera, recording('h264')],
  ['the best codec in common', recorder, aCamera(), recording('h265')],
  [
    'a port of a higher standard than the camera needs',
    recorderWithPorts('802.3at'),
    aCamera({ poe: steps('802.3af') }),
    recording('h265', { portStandard: '802.3at' }),
  ],
  [
    'a port of a lower standard than the camera needs',
    recorderWithPorts('802.3af'),
    aCamera({ poe: steps('802.3at') }),
    recording('h265'),
  ],
  [
    'a camera that works with several standards',
    recorderWithPorts('802.3af'),
    thermalCamera,
    recording('h264', { portStandard: '802.3af' }),
  ],
  [
    'the same maker without ONVIF',
    recorder,
    aCamera({ protocols: set() }, 'Acme'),
    recording('h265', { maker: 'Acme' }),
  ],
  ['another maker without ONVIF', recorder, aCamera({ protocols: set('http') }), undefined],
  ['only a maker’s variant of a codec', recorder, aCamera({ compression: set('h265-plus') }), undefined],
  ['a picture that is too large', recorder, aCamera({ megapixels: number(16) }), undefined],
  [
    'a thermal picture and one that is too large',
    recorder,
    aCamera({ megapixels: number(16), 'thermal-width': number(256) }),
    undefined,
  ],
  [
    'no resolution',
    recorder,
    of({ kind: set('ptz'), protocols: set('onvif'), compression: set('h264') }),
    undefined,
  ],
  ['a door station, which is no camera', recorder, aCamera({ kind: set('video-door-station') }), undefined],
];

test.each([...[FIRE, INTERCOMS, RADIOS, SMART_HOME, RECORDERS].flat()])('%s', (_, first, second, reason) => {
  expect(reasonFor(first, second)).toEqual(reason);
});

test.each([
  ['1 MP', '1 MP', true],
  ['2 MP', '1920 × 1080', true],
  ['4 MP', '2688 × 1520', true],
  ['5 MP', '2560 × 2048', true],
  ['6 MP', '3072 × 2048', true],
  ['4K', '3840 × 2160', true],
  ['12 MP', '12 MP', true],
  ['4 MP', '5 MP', false],
  ['6 MP', '8 MP', false],
  ['8 MP', '9 MP', false],
])('a recorder of up to %s and a camera of %s: %s', (recorderText, cameraText, isRecorded) => {
  const resolution = steps(...readResolution(recorderText).steps);
  const megapixels = number(readPictureSize(cameraText)?.megapixels ?? 0);
  const reason = reasonFor(like(recorder, { 'recording-resolution': resolution }), aCamera({ megapixels }));
  expect(reason !== undefined).toBe(isRecorded);
});
