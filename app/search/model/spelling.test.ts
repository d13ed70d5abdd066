import { describe, expect, test } from 'vitest';
import { similarWordsAmong } from '#app/products/similar-words.ts';
import { aSearchEntry } from '#tests/support/a-product.ts';
import { correctWords, spellingCorrections as spellingCorrectionsFrom, vocabularyOf } from './spelling.ts';
import { foldTexts, matchRank, type SearchEntry, searchTerm } from './search.ts';
import * as fc from 'fast-check';

const entries = [
  aSearchEntry({ title: 'Hikvision Dome Camera', brand: 'Hikvision', specifications: ['PoE', 'IP66'] }),
  aSearchEntry({ title: 'Siemens Fire Detector', brand: 'Siemens', description: 'Detects smoke early.' }),
  aSearchEntry({ title: 'Hochiki Smoke Detector', brand: 'Hochiki', description: 'For a home.' }),
];

const hasResults = (entries: readonly SearchEntry[], query: string) =>
  entries.some((entry) => matchRank(foldTexts(entry), searchTerm(query)) >= 0);

function spellingData(entries: readonly SearchEntry[]) {
  const vocabulary = vocabularyOf(entries);
  return {
    vocabulary,
    keysNear: similarWordsAmong(vocabulary.keys()),
    hasResults: (term: string) => hasResults(entries, term),
  };
}

function spellingCorrections(entries: readonly SearchEntry[], query: string) {
  return spellingCorrectionsFrom(query, spellingData(entries));
}

test.each([
  ['hikvison 4k poe', ['hikvison'], ['Hikvision 4k poe']],
  ['hikvison camrea zzz', ['hikvison', 'zzz'], ['Hikvision camrea zzz']],
  ['outdoor smoke', ['smoke'], []],
  ['outdoor zzz', ['zzz'], []],
])(
  'in %j, correctWords replaces each of %j that no product contains, if a similar word exists: %j',
  async (query, words, corrected) => {
    expect(await correctWords(query, words, spellingData(entries))).toEqual(corrected);
  },
);

test('corrects a word that lacks accents, and keeps the accents of correct ones', async () => {
  const products = [aSearchEntry({ title: 'Ağrı Büro' })];
  expect(await spellingCorrections(products, 'agry büro')).toEqual(['Ağrı büro', 'Ağrı']);
  expect(await correctWords('agry Büro', ['agry', 'büro'], spellingData(products))).toEqual(['Ağrı Büro']);
});

test.each([
  ['2.8mm', ['2.8 mm']],
  ['2.8-mm', ['2.8 mm']],
  ['4tb', ['4 tb']],
  ['256 GB', ['256GB']],
  ['9tb', []],
])('offers %j with the spaces that products have: %j', async (query, spacings) => {
  const products = [aSearchEntry({ title: 'Lens 2.8 mm' }), aSearchEntry({ title: 'Disk 4 TB, 256GB' })];
  expect(await spellingCorrections(products, query)).toEqual(spacings);
});

describe('spellingCorrections', async () => {
  test.each([
    ['hikvison', ['Hikvision']],
    ['Seimens', ['Siemens']],
    ['ditector', ['Detector']],
    ['pot', ['PoE']],
    ['doem', ['Dome']],
  ])('corrects a misspelt word: %j → %j', async (query, suggestions) => {
    expect(await spellingCorrections(entries, query)).toEqual(suggestions);
  });

  test.each([
    ['dome camrea', ['dome Camera', 'Camera']],
    ['domes camera', ['Dome camera', 'Dome']],
    ['hikvison doem', ['Hikvision Dome', 'Hikvision', 'Dome']],
  ])('suggests the corrected query, then each corrected word alone: %j → %j', async (query, suggestions) => {
    expect(await spellingCorrections(entries, query)).toEqual(suggestions);
  });

  test('does not suggest a corrected query that finds no product', async () => {
    expect(hasResults(entries, 'Hikvision smoke')).toBe(false);
    expect(await spellingCorrections(entries, 'hikvison smoke')).toEqual(['Hikvision']);
  });

  test('also corrects a word that occurs only within another word, such as "smok"', async () => {
    expect(await spellingCorrections(entries, 'smok ditector')).toEqual(['Smoke Detector', 'Detector']);
  });

  test('suggests only the closest words, those in more products first', async () => {
    const gates = ['gale gate', 'gate'].map((title) => aSearchEntry({ title }));
    expect(await spellingCorrections(gates, 'gaxe')).toEqual(['gate', 'gale']);
    expect(await spellingCorrections(gates, 'gatesx')).toEqual(['gate']);
  });

  test('suggests the first three in alphabetical order among equally close words', async () => {
    const words = [aSearchEntry({ title: 'bat bar bay bag' })];
    expect(await spellingCorrections(words, 'baz')).toEqual(['bag', 'bar', 'bat']);
  });

  test('tolerates two wrong letters in words of six or more, one in shorter words, and none in words of two', async () => {
    expect(await spellingCorrections(entries, 'dxxe')).toEqual([]);
    expect(await spellingCorrections(entries, 'cxxera')).toEqual(['Camera']);
    expect(await spellingCorrections([aSearchEntry({ title: 'TV mount' })], 'tw')).toEqual([]);
  });

  test.each([
    ['more than ten words', 'hikvison '.repeat(11)],
    ['a very long word', 'x'.repeat(10_000)],
    ['a query with results', 'smoke'],
    ['a blank query', '  '],
  ])('suggests nothing for %s', async (_, query) => {
    expect(await spellingCorrections(entries, query)).toEqual([]);
  });

  test('returns at most three terms, each of which finds a product and differs from the query', async () => {
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
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const terms = await spellingCorrections(entries, query);
        expect(terms.length).toBeLessThanOrEqual(3);
        for (const term of terms) {
          expect(hasResults(entries, term)).toBe(true);
          expect(term.toLowerCase()).not.toBe(query.trim().toLowerCase());
        }
      }),
    );
  });
});

const DOME = aSearchEntry({ title: 'Dome camera', brand: 'Axis', specifications: ['PoE 802.3af, dome'] });
const RADIO = aSearchEntry({ title: 'Radio', brand: 'AXIS', specifications: [], description: 'A radio.' });

test('the vocabulary has the words of brands, titles and specifications, each with the number of products that contain it', () => {
  expect([...vocabularyOf([DOME, RADIO])]).toEqual([
    ['axis', { spelling: 'Axis', products: 2 }],
    ['dome', { spelling: 'Dome', products: 1 }],
    ['camera', { spelling: 'camera', products: 1 }],
    ['poe', { spelling: 'PoE', products: 1 }],
    ['802.3af', { spelling: '802.3af', products: 1 }],
    ['radio', { spelling: 'Radio', products: 1 }],
  ]);
});

test('if there are too many words, those that the most products contain are kept', () => {
  expect([...vocabularyOf([RADIO, DOME, DOME], 2).keys()]).toEqual(['axis', 'dome']);
});
