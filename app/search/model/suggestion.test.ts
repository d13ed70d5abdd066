import { describe, expect, test } from 'vitest';
import { aSearchEntry } from '#tests/support/a-product.ts';
import { foldTexts, matchRank, type SearchEntry, searchTerm } from './search.ts';
import { highlightParts, suggest as suggestFrom, type Suggestion, suggestionIndex } from './suggestion.ts';
import * as fc from 'fast-check';

const categories = [
  { title: 'CCTV Systems', slug: 'cctv-systems' },
  { title: 'Thermal Cameras', slug: 'thermal-cameras' },
  { title: 'Maritime Cameras', slug: 'maritime-cameras' },
  { title: 'Ex-Proof Cameras', slug: 'ex-proof-cameras' },
];
const entry = (title: string, brand: string, description = '') =>
  aSearchEntry({ id: title, title, brand, description });
const entries = [
  entry('Door Station', 'Viking', 'Looks like a webcam'),
  entry('Webcam Mount', 'Pelco'),
  entry('P3265 Dome Camera', 'Axis'),
  entry('ExSite Cam', 'Pelco'),
];

const contains = (entry: SearchEntry, term: string) => matchRank(foldTexts(entry), term) >= 0;
const suggest = (entries: readonly SearchEntry[], among: typeof categories, typed: string) =>
  suggestFrom(suggestionIndex(entries, among), typed, contains);

const name = (suggestion: Suggestion): string =>
  suggestion.kind === 'brand' ? suggestion.brand : suggestion.title;
const products = (suggestions: readonly Suggestion[]): readonly string[] =>
  suggestions.filter(({ kind }) => kind === 'product').map(name);

describe('suggest', () => {
  test('ranks matches at a word start first, then those within a word, then those outside title and brand', () => {
    expect(products(suggest(entries, [], 'cam'))).toEqual([
      'P3265 Dome Camera',
      'ExSite Cam',
      'Webcam Mount',
      'Door Station',
    ]);
  });

  test('matches words in any order across brand and title', () => {
    expect(products(suggest(entries, [], ' DOME  ax'))).toEqual(['P3265 Dome Camera']);
    expect(products(suggest(entries, [], 'dome pelco'))).toEqual([]);
  });

  test('finds İstanbul Ağrı for "ISTANBUL agri"', () => {
    const found = suggest([entry('İstanbul Ağrı', 'Axis')], [], 'ISTANBUL agri');
    expect(products(found)).toEqual(['İstanbul Ağrı']);
  });

  test('finds what has 2.8 mm in its texts for 2.8mm', () => {
    const lens = entry('Lens', 'Axis', 'Covers 102° with 2.8 mm.');
    expect(products(suggest([lens, ...entries], [], '2.8mm'))).toEqual(['Lens']);
  });

  test('lists up to two categories and then brands after the products', () => {
    expect(suggest(entries, categories, 'cam').slice(4)).toEqual([
      { kind: 'category', title: 'Thermal Cameras', slug: 'thermal-cameras' },
      { kind: 'category', title: 'Maritime Cameras', slug: 'maritime-cameras' },
    ]);
    const kinds = suggest(entries, categories, 'pel').map(({ kind }) => kind);
    expect(kinds).toEqual(['product', 'product', 'brand']);
    expect(suggest(entries, categories, '  ')).toEqual([]);
  });

  const many = Array.from({ length: 30 }, (_, index) => entry(`Camera ${index}`, 'Camwest'));

  test('leaves space for categories and brands when many products match', () => {
    const kinds = suggest(many, categories, 'cam').map(({ kind }) => kind);
    expect(kinds).toEqual([...Array.from({ length: 5 }, () => 'product'), 'category', 'category', 'brand']);
  });

  const anyQuery = fc.oneof(fc.string(), fc.constantFrom('c', 'ca', 'e', 'pelco', 'cam mount', 'webcam'));

  test('suggests every product that the search finds, if they are few', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const suggested = products(suggest(entries, [], query));
        const found = entries.filter((entry) => contains(entry, searchTerm(query)));
        expect(suggested).toEqual(expect.arrayContaining(found.map(({ title }) => title)));
      }),
    );
  });
});

/** The text with its typed parts in brackets. */
const highlighted = (text: string, typed: string): string =>
  highlightParts(text, typed)
    .map((part) => (part.isTyped ? `[${part.text}]` : part.text))
    .join('');

describe('highlightParts', () => {
  test.each([
    ['Dome Camera', 'cam', 'Dome [Cam]era'],
    ['Dome Camera', 'CAMERA do', '[Do]me [Camera]'],
    ['Dome Camera', 'do dome', '[Dome] Camera'],
    ['TCIV-6+ (PoE)', '6+ (poe)', 'TCIV-[6+] [(PoE)]'],
    ['İstanbul Ağrı', 'ist agri', '[İst]anbul [Ağrı]'],
    ['I\u0307stanbul', 'i', '[I\u0307]stanbul'],
    ['Cafe\u0301 bar', 'CAFÉ', '[Cafe\u0301] bar'],
    ['ＤＳ‑2\u00adC', 'ds-2c', '[ＤＳ‑2\u00adC]'],
    ['7″ ﬁlm', '7" fi', '[7″] [ﬁ]lm'],
    ['½″', '1', '[½]″'],
    ['Dome Camera', '.*', 'Dome Camera'],
    ['Dome Camera', ' ', 'Dome Camera'],
    ['', 'dome', ''],
  ])('in %j, highlights the words of %j: %j', (text, typed, expected) => {
    expect(highlighted(text, typed)).toBe(expected);
  });
});
