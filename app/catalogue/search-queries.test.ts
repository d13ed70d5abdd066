import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { productsInMemory } from './memory-products.server.ts';

// The shop as built from the catalogue of the journeys.
vi.stubEnv('SHOP_DIR', 'tests/fixtures/catalogue');
const engine = productsInMemory;
const { signal } = new AbortController();

/** The ids of all that the shop finds for a query, in the search box and on the page of results. */
async function foundFor(query: string) {
  const { products, understood, alternatives } = await engine.search(query);
  const suggestions = await engine.suggest(query, signal);
  return {
    hits: products.map(({ id }) => id),
    understood: understood === 'failed' ? understood : understood?.products.map(({ id }) => id),
    models: understood === 'failed' ? understood : understood?.models.map(({ id }) => id),
    suggestions: suggestions.map((suggestion) => ('id' in suggestion ? suggestion.id : suggestion.kind)),
    withAllWords: alternatives?.withAllWords.map(({ id }) => id) ?? [],
    corrections: alternatives?.corrections ?? [],
  };
}

/** What each query of the file is on a keyboard. */
const PLAIN_FORMS: Readonly<Record<string, string>> = {
  'U+2010 hyphen, as in text copied from some PDF files': 'DS-2CD2387G2-LU',
  'U+2011 non-breaking hyphen, as Word writes it': 'DS-2CD2387G2-LU',
  'U+00AD soft hyphen, invisible': 'DS-2CD2387G2-LU',
  'U+200B zero-width space, invisible': 'DS-2CD2387G2-LU',
  'U+FEFF in front, from a copied file': 'DS-2CD2387G2-LU',
  'U+202F narrow no-break space': '4K ColorVu',
  'full-width letters, hyphen and digits: DS-2CD': 'DS-2CD',
  'U+201D, what an iPhone types for inches': '7" screen',
  'U+2033 double prime': '7" screen',
  'curly quotation marks around two words': '"dome camera"',
  'no-break hyphen between number and unit': '2.8-mm',
  'minus sign and thin space': '-40 °C',
  'no-break space': 'IP 67',
  'percent sign': '100%',
  'malformed escape, typed by hand': '%E0%A4%A',
  'plus and ampersand': 'C++ & R+D',
  'decomposed accent (NFD)': 'café',
  'decomposed Turkish capital I': 'İLERİ',
};
const [, ...rows] = readFileSync('tests/fixtures/search-queries.tsv', 'utf8').trim().split('\n');
const CASES = rows.map((row) => row.split('\t')).map(([query = '', , what = '']) => [what, query] as const);

test('there is a plain form for each query of the file', () => {
  expect(CASES.map(([what]) => what)).toEqual(Object.keys(PLAIN_FORMS));
});

test.each(CASES)('a query with %s finds what its plain form finds', async (what, query) => {
  expect(await foundFor(query)).toEqual(await foundFor(PLAIN_FORMS[what] ?? ''));
});

describe('a query finds', () => {
  test.each([
    ['DS-2CD2387G2\u2010LU', { hits: ['37'], suggestions: ['37'] }],
    ['4K\u202fColorVu', { hits: ['36', '37'] }],
    ['“dome under 500”', { understood: ['38'] }],
  ])('%s: %j', async (query, found) => {
    expect(await foundFor(query)).toMatchObject(found);
  });

  test.each([
    ['2.8mm', '2.8 mm'],
    ['4tb', '4 TB'],
    ['256gb', '256 GB'],
  ])('with %s at least as a suggestion what %s finds', async (query, spaced) => {
    const found = await foundFor(query);
    const { suggestions } = await foundFor(spaced);
    expect(found.suggestions).toEqual(suggestions);
    expect([found.suggestions, found.withAllWords].flat()).not.toEqual([]);
  });
});

test('characters without a width change nothing, wherever they are in a query', async () => {
  const invisible = fc.constantFrom('\u00ad', '\u200b', '\u200d', '\u2060', '\ufeff', '\u200e', '\ufe0f');
  const queries = ['DS-2CD2387G2-LU', 'dome under 500', '7" screen', '-40 °C', '2.8mm', 'hikvison doem'];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...queries), invisible, fc.nat(20), async (query, character, place) => {
      const typed = query.slice(0, place) + character + query.slice(place);
      expect(await foundFor(typed)).toEqual(await foundFor(query));
    }),
    { numRuns: 60 },
  );
});
