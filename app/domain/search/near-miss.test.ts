import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aSearchEntry } from '#tests/support/a-product.ts';
import { nearMisses } from './near-miss.ts';
import { searchProducts } from './search.ts';

const entries = [
  aSearchEntry({ title: 'Hikvision Dome Camera', brand: 'Hikvision', specifications: ['PoE', 'IP66'] }),
  aSearchEntry({ title: 'Siemens Fire Detector', brand: 'Siemens', description: 'Detects smoke early.' }),
  aSearchEntry({ title: 'Hochiki Smoke Detector', brand: 'Hochiki', description: 'For a home.' }),
];

describe('nearMisses', () => {
  test.each([
    ['hikvison', ['Hikvision']],
    ['Seimens', ['Siemens']],
    ['ditector', ['Detector']],
    ['pot', ['PoE']],
    ['dome camrea', ['dome Camera', 'Camera']],
    ['hikvison smoke', ['Hikvision']],
    ['smok ditector', ['Smoke Detector', 'Detector']],
    ['domes camera', ['Dome camera', 'Dome']],
  ])('suggests for %j: %j', (query, suggestions) => {
    expect(nearMisses(entries, query)).toEqual(suggestions);
  });

  test('suggests only the closest words, those with more results first', () => {
    const gates = ['gate gale', 'gates'].map((title) => aSearchEntry({ title }));
    expect(nearMisses(gates, 'gaxe')).toEqual(['gate', 'gale']);
    expect(nearMisses(gates, 'gatess')).toEqual(['gates']);
  });

  test('suggests the first three in alphabetical order among equally close words', () => {
    expect(nearMisses([aSearchEntry({ title: 'bat bar bay bag' })], 'baz')).toEqual(['bag', 'bar', 'bat']);
  });

  test('tolerates two wrong letters in words of six or more, one in shorter words, and none in words of two', () => {
    expect(nearMisses(entries, 'dxxe')).toEqual([]);
    expect(nearMisses(entries, 'cxxera')).toEqual(['Camera']);
    expect(nearMisses([aSearchEntry({ title: 'TV mount' })], 'tw')).toEqual([]);
  });

  test('suggests nothing for a query with results or a blank query', () => {
    expect(nearMisses(entries, 'smoke')).toEqual([]);
    expect(nearMisses(entries, '  ')).toEqual([]);
  });

  test('returns at most three terms, each of which finds a product and differs from the query', () => {
    const words = ['hikvision', 'detector', 'siemens', 'camera', 'dome', 'home'];
    const misspelt = fc
      .tuple(fc.constantFrom(...words), fc.nat(), fc.constantFrom('', 'e', 'x'))
      .map(
        ([word, index, letter]) =>
          word.slice(0, index % word.length) + letter + word.slice((index % word.length) + 1),
      );
    const queries = fc
      .array(fc.oneof(misspelt, fc.string()), { maxLength: 3 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(queries, (query) => {
        const terms = nearMisses(entries, query);
        expect(terms.length).toBeLessThanOrEqual(3);
        for (const term of terms) {
          expect(searchProducts(entries, term)).not.toEqual([]);
          expect(term.toLowerCase()).not.toBe(query.trim().toLowerCase());
        }
      }),
    );
  });

  test('corrects any single wrong letter in a long word', () => {
    fc.assert(
      fc.property(fc.constantFrom('Hikvision', 'Detector', 'Siemens'), fc.nat(), (word, index) => {
        const typed = `${word.slice(0, index % word.length)}#${word.slice((index % word.length) + 1)}`;
        expect(nearMisses(entries, typed)[0]).toBe(word);
      }),
    );
  });
});
