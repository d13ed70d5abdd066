import { expect, test } from 'vitest';
import type { Figure } from '#app/figures/model/attribute.ts';
import { planLink } from './plan-link.ts';

const number = (max: number, min = max): Figure => ({ kind: 'number', measures: [{ min, max }] });
const steps = (...codes: readonly string[]): Figure => ({ kind: 'steps', steps: codes });

test('a camera is planned with the width of its picture, the widest view of its lens and its PoE class', () => {
  const figures = {
    'picture-width': number(3840),
    'field-of-view': number(101.4, 45.5),
    'poe-class': number(4),
  };
  expect(planLink(figures)).toEqual({
    productKind: 'camera',
    to: '/planner?devices=1&load=4&width=3840&view=101.4#view-distance',
  });
});

test.each([
  ['without a stated view', { 'picture-width': number(3840) }],
  ['with a fisheye lens', { 'picture-width': number(3584), 'field-of-view': number(183) }],
])('a camera %s has no link', (_, figures) => {
  expect(planLink(figures)).toBeUndefined();
});

test('a recorder is planned with its channels, drives and PoE ports', () => {
  const figures = {
    'video-channels': number(16),
    'drive-size': number(10),
    'poe-ports': number(8),
    'poe-budget': number(200),
  };
  expect(planLink(figures)).toEqual({
    productKind: 'recorder',
    to: '/planner?cameras=16&drive=10&budget=200&ports=8#recording-storage',
  });
});

test('a radio is planned with its battery', () => {
  expect(planLink({ 'battery-capacity': number(2200) })).toEqual({
    productKind: 'radio',
    to: '/planner?battery=2200#radio-battery',
  });
  expect(planLink({ frequency: number(4) })).toBeUndefined();
});

// Class 0 of 802.3af has as many watts as class 3: 15.4.
test.each([
  ['802.3af', 'load=0'],
  ['802.3at', 'load=4'],
])(
  'a device that states %s but no PoE class is planned with %s, a class of that standard with the most watts',
  (code, load) => {
    expect(planLink({ poe: steps(code) })?.to).toBe(`/planner?devices=1&${load}#poe-budget`);
  },
);

test.each([[['802.3af', '802.3at']], [['802.3at', '802.3af']]])(
  'a device that states %j is planned with the lower standard',
  (codes) => {
    expect(planLink({ poe: steps(...codes) })?.to).toContain('load=0');
  },
);

test('802.3bt without a class, and PoE without a standard, state no watts', () => {
  expect(planLink({ poe: steps('802.3bt') })).toBeUndefined();
  expect(planLink({ 'power-source': { kind: 'set', values: ['poe'] } })).toBeUndefined();
  expect(planLink({})).toBeUndefined();
});
