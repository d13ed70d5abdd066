import { expect, test } from 'vitest';
import type { Figure } from '#app/figures/model/attribute.ts';
import type { KnownFigures } from '#app/figures/model/known-ids.ts';
import { planLink } from './plan-link.ts';

const number = (max: number, min = max): Figure => ({ kind: 'number', measures: [{ min, max }] });
const poe = (...codes: readonly string[]): KnownFigures => ({ poe: { kind: 'steps', steps: codes } });

test.each<[string, KnownFigures, productKind: string | undefined, address: string]>([
  [
    'a camera with its picture, the widest view of its lens and its PoE class',
    { 'picture-width': number(3840), 'field-of-view': number(101.4, 45.5), 'poe-class': number(4) },
    'camera',
    'devices=1&load=4&width=3840&view=101.4#view-distance',
  ],
  [
    'a recorder with its channels, drives and PoE ports',
    {
      'video-channels': number(16),
      'drive-size': number(10),
      'poe-ports': number(8),
      'poe-budget': number(200),
    },
    'recorder',
    'cameras=16&drive=10&budget=200&ports=8#recording-storage',
  ],
  ['a radio with its battery', { 'battery-capacity': number(2200) }, 'radio', 'battery=2200#radio-battery'],
  // Class 0 of 802.3af has as many watts as class 3: 15.4.
  ['802.3af with the class of most watts', poe('802.3af'), 'device', 'devices=1&load=0#poe-budget'],
  ['802.3at with the class of most watts', poe('802.3at'), 'device', 'devices=1&load=4#poe-budget'],
  ['the lowest of several standards', poe('802.3at', '802.3af'), 'device', 'devices=1&load=0#poe-budget'],
])('plans %s', (_, figures, productKind, address) => {
  expect(planLink(figures)).toEqual({ productKind, to: `/planner?${address}` });
});

test.each<[string, KnownFigures]>([
  ['a camera without a stated view', { 'picture-width': number(3840) }],
  ['a fisheye lens', { 'picture-width': number(3584), 'field-of-view': number(183) }],
  ['802.3bt without a class, which states no watts', poe('802.3bt')],
  ['PoE without a standard', { 'power-source': { kind: 'set', values: ['poe'] } }],
  ['other figures', { frequency: number(4) }],
])('does not plan %s', (_, figures) => {
  expect(planLink(figures)).toBeUndefined();
});
