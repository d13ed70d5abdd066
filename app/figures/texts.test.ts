import { expect, test } from 'vitest';
import type { Attribute, Figure, Unit } from './model/attribute.ts';
import type { FigureCondition } from './model/figure-condition.ts';
import { ip, nightRange, outdoor, poe, protocols } from './model/figures.fixture.ts';
import { conditionText, figureText } from './texts.ts';

const measured = (unit: Unit): Attribute => ({ ...nightRange, better: 'neither', unit });
const { unit: _, ...count } = nightRange;
const number = (
  ...measures: readonly { readonly min: number; readonly max: number; readonly note?: string }[]
) => ({ kind: 'number', measures }) as const;
const one = (value: number, note?: string) => ({
  min: value,
  max: value,
  ...(note !== undefined && { note }),
});

test.each<[text: string, attribute: Attribute, figure: Figure]>([
  ['−40 to 60\u00a0°C', measured('°C'), number({ min: -40, max: 60 })],
  ['403–470\u00a0MHz', measured('MHz'), number({ min: 403, max: 470 })],
  ['12.95\u00a0W', measured('W'), number(one(12.95))],
  ['102° (2.8 mm) or 88° (4 mm)', measured('°'), number(one(102, '2.8 mm'), one(88, '4 mm'))],
  ['1/2.8″', measured('in'), number(one(1 / 2.8))],
  ['7″', measured('in'), number(one(7))],
  // The number that is shown must not be better than the product.
  ['10.21\u00a0W', { ...measured('W'), better: 'more' }, number(one(10.2109))],
  ['0.227\u00a0W', { ...measured('W'), better: 'less' }, number(one(0.2262))],
  ['1\u00a0year', measured('years'), number(one(1))],
  ['10\u00a0years', measured('years'), number(one(10))],
  ['1,024', count, number(one(1024))],
  ['IP66, IP69', ip, { kind: 'steps', steps: ['IP66', 'IP69'] }],
  ['8 MP (4K)', { ...ip, scale: 'resolution' }, { kind: 'steps', steps: ['4k'] }],
  ['SIP, ONVIF', protocols, { kind: 'set', values: ['onvif', 'sip'] }],
  ['Yes', outdoor, { kind: 'yes-no', isYes: true }],
  ['No', outdoor, { kind: 'yes-no', isYes: false }],
])('writes %s', (text, attribute, figure) => {
  expect(figureText(attribute, figure)).toBe(text);
});

test.each<[text: string, attribute: Attribute, condition: FigureCondition]>([
  ['IP66 or better', ip, { kind: 'step', step: 'IP66' }],
  ['Works on a PoE (802.3af) port', poe, { kind: 'step', step: '802.3af' }],
  ['IP66 or less', { ...ip, better: 'less' }, { kind: 'step', step: 'IP66' }],
  ['SIP', protocols, { kind: 'value', value: 'sip' }],
  ['Yes', outdoor, { kind: 'yes-no', isYes: true }],
  ['Not stated', outdoor, { kind: 'not-stated' }],
  ['30\u00a0W or more', measured('W'), { kind: 'range', min: 30 }],
  ['−30\u00a0°C or less', measured('°C'), { kind: 'range', max: -30 }],
  ['−40 to −30\u00a0°C', measured('°C'), { kind: 'range', min: -40, max: -30 }],
])('a filter asks for %s', (text, attribute, condition) => {
  expect(conditionText(attribute, condition)).toBe(text);
});
