import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { foldText } from '#app/lib/normalize-text.ts';
import type { SearchEntry } from '#app/search/model/search.ts';
import { countOf } from '#app/search/model/search-answer.ts';
import { aSearchEntry } from '#tests/support/a-product.ts';
import { kind, plainWordsFilesOf } from '#app/search/plain-words-files.fixture.ts';
import { newProducts, searchFilesOf, serve } from '#app/search/search-files.fixture.ts';
import type { Products } from '#app/products/products.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const NEVER_ABORTED = new AbortController().signal;

const idsFor = async (engine: Products, query: string) =>
  (await engine.search(query)).products.map(({ id }) => id);

const DOME = aSearchEntry({ id: 'dome', title: 'Dome camera', specifications: ['IP66', '−40 °C'] });
const RADIO = aSearchEntry({ id: 'radio', title: 'Radio', brand: 'Icom', description: 'For a dome.' });
const smallCatalogue = () => searchFilesOf([RADIO, DOME]);

/** All descriptions contain `dome`, but of the titles only the last one does. */
const MANY = Array.from({ length: 1001 }, (_, id) =>
  aSearchEntry({ id: `${id}`, title: id === 1000 ? 'Last dome' : 'Box', description: 'A dome.' }),
);

describe('search', () => {
  test('finds exactly what a scan of all texts finds, in the order of the fields', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'B', 'Σ', 'İ', '×', ' ', '\0', '-'), maxLength: 6 });
    const entry = fc.record({
      title: text.filter((title) => title.trim() !== ''),
      brand: text,
      description: text,
      specifications: fc.array(text, { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { maxLength: 12 }),
        fc.oneof(text, fc.constantFrom('a', 'b', 'ab', ' ')),
        async (products, query) => {
          const entries = products.map((texts, id) => aSearchEntry(Object.assign({ id: `${id}` }, texts)));
          serve(searchFilesOf(entries));
          expect(await idsFor(newProducts(), query)).toEqual(scan(entries, query));
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each([
    ['É', 'text', ['1']],
    ['ë', 'text', []],
    ['cafe', 'text', ['2']],
    ['hôtel', 'folded text', ['2']],
    ['36x', 'folded text', ['1']],
    ['36×', 'text', ['1']],
    ['−', 'text', []],
    ['cafes', 'singular', ['1', '2']],
    ['zooms', 'singular', ['1']],
    ['36x zooms', 'singular', ['1']],
    ['hotelss', 'text', []],
    ['otels', 'text', []],
  ])('finds %j as it is written, and as a %s only if it is so: %j', async (query, match, ids) => {
    serve(
      searchFilesOf([
        aSearchEntry({ id: '1', title: 'Café 36× zoom' }),
        aSearchEntry({ id: '2', title: 'Cafe and hotel, -40' }),
      ]),
    );
    const answer = await newProducts().search(query);
    expect(answer.match).toBe(match);
    expect(answer.products.map(({ id }) => id)).toEqual(ids);
  });

  test('finds a product by its whole SKU if no text contains it', async () => {
    serve(searchFilesOf([aSearchEntry({ id: 'SCH-003', title: 'Shears' }), DOME, RADIO]));
    const engine = newProducts();
    expect(await idsFor(engine, ' sch-003')).toEqual(['SCH-003']);
    expect(await idsFor(engine, 'sch-00')).toEqual([]);
    expect(await idsFor(engine, 'dome')).toEqual(['dome', 'radio']);
  });

  test('loads its files once', async () => {
    const requests = serve(searchFilesOf(MANY));
    const engine = newProducts();
    const [domes, boxes] = await Promise.all([engine.search('dome'), engine.search('box')]);
    expect(countOf(domes)).toBe(MANY.length);
    expect(domes.products.slice(0, 3).map(({ id }) => id)).toEqual(['1000', '0', '1']);
    expect(countOf(boxes)).toBe(1000);
    await engine.search('box');
    for (const path of ['/data/catalogue.json', '/data/texts.json'])
      expect(requests.filter((request) => request === path)).toHaveLength(1);
  });

  test.each([[undefined], ['<html>'], [[{ id: '1' }]]])(
    'fails if the file cannot be read (%j), and loads it again for the next search',
    async (file) => {
      const files: Record<string, unknown> = { ...smallCatalogue(), '/data/texts.json': file };
      serve(files);
      const engine = newProducts();
      await expect(engine.search('dome')).rejects.toThrow('/data/texts.json');
      Object.assign(files, smallCatalogue());
      expect(await idsFor(engine, 'dome')).toEqual(['dome', 'radio']);
    },
  );

  test('repeats a failed attempt to load the index', async () => {
    const files: Record<string, unknown> = {};
    serve(files);
    const engine = newProducts();
    await expect(engine.prepare()).rejects.toThrow('/data/catalogue.json');
    Object.assign(files, smallCatalogue());
    expect(await suggestedFor(engine, 'dome')).toEqual(['dome', 'radio']);
  });
});

const entry = (id: string, title: string, description: string) => ({
  ...aSearchEntry({ id, title, description }),
  statedFigures: kind('portable-radio'),
});

const suggestedFor = async (engine: Products, typed: string) =>
  (await engine.suggest(typed, NEVER_ABORTED)).map((suggestion) =>
    suggestion.kind === 'product' ? suggestion.id : suggestion.kind,
  );

describe('suggest', () => {
  test('matches title, brand, model and category, and in a small shop all texts', async () => {
    serve(smallCatalogue());
    const engine = newProducts();
    expect(await suggestedFor(engine, 'dome')).toEqual(['dome', 'radio']);
    expect(await suggestedFor(engine, 'ico')).toEqual(['radio', 'brand']);
    expect(await suggestedFor(engine, 'm-rad')).toEqual(['radio']);
    expect(await suggestedFor(engine, 'cctv')).toEqual(['category']);
    expect(await suggestedFor(engine, '-40')).toEqual(['dome']);
  });

  test('keeps suggestions while a figure is typed, and lets products that are meant lead', async () => {
    serve(
      plainWordsFilesOf([
        entry('talk', 'R7', 'DMR, 4 W'),
        { ...entry('bag', 'Bag', 'For a walkie-talkie.'), statedFigures: {} },
      ]),
    );
    const engine = newProducts();
    expect(await suggestedFor(engine, 'walkie-talkie')).toEqual(['talk', 'bag']);
    for (const typed of ['r7 4', 'r7 44', 'r7 44 m'])
      expect(await suggestedFor(engine, typed)).toEqual(['talk']);
    expect(await suggestedFor(engine, 'r7 zzzz')).toEqual([]);
    expect(await suggestedFor(engine, 'é')).toEqual([]);
  });

  test('what is understood leads, and is not joined by what has the singular', async () => {
    serve(
      plainWordsFilesOf([
        entry('talk', 'R7', 'DMR, 4 W'),
        { ...entry('bag', 'Bag', 'For a walkie-talkie.'), statedFigures: {} },
      ]),
    );
    const { products, understood } = await newProducts().search('walkie-talkies');
    expect(products).toEqual([]);
    expect(understood).toMatchObject({ products: [{ id: 'talk' }] });
  });

  test('suggests by the start of the SKU if nothing else matches', async () => {
    const files = JSON.stringify(searchFilesOf([aSearchEntry({ id: 'SCH-003', title: 'Shears' }), DOME]));
    serve(JSON.parse(files.replaceAll('M-SCH-003', '')));
    const engine = newProducts();
    expect(await suggestedFor(engine, 'sch-0')).toEqual(['SCH-003']);
    expect(await suggestedFor(engine, 'dom')).toEqual(['dome']);
  });

  test('loads no texts of a large catalogue', async () => {
    const requests = serve(searchFilesOf(MANY));
    expect(await suggestedFor(newProducts(), 'dome')).toEqual(['1000']);
    expect(requests).toEqual(['/data/catalogue.json']);
  });

  test('suggests by names if the texts cannot be loaded', async () => {
    const { '/data/texts.json': _, ...files } = smallCatalogue();
    serve(files);
    expect(await suggestedFor(newProducts(), 'dome')).toEqual(['dome']);
  });
});

describe('alternatives', () => {
  test('are corrections of the spelling and products with all words', async () => {
    serve(smallCatalogue());
    const engine = newProducts();
    expect((await engine.search('camrea')).alternatives).toEqual({
      corrections: ['camera'],
      withAllWords: [],
    });
    const { alternatives } = await engine.search('camera ip66');
    expect(alternatives?.withAllWords.map(({ id }) => id)).toEqual(['dome']);
  });
});

/** The specified search, written as plainly as possible. Only if it finds nothing, texts are folded. */
function scan(entries: readonly SearchEntry[], query: string): readonly string[] {
  if (foldText(query).trim() === '') return [];
  const found = scanAs(entries, query, (text) => text.toLowerCase().replaceAll('ς', 'σ'));
  return found.length > 0 || foldText(query).trim().length < 2 ? found : scanAs(entries, query, foldText);
}

type Form = (text: string) => string;

/** Products are ordered by where their folded texts contain the query. */
function scanAs(entries: readonly SearchEntry[], query: string, form: Form): readonly string[] {
  const isFound = ({ title, brand, specifications, description }: SearchEntry) =>
    [title, brand, ...specifications, description].some((text) => form(text).includes(form(query.trim())));
  return ranked(entries, query).filter((id) => entries.some((entry) => entry.id === id && isFound(entry)));
}

function ranked(entries: readonly SearchEntry[], query: string): readonly string[] {
  const term = foldText(query).trim();
  const contains = (text: string) => foldText(text).includes(term);
  const inTitle = entries.filter(({ title }) => contains(title));
  const inBrand = entries.filter(({ brand }) => contains(brand));
  const inSpecifications = entries.filter(({ specifications }) => specifications.some(contains));
  const inDescription = entries.filter(({ description }) => contains(description));
  return [...new Set([...inTitle, ...inBrand, ...inSpecifications, ...inDescription])].map(({ id }) => id);
}
