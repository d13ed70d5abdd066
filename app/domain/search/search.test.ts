import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aSearchEntry } from '#tests/support/a-product.ts';
import { matches, resultCountText, searchProducts } from './search.ts';

const entry = aSearchEntry({
  title: 'Turbine Compact Intercom',
  brand: 'Zenitel',
  description: 'Clear speech beside a busy road.',
  specifications: ['TCIV-6+', 'IP66', '2 years'],
});

describe('search', () => {
  test.each(['compact inter', 'zeni', 'BUSY ROAD', 'tciv-6+', '  ip66 ', '.'])('%j is found', (query) => {
    expect(matches(entry, query)).toBe(true);
  });

  test.each(['intercom zenitel', 'ip66 2 years', 'compact  intercom', 'T.*m', '6++'])(
    '%j is not: a match lies within one field, letter for letter',
    (query) => {
      expect(matches(entry, query)).toBe(false);
    },
  );

  test.each([
    ['-40 to', '−40 to 65 °C'],
    ['36X', '36× zoom'],
    ['3840 x 2160', '8 MP, 3840 × 2160 (4K)'],
    ['3840 × 2160', '8 MP, 3840 × 2160 (4K)'],
    ['400-470 MHz', '400–470 MHz'],
  ])('%j, as it is typed, finds %j, as it is set', (query, specification) => {
    expect(matches(aSearchEntry({ specifications: [specification] }), query)).toBe(true);
  });

  test('a blank query finds nothing', () => {
    expect(searchProducts([entry], '')).toEqual([]);
    expect(searchProducts([entry], ' \t ')).toEqual([]);
  });

  test('any piece of any field finds the product, in any case and with blanks around it', () => {
    const fields = [entry.title, entry.brand, entry.description, ...entry.specifications];
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.nat(), fc.nat(), fc.boolean(), (field, from, to, upper) => {
        const piece = field.slice(from % field.length, (to % field.length) + 1);
        const query = ` ${upper ? piece.toUpperCase() : piece} `;
        expect(matches(entry, query)).toBe(piece.trim() !== '');
      }),
    );
  });

  test('what is called so comes before what is made so and what only mentions it, else in catalogue order', () => {
    const found = searchProducts(
      [
        aSearchEntry({ id: 'mentions', title: 'Bracket', description: 'Fits every dome' }),
        aSearchEntry({ id: 'is specified', title: 'Camera', specifications: ['Dome, vandal resistant'] }),
        aSearchEntry({ id: 'called so', title: 'Dome B' }),
        aSearchEntry({ id: 'is no match', title: 'Radio' }),
        aSearchEntry({ id: 'made by', title: 'Siren', brand: 'Domex' }),
        aSearchEntry({ id: 'called so too', title: 'A Dome', description: 'A dome' }),
      ],
      'dome',
    );
    expect(found.map(({ id }) => id)).toEqual([
      'called so',
      'called so too',
      'made by',
      'is specified',
      'mentions',
    ]);
  });
});

describe('a submitted search', () => {
  test('is counted in words', () => {
    expect(resultCountText(0, 'dome')).toBe('0 results for "dome"');
    expect(resultCountText(1, 'dome')).toBe('1 result for "dome"');
    expect(resultCountText(12, ' dome ')).toBe('12 results for "dome"');
  });
});
