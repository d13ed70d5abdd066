import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import catalogue from '#tests/fixtures/catalogue/products.json' with { type: 'json' };
import ranges from '#tests/fixtures/catalogue/categories.json' with { type: 'json' };
import { aProduct } from '#tests/support/a-product.ts';
import { keyFigures, needsItsName, MOST_KEY_FIGURES } from './key-figures.ts';

const keySpecificationsOf = (slug: string): readonly string[] =>
  ranges.categories.find((category) => category.slug === slug)?.keySpecifications ?? [];

const labelsOf = (category: string, specifications: Readonly<Record<string, string>>) =>
  keyFigures({ specifications }, keySpecificationsOf(category)).map(([label]) => label);

describe('the figures that decide', () => {
  test('of a camera are its resolution, night vision, protection, power and temperature, in this order', () => {
    const specifications = {
      Model: 'PNO-A9081R',
      'Operating temperature': '-50 to 55 °C',
      Lens: '4.5–10 mm',
      'Power supply': 'PoE+ 802.3at',
      'Protection rating': 'IP66',
      Resolution: '8 MP',
      'Night vision': 'Infrared to 30 m',
    };
    expect(keyFigures({ specifications }, keySpecificationsOf('cctv-systems'))).toEqual([
      ['Resolution', '8 MP'],
      ['Night vision', 'Infrared to 30 m'],
      ['Protection rating', 'IP66'],
      ['Power supply', 'PoE+ 802.3at'],
      ['Operating temperature', '-50 to 55 °C'],
    ]);
  });

  test('of a radio are its band, power, battery and protection', () => {
    const radio = {
      Battery: '2,000 mAh',
      'Transmit power': '4 W',
      'Frequency band': 'UHF 400–470 MHz',
      'Protection rating': 'IP67',
    };
    expect(labelsOf('wireless-communication', radio)).toEqual([
      'Frequency band',
      'Transmit power',
      'Battery',
      'Protection rating',
    ]);
  });

  test('what only one kind of product has comes first: a recorder counts in channels', () => {
    const recorder = { Storage: '4 bays', 'Power supply': '230 V AC', 'Video channels': '16' };
    expect(labelsOf('cctv-systems', recorder)).toEqual(['Video channels', 'Power supply', 'Storage']);
  });

  test('where fewer are known, the data sheet goes on in its own order, without what only names the product', () => {
    const sheet = {
      Model: 'A1',
      'Frame rate': '30 fps',
      Resolution: '8 MP',
      Audio: 'Two-way',
      Warranty: '2 years',
    };
    expect(labelsOf('cctv-systems', sheet)).toEqual(['Resolution', 'Frame rate', 'Audio']);
  });

  test('of a category that nobody has described yet are the first of its data sheet', () => {
    const sheet = { Model: 'A1', a: '1', b: '2', c: '3', d: '4', e: '5', f: '6' };
    expect(labelsOf('locks', sheet)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('an empty value is no figure', () => {
    expect(labelsOf('cctv-systems', { Resolution: ' ', Lens: '4 mm' })).toEqual(['Lens']);
  });

  test('are at most five, none twice, each as the data sheet has it, for any product', () => {
    const anySheet = fc.dictionary(
      fc.constantFrom(
        'Model',
        'Resolution',
        'Night vision',
        'Lens',
        'Audio',
        'Weight',
        'Battery',
        'Type',
        'x',
      ),
      fc.string(),
    );
    const anyLabels = fc.array(
      fc.constantFrom('Resolution', 'Lens', 'Lens ', 'x', 'constructor', '__proto__'),
    );
    fc.assert(
      fc.property(anyLabels, anySheet, (keySpecifications, specifications) => {
        const figures = keyFigures(aProduct({ specifications }), keySpecifications);
        expect(figures.length).toBeLessThanOrEqual(MOST_KEY_FIGURES);
        expect(new Set(figures.map(([label]) => label)).size).toBe(figures.length);
        for (const [label, value] of figures) expect(value).toBe(specifications[label]?.trim());
      }),
    );
  });

  test('are five for every product of the fixture catalogue', () => {
    const sheets = catalogue.products.map(({ id, category, specifications }) => {
      const given = Object.entries(specifications).flatMap(([label, value]) =>
        typeof value === 'string' ? [[label, value]] : [],
      );
      return {
        id,
        figures: keyFigures({ specifications: Object.fromEntries(given) }, keySpecificationsOf(category)),
      };
    });
    expect(sheets.filter(({ figures }) => figures.length < MOST_KEY_FIGURES).map(({ id }) => id)).toEqual([]);
  });
});

test('a bare number needs its name beside it, a figure with a unit speaks for itself', () => {
  for (const value of ['16', '1, expandable to 2', '16, with a 200 W budget', 'Up to 30', 'Up to 40 m²'])
    expect(needsItsName(value)).toBe(true);
  for (const value of [
    '8 MP',
    'Up to 12 MP per channel',
    '2,000 mAh',
    '4 × AA batteries',
    '1616–1626.5 MHz',
    'PoE',
  ])
    expect(needsItsName(value)).toBe(false);
});
