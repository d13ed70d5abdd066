import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aSearchEntry } from '#tests/support/a-product.ts';
import { matchRank, foldTexts, type SearchTexts, searchTerm } from './search.ts';

const rankOf = (entry: SearchTexts, query: string) => matchRank(foldTexts(entry), searchTerm(query));
const matches = (entry: SearchTexts, query: string) => rankOf(entry, query) >= 0;

const entry = aSearchEntry({
  title: 'Turbine Compact Intercom',
  brand: 'Zenitel',
  description: 'Clear speech beside a busy road.',
  specifications: ['TCIV-6+', 'IP66', '2 years'],
});

describe('matchRank', () => {
  test.each([
    ['compact inter', 0],
    ['zeni', 1],
    ['tciv-6+', 2],
    ['  ip66 ', 2],
    ['BUSY ROAD', 3],
    ['.', 3],
  ])('%j matches with rank %d', (query, rank) => {
    expect(rankOf(entry, query)).toBe(rank);
  });

  test.each(['intercom zenitel', 'ip66 2 years', 'compact  intercom', 'T.*m', '6++'])(
    '%j does not match: a match is an exact substring of one text',
    (query) => {
      expect(matches(entry, query)).toBe(false);
    },
  );

  test.each(['', ' \t '])('%j does not match: it is blank', (query) => {
    expect(matches(entry, query)).toBe(false);
  });

  test.each([
    ['-40 to', '−40 to 65 °C'],
    ['36X', '36× zoom'],
    ['3840 x 2160', '8 MP, 3840 × 2160 (4K)'],
    ['3840 × 2160', '8 MP, 3840 × 2160 (4K)'],
    ['400-470 MHz', '400–470 MHz'],
    ['DS\u20112CD\u00ad2387', 'DS-2CD2387'],
    ['DS-2CD2387', 'DS\u20102CD2387'],
    ['4K\u202fColorVu', '4K ColorVu'],
    ['7” screen', '7″ screen'],
    ['7" screen', '7″ screen'],
    ['cafe\u0301', 'CAFÉ'],
    ['ileri', 'İLERİ'],
    ['I\u0307LERI\u0307', 'İleri'],
  ])('%j matches the typographic %j', (query, specification) => {
    expect(matches(aSearchEntry({ specifications: [specification] }), query)).toBe(true);
  });

  test('every substring of every text matches unless it is blank, in any case and with blanks around it', () => {
    const texts = [entry.title, entry.brand, entry.description, ...entry.specifications];
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), fc.nat(), fc.boolean(), (text, from, to, upper) => {
        const substring = text.slice(from % text.length, (to % text.length) + 1);
        const query = ` ${upper ? substring.toUpperCase() : substring} `;
        expect(matches(entry, query)).toBe(substring.trim() !== '');
      }),
    );
  });
});
