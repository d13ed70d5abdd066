import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aProduct } from '#tests/support/a-product.ts';
import { keyFigures, MAX_KEY_FIGURES, needsLabel } from './key-figures.ts';

describe('keyFigures', () => {
  test('returns the first five of the category’s key specifications, in their order', () => {
    const keySpecifications = [
      'Resolution',
      'Night vision',
      'Protection rating',
      'Power supply',
      'Lens',
      'Audio',
    ];
    const specifications = {
      Audio: 'Two-way',
      Lens: '4.5–10 mm',
      'Power supply': 'PoE+ 802.3at',
      'Protection rating': 'IP66',
      Resolution: '8 MP',
      'Night vision': 'Infrared to 30 m',
    };
    expect(keyFigures({ specifications }, keySpecifications)).toEqual([
      ['Resolution', '8 MP'],
      ['Night vision', 'Infrared to 30 m'],
      ['Protection rating', 'IP66'],
      ['Power supply', 'PoE+ 802.3at'],
      ['Lens', '4.5–10 mm'],
    ]);
  });

  test('continues with the other specifications, except those that do not help to choose', () => {
    const specifications = {
      Model: 'A1',
      'Frame rate': '30 fps',
      Resolution: '8 MP',
      Audio: 'Two-way',
      Warranty: '2 years',
    };
    const labels = keyFigures({ specifications }, ['Resolution', 'Lens']).map(([label]) => label);
    expect(labels).toEqual(['Resolution', 'Frame rate', 'Audio']);
  });

  test('omits empty values', () => {
    expect(keyFigures({ specifications: { Resolution: ' ', Lens: '4 mm' } }, ['Resolution'])).toEqual([
      ['Lens', '4 mm'],
    ]);
  });

  test('returns at most five, each label once, with the values of the data sheet', () => {
    const anySpecifications = fc.dictionary(
      fc.constantFrom('Model', 'Resolution', 'Night vision', 'Lens', 'Audio', 'Weight', 'Battery', 'x'),
      fc.string(),
    );
    const anyLabels = fc.array(
      fc.constantFrom('Resolution', 'Lens', 'Lens ', 'x', 'constructor', '__proto__'),
    );
    fc.assert(
      fc.property(anyLabels, anySpecifications, (keySpecifications, specifications) => {
        const figures = keyFigures(aProduct({ specifications }), keySpecifications);
        expect(figures.length).toBeLessThanOrEqual(MAX_KEY_FIGURES);
        expect(new Set(figures.map(([label]) => label)).size).toBe(figures.length);
        for (const [label, value] of figures) expect(value).toBe(specifications[label]?.trim());
      }),
    );
  });
});

describe('needsLabel', () => {
  test.each([
    '16',
    '1,024',
    '2.5',
    '1, expandable to 2',
    '16, with a 200 W budget',
    'Up to 30',
    // Of the values that are a number with a unit, only areas need their label.
    'Up to 40 m²',
  ])('is true for %j', (value) => {
    expect(needsLabel(value)).toBe(true);
  });

  test.each(['8 MP', 'Up to 12 MP per channel', '2,000 mAh', '4 × AA batteries', '1616–1626.5 MHz', 'PoE'])(
    'is false for %j',
    (value) => {
      expect(needsLabel(value)).toBe(false);
    },
  );
});
