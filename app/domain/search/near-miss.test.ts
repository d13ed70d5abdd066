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

describe('near misses', () => {
  test.each([
    ['hikvison', ['Hikvision']],
    ['Seimens', ['Siemens']],
    ['ditector', ['Detector']],
    ['pot', ['PoE']],
    ['dome camrea', ['dome Camera', 'Camera']],
    ['hikvison smoke', ['Hikvision']],
    ['smok ditector', ['Smoke Detector', 'Detector']],
    ['domes camera', ['Dome camera', 'Dome']],
  ])('for %j offer %j', (query, offered) => {
    expect(nearMisses(entries, query)).toEqual(offered);
  });

  test('the nearest words only, those that find more first', () => {
    const gates = ['gate gale', 'gates'].map((title) => aSearchEntry({ title }));
    expect(nearMisses(gates, 'gaxe')).toEqual(['gate', 'gale']);
    expect(nearMisses(gates, 'gatess')).toEqual(['gates']);
  });

  test('of many equally near the first three by letters', () => {
    expect(nearMisses([aSearchEntry({ title: 'bat bar bay bag' })], 'baz')).toEqual(['bag', 'bar', 'bat']);
  });

  test('a short word may differ by one letter, one of six by two, and one of two by none', () => {
    expect(nearMisses(entries, 'dxxe')).toEqual([]);
    expect(nearMisses(entries, 'cxxera')).toEqual(['Camera']);
    expect(nearMisses([aSearchEntry({ title: 'TV mount' })], 'tw')).toEqual([]);
  });

  test('a query that finds something needs none, nor does a blank one', () => {
    expect(nearMisses(entries, 'smoke')).toEqual([]);
    expect(nearMisses(entries, '  ')).toEqual([]);
  });

  test('are at most three, each finds a product, none is the query', () => {
    const words = ['hikvision', 'detector', 'siemens', 'camera', 'dome', 'home'];
    const slip = fc
      .tuple(fc.constantFrom(...words), fc.nat(), fc.constantFrom('', 'e', 'x'))
      .map(
        ([word, at, letter]) => word.slice(0, at % word.length) + letter + word.slice((at % word.length) + 1),
      );
    const queries = fc.array(fc.oneof(slip, fc.string()), { maxLength: 3 }).map((words) => words.join(' '));
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

  test('one wrong letter in a long word is always put right', () => {
    fc.assert(
      fc.property(fc.constantFrom('Hikvision', 'Detector', 'Siemens'), fc.nat(), (word, at) => {
        const typed = `${word.slice(0, at % word.length)}#${word.slice((at % word.length) + 1)}`;
        expect(nearMisses(entries, typed)[0]).toBe(word);
      }),
    );
  });
});
