import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aSearchEntry } from '#tests/support/a-product.ts';
import { matches, searchProducts } from './search.ts';

const entry = aSearchEntry({
  title: 'Turbine Compact Intercom',
  brand: 'Zenitel',
  description: 'Clear speech beside a busy road.',
  specifications: ['TCIV-6+', 'IP66', '2 years'],
});

describe('matches', () => {
  test.each(['compact inter', 'zeni', 'BUSY ROAD', 'tciv-6+', '  ip66 ', '.'])('finds %j', (query) => {
    expect(matches(entry, query)).toBe(true);
  });

  test.each(['intercom zenitel', 'ip66 2 years', 'compact  intercom', 'T.*m', '6++'])(
    'does not find %j: a match is an exact substring of one field',
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
  ])('finds with %j, typed on a keyboard, the typographic %j', (query, specification) => {
    expect(matches(aSearchEntry({ specifications: [specification] }), query)).toBe(true);
  });

  test('finds every substring of every field, in any case and with blanks around it', () => {
    const fields = [entry.title, entry.brand, entry.description, ...entry.specifications];
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.nat(), fc.nat(), fc.boolean(), (field, from, to, upper) => {
        const substring = field.slice(from % field.length, (to % field.length) + 1);
        const query = ` ${upper ? substring.toUpperCase() : substring} `;
        expect(matches(entry, query)).toBe(substring.trim() !== '');
      }),
    );
  });
});

describe('searchProducts', () => {
  test('finds nothing with a blank query', () => {
    expect(searchProducts([entry], '')).toEqual([]);
    expect(searchProducts([entry], ' \t ')).toEqual([]);
  });

  test('ranks title above brand, specification and description, and keeps the catalogue’s order otherwise', () => {
    const found = searchProducts(
      [
        aSearchEntry({ id: 'description', title: 'Bracket', description: 'Fits every dome' }),
        aSearchEntry({ id: 'specification', title: 'Camera', specifications: ['Dome, vandal resistant'] }),
        aSearchEntry({ id: 'title 1', title: 'Dome B' }),
        aSearchEntry({ id: 'no match', title: 'Radio' }),
        aSearchEntry({ id: 'brand', title: 'Siren', brand: 'Domex' }),
        aSearchEntry({ id: 'title 2', title: 'A Dome', description: 'A dome' }),
      ],
      'dome',
    );
    expect(found.map(({ id }) => id)).toEqual([
      'title 1',
      'title 2',
      'brand',
      'specification',
      'description',
    ]);
  });
});
