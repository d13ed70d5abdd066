import { describe, expect, test } from 'vitest';
import { plainWordHints } from './plain-words.server.ts';
import { readCatalogue } from './read-catalogue.server.ts';
import { mistakesIn, pictureExists, validCatalogue } from './valid-catalogue.fixture.ts';

function withPlainWords(content: object) {
  const file = { synonyms: [], units: [], stopWords: [], ...content };
  return { ...validCatalogue(), 'plain-words.json': JSON.stringify(file) };
}

const figure = (attribute: string, condition: object) => ({ kind: 'figure', attribute, condition });

const synonym = (...means: readonly object[]) => ({ synonyms: [{ words: ['word'], means }] });

test('reads the meanings of synonyms', () => {
  const texts = withPlainWords(
    synonym(
      { attribute: 'kind', value: 'dome' },
      { attribute: 'resolution', step: '4k' },
      { attribute: 'night-range', atLeast: 30 },
      { attribute: 'lowest-temperature', atMost: -30 },
      { attribute: 'outdoor', is: true },
      { category: 'thermal-cameras' },
      { brand: 'Pelco' },
    ),
  );
  const [first] = readCatalogue(texts, pictureExists).plainWords.synonyms;
  expect(first).toEqual({
    words: ['word'],
    means: [
      figure('kind', { kind: 'value', value: 'dome' }),
      figure('resolution', { kind: 'step', step: '4k' }),
      figure('night-range', { kind: 'range', min: 30 }),
      figure('lowest-temperature', { kind: 'range', max: -30 }),
      figure('outdoor', { kind: 'yes-no', isYes: true }),
      { kind: 'category', slug: 'thermal-cameras' },
      { kind: 'brand', brand: 'Pelco' },
    ],
  });
});

describe('mistakes', () => {
  test.each([
    [
      'an unknown category',
      { category: 'drones' },
      'means no. 1 category: there is no category "drones"; use one of cctv-systems, thermal-cameras',
    ],
    [
      'an unknown brand',
      { brand: 'Acme' },
      'means no. 1 brand: no product has the brand "Acme"; use a brand of products.json',
    ],
    [
      'a brand in other letters',
      { brand: 'pelco' },
      'means no. 1 brand: is written "Pelco" elsewhere; write it the same',
    ],
    [
      'a meaning of an unknown kind',
      { colour: 'red' },
      'means no. 1: must have an "attribute" with value, step, atLeast, atMost or is; or a "category"; or a "brand"',
    ],
  ])('reports %s', (_, meaning, mistake) => {
    expect(mistakesIn(withPlainWords(synonym(meaning)))).toEqual([
      `plain-words.json: line 1: synonyms no. 1 ${mistake}`,
    ]);
  });

  test.each([
    ['/product/none', 'there is no page /product/none; use the id of a product or the slug of a category'],
    ['https://example.com', 'must begin with /'],
  ])('reports a link to %s for what is not sold', (to, mistake) => {
    const notSold = [{ words: ['lens'], name: 'lenses', links: [{ text: 'Lenses', to }] }];
    expect(mistakesIn(withPlainWords({ notSold }))).toEqual([
      `plain-words.json: line 1: notSold no. 1 links no. 1 to: ${mistake}`,
    ]);
  });

  test('reports a synonym without words', () => {
    expect(mistakesIn(withPlainWords({ synonyms: [{ words: [], means: [] }] }))).toEqual([
      'plain-words.json: line 1: synonyms no. 1 words: must have at least one word',
    ]);
  });
});

test('hints at references to what attributes.json does not have, and at units that cannot be converted', () => {
  const texts = withPlainWords({
    ...synonym(
      { attribute: 'resolution', step: '4k' },
      { attribute: 'resolution', step: '5k' },
      { attribute: 'colour', is: true },
    ),
    units: [
      { words: ['°C'], attributes: ['lowest-temperature', 'resolution'] },
      { words: ['degrees F'], attributes: ['lowest-temperature'], spelling: 'F' },
      { words: ['°F'], attributes: ['lowest-temperature'], spelling: '°F' },
    ],
    notSold: [
      { words: ['lens', 'compact'], name: 'lenses' },
      { words: ['hard drive'], name: 'hard drives', links: [{ text: 'Radio', to: '/search?q=radio' }] },
    ],
  });
  const { plainWords, attributes, products } = readCatalogue(texts, pictureExists);
  expect(plainWordHints(plainWords, attributes, products)).toEqual([
    'plain-words.json: "word": attributes.json has no attribute "resolution" with "5k"',
    'plain-words.json: "word": attributes.json has no attribute "colour" with "yes or no"',
    'plain-words.json: "°C": attributes.json has no number "resolution"',
    'plain-words.json: "degrees F": "F" is not a unit for "lowest-temperature"; use one of °C, °F',
    `plain-words.json: "lens" is listed as not sold, but product ${products[0]?.id} is "${products[0]?.title}"`,
  ]);
});
