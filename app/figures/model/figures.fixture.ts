import * as fc from 'fast-check';
import type {
  Attribute,
  Figure,
  Figures,
  NumberAttribute,
  SetAttribute,
  StepsAttribute,
  YesNoAttribute,
} from './attribute.ts';
import { SCALES } from './scales.ts';

const base = {
  filtersIn: ['cctv-systems'],
  comparesIn: ['cctv-systems'],
  better: 'more',
  marksBest: true,
  readFrom: [],
  alsoReadFrom: [],
  readsTitle: false,
} as const;

export const nightRange: NumberAttribute = {
  ...base,
  id: 'night-range',
  label: 'Night vision range',
  kind: 'number',
  unit: 'm',
  takes: 'measure',
  readFrom: [{ specification: 'Night vision' }],
};

export const lowestTemperature: NumberAttribute = {
  ...base,
  id: 'lowest-temperature',
  label: 'Lowest operating temperature',
  kind: 'number',
  unit: '°C',
  takes: 'lower end',
  better: 'less',
  readFrom: [{ specification: 'Operating temperature' }],
};

export const ip: StepsAttribute = {
  ...base,
  id: 'ip',
  label: 'Dust and water (IP)',
  kind: 'steps',
  scale: 'IP',
  readFrom: [{ specification: 'Protection rating' }],
};

export const poe: StepsAttribute = {
  ...base,
  id: 'poe',
  label: 'PoE standard',
  kind: 'steps',
  scale: 'PoE',
  better: 'less',
  readFrom: [{ specification: 'Power supply' }],
};

export const protocols: SetAttribute = {
  ...base,
  id: 'protocols',
  label: 'Protocols',
  kind: 'set',
  better: 'neither',
  readFrom: [{ specification: 'Protocols' }],
  alsoReadFrom: [{ specification: 'Integration' }],
  values: [
    { id: 'sip', label: 'SIP', words: ['SIP'] },
    { id: 'onvif', label: 'ONVIF', words: ['ONVIF'] },
  ],
};

export const outdoor: YesNoAttribute = {
  ...base,
  id: 'outdoor',
  label: 'Outdoor use',
  kind: 'yes-no',
  better: 'neither',
  alsoReadFrom: [
    { specification: 'Intended use' },
    { specification: 'Protection rating', categories: ['cctv-systems'] },
  ],
  yes: ['outdoor', 'IP66'],
  no: ['indoor'],
};

export const ATTRIBUTES: readonly Attribute[] = [nightRange, lowestTemperature, ip, poe, protocols, outdoor];

const measure = fc
  .tuple(fc.integer({ min: -50, max: 300 }), fc.nat({ max: 20 }))
  .map(([min, width]) => ({ min, max: min + width }));

function anyFigure(attribute: Attribute): fc.Arbitrary<Figure> {
  switch (attribute.kind) {
    case 'number':
      return fc
        .array(measure, { minLength: 1, maxLength: 2 })
        .map((measures) => ({ kind: 'number', measures }));
    case 'steps': {
      const steps = SCALES[attribute.scale].steps.map(({ step }) => step);
      return fc
        .subarray(steps, { minLength: 1, maxLength: 2 })
        .map((stated) => ({ kind: 'steps', steps: stated }));
    }
    case 'set': {
      const ids = attribute.values.map(({ id }) => id);
      return fc.subarray(ids, { minLength: 1 }).map((values) => ({ kind: 'set', values }));
    }
    case 'yes-no':
      return fc.boolean().map((isYes) => ({ kind: 'yes-no', isYes }));
  }
}

/** A figure of the attribute, or none. */
export const figureOrUnknown = (attribute: Attribute): fc.Arbitrary<Figure | undefined> =>
  fc.option(anyFigure(attribute), { nil: undefined });

/** The figures of one product; each attribute may be unknown. */
export const anyFigures: fc.Arbitrary<Figures> = fc.tuple(...ATTRIBUTES.map(figureOrUnknown)).map((figures) =>
  Object.fromEntries(
    ATTRIBUTES.flatMap(({ id }, index) => {
      const figure = figures[index];
      return figure === undefined ? [] : [[id, figure] as const];
    }),
  ),
);

export const numbers = (...values: readonly number[]): Figure => ({
  kind: 'number',
  measures: values.map((value) => ({ min: value, max: value })),
});

export const steps = (...steps: readonly string[]): Figure => ({ kind: 'steps', steps });
