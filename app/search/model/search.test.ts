import { describe, expect, test } from 'vitest';
import { aSearchEntry } from '#tests/support/a-product.ts';
import {
  findWithAllWords,
  foldTexts,
  inSingular,
  matchRank,
  matchWords,
  type SearchEntry,
  searchTerm,
  type SearchTexts,
} from './search.ts';
import { foldText, queryWords } from '#app/lib/normalize-text.ts';
import * as fc from 'fast-check';

const rankOf = (entry: SearchTexts, query: string) => matchRank(foldTexts(entry), searchTerm(query));
const matches = (entry: SearchTexts, query: string) => rankOf(entry, query) >= 0;

const entry = aSearchEntry({
  title: 'Turbine Compact Intercom',
  brand: 'Zenitel',
  description: 'Clear speech beside a busy road.',
  specifications: ['TCIV-6+', 'IP66', '2 years'],
});

test.each([
  ['Belts', ['belt']],
  ['cameras', ['camera']],
  ['black dresses', ['black dresse', 'black dress']],
  ['hoodies', ['hoodie', 'hoody']],
  ['batteries', ['batterie', 'battery']],
  ['lenses', ['lense', 'lens']],
  ['gift boxes', ['gift boxe', 'gift box']],
  ['axes', []],
  ['cats', []],
  ['shirts and shoes', ['shirt and shoe']],
  ["men's", []],
  ['XS', []],
  ['axis', []],
  ['wireless status', []],
  ['2000s', []],
])('%j in the singular is %j', (query, singulars) => {
  expect(inSingular(query)).toEqual(singulars);
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

  test.each([
    ['-40 to', '−40 to 65 °C'],
    ['3840 x 2160', '8 MP, 3840 × 2160 (4K)'],
    ['DS\u20112CD\u00ad2387', 'DS-2CD2387'],
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

describe('matchWords', () => {
  test.each([
    ['2cd', 'word-start'],
    ['ds-2cd8', 'word-start'],
    ['cam 4', 'word-start'],
    ['amera', 'substring'],
    ['dome amera', 'substring'],
    ['dome bullet', 'none'],
  ])('rates how %j matches the title of a camera: %s', (query, match) => {
    const title = foldText('DS-2CD87 Webcam Dome Camera (4K)');
    expect(matchWords(title, queryWords(query))).toBe(match);
  });

  test.each(['𠮷cam', 'e\u0301cam'])('finds no word start after a letter of two code units: %s', (text) => {
    expect(matchWords(text, ['cam'])).toBe('substring');
  });
});

const dome = aSearchEntry({ id: '1', title: 'Outdoor Dome', brand: 'Axis', description: 'Reads like PTZ.' });
const ptz = aSearchEntry({ id: '2', title: 'Q61 PTZ Camera', brand: 'Axis' });
const horn = aSearchEntry({ id: '3', title: 'Horn', brand: 'TOA', specifications: ['IP66', '4 MP'] });
const phone = aSearchEntry({ id: '4', title: 'Türsprechstelle', brand: 'İzmir' });
const entries = [dome, ptz, horn, phone];

const find = (entries: readonly SearchEntry[], query: string) =>
  findWithAllWords(
    entries.map((entry) => ({ entry, texts: foldTexts(entry) })),
    query,
  ).map(({ entry }) => entry);

describe('findWithAllWords', () => {
  test.each([
    ['axis ptz', [ptz, dome]],
    ['  PTZ   axis ', [ptz, dome]],
    ['toa ip66', [horn]],
    ['tursprechstelle izmir', [phone]],
    ['4mp ip66', [horn]],
    ['toa ptz', []],
    ['tdoor axis', []],
    ['  ', []],
  ])('finds the products that contain every word of %j', (query, found) => {
    expect(find(entries, query)).toEqual(found);
  });

  test('returns the first version of a family, before it one that has all words in brand and title', () => {
    const family = { id: 'dome', title: 'Dome', options: [] };
    const version = (entry: SearchEntry) => ({ entry, texts: foldTexts(entry), product: { family } });
    const other = aSearchEntry({ id: '5', title: 'Grey Dome', description: 'Not the black one.' });
    const black = aSearchEntry({ id: '6', title: 'Black Dome' });
    const alsoBlack = aSearchEntry({ id: '7', title: 'Black Dome, large' });
    const found = findWithAllWords([version(other), version(black), version(alsoBlack)], 'dome black');
    expect(found.map(({ entry }) => entry)).toEqual([black]);
    expect(findWithAllWords([version(other), version(alsoBlack)], 'not dome')).toHaveLength(1);
  });

  test('returns at most six products', () => {
    const many = Array.from({ length: 9 }, (_, id) => aSearchEntry({ id: `${id}`, title: 'Dome Camera' }));
    expect(find(many, 'camera dome')).toHaveLength(6);
  });
});
