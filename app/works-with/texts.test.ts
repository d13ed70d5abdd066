import { expect, test } from 'vitest';
import type { Reason } from './model/rule.ts';
import { worksWithReason } from './texts.ts';

const loop = { kind: 'loop', protocols: ['C-NET'], systems: [], areDevices: false } as const;
const recorder = { kind: 'recorder', compression: 'H.264', recordingResolution: '12mp' } as const;

test.each<readonly [string, Reason]>([
  ['Both use the C-NET loop protocol.', loop],
  ['Both use the C-NET loop protocol and belong to Cerberus FIT.', { ...loop, systems: ['Cerberus FIT'] }],
  [
    'Both use the Apollo XP95 and Apollo Discovery loop protocols and can share a loop.',
    { ...loop, protocols: ['Apollo XP95', 'Apollo Discovery'], areDevices: true },
  ],
  [
    'Both use the C-NET loop protocol, belong to Cerberus FIT and can share a loop.',
    { ...loop, systems: ['Cerberus FIT'], areDevices: true },
  ],
  [
    'Both carry DMR and analogue FM at 403–470\u00a0MHz. They need the same channel settings.',
    { kind: 'radio', standards: ['DMR', 'Analogue FM'], fromMegahertz: 403, toMegahertz: 470 },
  ],
  [
    'The charger supports the radio’s IMPRES and IMPRES 2 batteries.',
    { kind: 'charger', batteries: ['IMPRES', 'IMPRES 2'] },
  ],
  ['Both use ONVIF and H.264, and the recorder records up to 12\u00a0MP.', recorder],
  [
    'Both use ONVIF and H.264, and the recorder records up to 12\u00a0MP. Its 802.3at ports power the camera.',
    { ...recorder, portStandard: '802.3at' },
  ],
  [
    'Hikvision makes both, both use H.264, and the recorder records up to 12\u00a0MP.',
    { ...recorder, maker: 'Hikvision' },
  ],
  ['Both belong to the IX Series 2 intercom system.', { kind: 'intercom-system', systems: ['IX Series 2'] }],
  ['Both use SIP for calls. A SIP server may be needed.', { kind: 'sip' }],
  [
    'The device requires an Aqara hub, and the hub is one. Both use Zigbee.',
    { kind: 'hub', requirements: ['Aqara hub'], connections: ['Zigbee'] },
  ],
  [
    'The device requires a Thread border router and a Matter controller, and the hub is both. Both use Thread and Matter.',
    {
      kind: 'hub',
      requirements: ['Thread border router', 'Matter controller'],
      connections: ['Thread', 'Matter'],
    },
  ],
  ['Both use Matter, and the hub is a Matter controller.', { kind: 'matter' }],
  [
    'The specifications of the FC361 name the OOH740 as compatible.',
    { kind: 'named', by: 'FC361', model: 'OOH740' },
  ],
])('%s', (text, reason) => {
  expect(worksWithReason(reason)).toBe(text);
});
