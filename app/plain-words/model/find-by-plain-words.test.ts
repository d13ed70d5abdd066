import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Figures } from '#app/figures/model/attribute.ts';
import { steps } from '#app/figures/model/figures.fixture.ts';
import { foldTexts } from '#app/search/model/search.ts';
import {
  asksForFigures,
  findByPlainWords,
  type PlainEntry,
  possibleCategories,
  relaxations,
} from './find-by-plain-words.ts';
import { VOCABULARY } from './plain-words.fixture.ts';
import { readPlainWords } from './read-plain-words.ts';

type Entry = PlainEntry & { readonly id: string };

const texts = (description: string) =>
  foldTexts({ title: 'Product', brand: 'Hikvision', specifications: [], description });

const entry = (id: string, fields: Partial<PlainEntry>): Entry => ({
  id,
  brand: 'Hikvision',
  category: 'cctv-systems',
  price: 20_000,
  soldOut: false,
  texts: texts(''),
  highlights: [],
  figures: {},
  ...fields,
});

const kind = (...values: readonly string[]): Figures => ({ kind: { kind: 'set', values } });

const ENTRIES = [
  entry('dome', { highlights: ['For driveways'], figures: { ...kind('dome'), ip: steps('IP66') } }),
  entry('expensive-dome', {
    texts: texts('Made for garages.'),
    price: 90_000,
    soldOut: true,
    figures: kind('dome'),
  }),
  entry('radio', {
    brand: 'Icom',
    category: 'wireless-communication',
    figures: kind('portable-radio'),
  }),
];

const read = (query: string) => readPlainWords(query, VOCABULARY);

function find(query: string) {
  const { products, required, ignored } = findByPlainWords(ENTRIES, read(query), VOCABULARY);
  return {
    ids: products.map(({ id }) => id),
    required: required.map(({ words }) => words),
    ignored: ignored.map(({ words }) => words),
  };
}

describe('findByPlainWords', () => {
  test.each([
    ['dome', ['dome', 'expensive-dome']],
    ['dome under 200', []],
    ['dome up to 200', ['dome']],
    ['dome over 200', ['expensive-dome']],
    ['dome from 200', ['dome', 'expensive-dome']],
    ['dome ip65', ['dome']],
    ['dome in stock', ['dome']],
    ['cheapest hikvision', ['dome', 'expensive-dome']],
    ['hikvision camera', ['dome', 'expensive-dome']],
    ['walkie-talkie', ['radio']],
    ['dome not ip66', ['expensive-dome']],
    ['no dome', ['radio']],
    ['under 500 not hikvision', ['radio']],
  ])('"%s" finds %j', (query, ids) => {
    expect(find(query).ids).toEqual(ids);
  });

  test.each([
    ['dome driveway', ['dome'], ['driveway'], []],
    ['dome zzz', ['dome', 'expensive-dome'], [], ['zzz']],
    ['dome driveway garage', ['dome'], ['driveway'], ['garage']],
    ['dome without driveways', ['dome', 'expensive-dome'], [], []],
    ['driveway', [], [], ['driveway']],
    ['cam driveway', ['dome'], ['driveway'], []],
    // A product of Hikvision mentions garages, but none is one.
    ['hikvision garage', ['dome', 'expensive-dome'], [], ['garage']],
  ])('"%s" finds %j, with %j and not %j in their texts', (query, ids, required, ignored) => {
    expect(find(query)).toEqual({ ids, required, ignored });
  });

  test('finds unknown words without their accents', () => {
    const texts = foldTexts({ title: 'Ağrı', brand: 'Axis', specifications: [], description: '' });
    const entries = [entry('dome', { texts, highlights: ['İzmir'], figures: kind('dome') })];
    for (const query of ['dome agri', 'dome izmir', 'dome İzmir']) {
      expect(findByPlainWords(entries, read(query), VOCABULARY).required).toHaveLength(1);
    }
  });
});

const relaxed = (query: string) =>
  relaxations(ENTRIES, read(query), VOCABULARY).map(({ dropped, count }) => [
    dropped.map(({ words }) => words),
    count,
  ]);

const isUnstated = (query: string) =>
  relaxations(ENTRIES, read(query), VOCABULARY).map((relaxation) => relaxation.isUnstated);

describe('relaxations', () => {
  test('say whether the products state nothing that the dropped conditions ask for', () => {
    expect(isUnstated('dome over 500 ip66')).toEqual([false, true]);
    expect(isUnstated('dome over 500 in stock')).toEqual([false, false]);
  });

  test('name each condition that can be dropped, the one that leaves the most products first', () => {
    expect(relaxed('dome handheld under 1000')).toEqual([
      [['handheld'], 2],
      [['dome'], 1],
    ]);
  });

  test('name several conditions if dropping one is not enough', () => {
    expect(relaxed('dome handheld ip66 over 500')).toEqual([
      [['handheld', 'ip66'], 1],
      [['handheld', 'over 500'], 1],
    ]);
  });

  test('are absent if no condition can be met', () => {
    expect(relaxed('thermal cameras')).toEqual([]);
    expect(relaxations([], read('dome handheld'), VOCABULARY)).toEqual([]);
  });
});

test('dropping the conditions of a relaxation finds as many products as it counts', () => {
  const words = ['dome', 'handheld', 'under 500', 'over 500', 'ip66', 'icom', 'hikvision'];
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...words)), (chosen) => {
      const reading = read(chosen.join(' '));
      for (const { dropped, count } of relaxations(ENTRIES, reading, VOCABULARY)) {
        const conditions = reading.conditions.filter((condition) => !dropped.includes(condition));
        const { products } = findByPlainWords(ENTRIES, { ...reading, conditions }, VOCABULARY);
        expect(products).toHaveLength(count);
      }
    }),
  );
});

const possible = (query: string) => [...possibleCategories(ENTRIES, read(query), VOCABULARY)];

describe('possibleCategories', () => {
  test('are those with products that can meet the conditions', () => {
    expect(possible('dome')).toEqual(['cctv-systems']);
    expect(possible('icom dome')).toEqual([]);
    expect(possible('icom')).toEqual(['wireless-communication']);
    expect(possible('under 100')).toEqual([]);
  });

  test('include the category of every product found', () => {
    for (const query of ['dome', 'camera', 'hikvision dome', 'dome ip66', 'dome over 500']) {
      const found = findByPlainWords(ENTRIES, read(query), VOCABULARY).products;
      expect(found.length).toBeGreaterThan(0);
      expect(possible(query)).toEqual(expect.arrayContaining(found.map(({ category }) => category)));
    }
  });
});

test('queries for brands and prices do not ask for figures', () => {
  expect(asksForFigures(read('hikvision under 500'))).toBe(false);
  expect(asksForFigures(read('hikvision dome'))).toBe(true);
});
