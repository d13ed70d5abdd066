import * as fc from 'fast-check';
import type { Figure, Figures, SetAttribute } from '#app/figures/model/attribute.ts';
import type { Reason, Subject } from './rule.ts';
import { partnersIn } from './works-with.ts';

/**
 * Values of the set attributes that the rules read. The attribute `kind` is left out, because no reason contains its
 * labels. `ATTRIBUTES` uses the ids as labels, to keep expectations short.
 */
const VALUES = {
  'loop-protocol': ['c-net', 'xp95', 'discovery'],
  'fire-system': ['cerberus-fit', 'cerberus-pro'],
  'radio-standard': ['dmr', 'fm', 'iridium'],
  'radio-system': ['mototrbo'],
  'battery-type': ['impres', 'impres-2'],
  protocols: ['sip', 'onvif', 'http'],
  compression: ['h265-plus', 'h265', 'h264'],
  'intercom-system': ['ix-series-2', 'another-series'],
  connection: ['wi-fi', 'zigbee', 'thread', 'matter'],
  requires: ['aqara-hub', 'thread-border-router', 'matter-controller'],
  role: ['aqara-hub', 'thread-border-router', 'matter-controller'],
} satisfies Readonly<Record<string, readonly string[]>>;

export const ATTRIBUTES: readonly SetAttribute[] = Object.entries(VALUES).map(([id, values]) => ({
  id,
  label: id,
  kind: 'set',
  values: values.map((value) => ({ id: value, label: value, words: [value] })),
  better: 'neither',
  filtersIn: [],
  comparesIn: [],
  readFrom: [],
  alsoReadFrom: [],
  readsTitle: false,
}));

export const set = (...values: readonly string[]): Figure => ({ kind: 'set', values });
export const steps = (...steps: readonly string[]): Figure => ({ kind: 'steps', steps });
export const number = (min: number, max = min): Figure => ({ kind: 'number', measures: [{ min, max }] });

/** A product at $100 with unknown stock, which states these figures. `fields` replaces its other properties. */
export function aSubject(id: string, figures: Figures, fields: Partial<Subject['product']> = {}): Subject {
  return {
    product: { id, brand: 'Acme', price: 10_000, soldOut: false, specifications: {}, ...fields },
    figures,
  };
}

/** Two products, and why they work with each other; undefined if that is not proven. */
export type PairCase = readonly [pair: string, first: Subject, second: Subject, reason: Reason | undefined];

/** The reason on the page of the first product. */
export function reasonFor(first: Subject, second: Subject): Reason | undefined {
  return partnersIn([first, second], ATTRIBUTES)(first.product.id)[0]?.reason;
}

/** One or two of the values. */
const anyOf = (...values: readonly string[]): fc.Arbitrary<Figure> =>
  fc
    .subarray([...values], { minLength: 1, maxLength: Math.min(2, values.length) })
    .map((stated) => set(...stated));

/** One of the kinds or, rarely, two of them. */
const anyKindOf = (...kinds: readonly string[]): fc.Arbitrary<Figure> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...kinds).map((kind) => set(kind)) },
    { weight: 1, arbitrary: anyOf(...kinds) },
  );

/** The figures of a product of one trade. Each may be missing. */
function trade(figures: Readonly<Record<string, fc.Arbitrary<Figure>>>): fc.Arbitrary<Figures> {
  const stated = Object.entries(figures).map(([id, figure]) =>
    fc.option(figure, { nil: undefined }).map((value) => (value === undefined ? [] : [[id, value] as const])),
  );
  return fc.tuple(...stated).map((entries) => Object.fromEntries(entries.flat()));
}

const anyFigures: fc.Arbitrary<Figures> = fc.oneof(
  trade({
    kind: anyKindOf('fire-panel', 'smoke-detector', 'sounder'),
    'loop-protocol': anyOf('c-net', 'xp95', 'discovery'),
    'fire-system': anyOf('cerberus-fit', 'cerberus-pro'),
  }),
  trade({
    kind: anyKindOf('portable-radio', 'mobile-radio', 'repeater', 'charger'),
    'radio-standard': anyOf('dmr', 'fm', 'iridium'),
    frequency: fc.constantFrom(number(400, 470), number(450, 527), number(136, 174), number(470, 480)),
    'radio-system': anyOf('mototrbo'),
    'battery-type': anyOf('impres', 'impres-2'),
  }),
  trade({
    kind: anyKindOf('recorder', 'dome'),
    protocols: anyOf('onvif', 'http'),
    compression: anyOf('h265-plus', 'h265', 'h264'),
    megapixels: fc.constantFrom(number(2), number(12)),
    'recording-resolution': fc.constantFrom(steps('4k'), steps('12mp')),
  }),
  trade({
    kind: anyKindOf('video-door-station', 'indoor-station', 'master-station'),
    protocols: anyOf('sip', 'http'),
    'intercom-system': anyOf('ix-series-2', 'another-series'),
  }),
  trade({
    kind: anyKindOf('hub', 'smart-plug'),
    connection: anyOf('wi-fi', 'zigbee', 'thread', 'matter'),
    role: anyOf('aqara-hub', 'thread-border-router', 'matter-controller'),
  }),
  trade({
    kind: anyKindOf('hub', 'leak-sensor'),
    connection: anyOf('wi-fi', 'zigbee', 'thread', 'matter'),
    requires: anyOf('aqara-hub', 'thread-border-router', 'matter-controller'),
  }),
);

const anyModel = fc.constantFrom('OOH740', 'FC361', 'XPR 7550e');

const anySubject: fc.Arbitrary<Subject> = fc
  .record({
    id: fc.uuid(),
    brand: fc.constantFrom('Acme', 'Other'),
    price: fc.integer({ min: 1, max: 5 }),
    soldOut: fc.boolean(),
    figures: anyFigures,
    specifications: fc.record(
      { Model: anyModel, 'Compatible radios': anyModel.map((model) => `Such as the ${model}.`) },
      { requiredKeys: [] },
    ),
  })
  .map(({ id, figures, ...fields }) => aSubject(id, figures, fields));

/** Products with distinct ids. */
export const anySubjects = fc.uniqueArray(anySubject, {
  selector: ({ product }) => product.id,
  maxLength: 12,
});
