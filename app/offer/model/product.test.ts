import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aProduct } from '#tests/support/a-product.ts';
import { cardFigures, cardSpecifications, keyFigures, MAX_KEY_FIGURES, textParts } from './product.ts';

describe('keyFigures', () => {
  test('returns the first five of the category’s key specifications, in their order', () => {
    const specifications = { f: '6', e: '5', d: '4', c: '3', b: '2', a: '1' };
    const figures = keyFigures({ specifications }, ['a', 'b', 'c', 'd', 'e', 'f']);
    expect(figures).toEqual(Object.entries({ a: '1', b: '2', c: '3', d: '4', e: '5' }));
  });

  test('continues with the other specifications that have a value, except those that do not help to choose', () => {
    const specifications = {
      Model: 'A1',
      Audio: 'Two-way',
      Zoom: ' ',
      Resolution: '8 MP',
      Warranty: '2 years',
    };
    const figures = keyFigures({ specifications }, ['Resolution', 'Lens', 'Zoom']);
    expect(figures.map(([label]) => label)).toEqual(['Resolution', 'Audio']);
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

describe('cardSpecifications', () => {
  const products = [
    { Resolution: '8 MP', 'Power supply': 'PoE', Weight: '1 kg' },
    { Resolution: '4 MP', 'Power supply': 'PoE', Colour: 'White' },
    { Resolution: ' ', 'Power supply': 'PoE', Colour: 'White', 'Video channels': '16' },
  ].map((specifications) => ({ specifications }));

  test('are the key specifications that most products of a category state, at most three', () => {
    const labels = ['Video channels', 'Resolution', 'Power supply', 'Weight', 'Lens'];
    expect(cardSpecifications(products, labels)).toEqual(['Power supply', 'Resolution', 'Video channels']);
  });

  test('without key specifications are all, except those that do not help to choose', () => {
    expect(cardSpecifications(products, [])).toEqual(['Power supply', 'Resolution', 'Weight']);
  });

  test('all cards of a category have the same labels in the same order', () => {
    const anySpecifications = fc.dictionary(fc.string(), fc.string());
    fc.assert(
      fc.property(fc.array(anySpecifications), fc.array(fc.string()), (list, keySpecifications) => {
        const all = list.map((specifications) => ({ specifications }));
        const labels = cardSpecifications(all, keySpecifications);
        for (const product of all) {
          expect(cardFigures(product, labels).map(([label]) => label)).toEqual(labels);
        }
      }),
    );
  });
});

describe('textParts', () => {
  test.each([
    ['Hikvision DS-2CD2387G2-LU 4K ColorVu Turret Camera', ['DS-2CD2387G2-LU']],
    ['Aiphone IX-MV7-HB IP Video Master Station', ['IX-MV7-HB']],
    ['Hikvision DS-7716NXI-I4/16P/S 16-Channel PoE NVR', ['DS-7716NXI-I4/16P/S', '16-Channel']],
    ['Zenitel TCIV-6+ Turbine Compact IP Video Intercom', ['TCIV-6+']],
    ['Hikvision DS-2DE4425IW-DE 4 MP PTZ Camera', ['DS-2DE4425IW-DE', '4 MP']],
    ['Hikvision DS-KH6320-WTE1 7 in Indoor Station', ['DS-KH6320-WTE1', '7 in']],
    ['AXIS M4308-PLE Panoramic Camera', ['M4308-PLE']],
    ['Hochiki HCP-E Addressable Manual Call Point', ['HCP-E']],
    ['Arran Linen T-shirt 1, V-neck', ['T-shirt', 'V-neck']],
    ['Arran Linen T-Shirt', ['T-Shirt']],
    ['Arran Linen T-Shirts, two T-shirts', ['T-Shirts', 'T-shirts']],
    ['System Sensor L-Series P2RL Horn Strobe', []],
    ['Honeywell Ex-Proof Camera 4K', []],
  ])('separates the unbreakable model numbers and measures of %j: %j', (title, unbreakable) => {
    // The unbreakable parts are at odd indexes.
    expect(textParts(title).filter((_, index) => index % 2 === 1)).toEqual(unbreakable);
  });

  test('returns parts that join to the text', () => {
    const anyText = fc.oneof(fc.string(), fc.stringMatching(/^[A-Z0-9 -]*$/));
    fc.assert(
      fc.property(anyText, (title) => {
        expect(textParts(title).join('')).toBe(title);
      }),
    );
  });
});
